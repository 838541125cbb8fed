#nullable enable

using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Mistbank
{
    /// <summary>Converts strings to the UTF-8 texts of the library, and back.</summary>
    internal static unsafe class Utf8
    {
        /// <summary>A call that writes a text: its arguments are the buffer, the capacity, and a
        /// pointer that receives the length of the text.</summary>
        internal delegate Status Writer(byte* buffer, int capacity, int* length);

        private const int FirstGuess = 1024; // size of the first buffer, in bytes; a longer text needs a second call

        /// <summary>Returns the text as bytes with a terminating zero.</summary>
        /// <exception cref="ArgumentNullException">The text is null.</exception>
        internal static byte[] BytesOf(string name, string text)
        {
            if (text == null) throw new ArgumentNullException(name);
            var bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
            Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
            return bytes;
        }

        /// <summary>Returns a name as bytes with a terminating zero. Throws for a zero within the name.</summary>
        internal static byte[] NameOf(string argument, string name)
        {
            byte[] bytes = BytesOf(argument, name);
            if (Array.IndexOf(bytes, (byte)0) < bytes.Length - 1)
                throw new UnknownNameException($"{argument} must not contain a zero character");
            return bytes;
        }

        /// <summary>Returns a static text of the library; empty for a null pointer.</summary>
        internal static string TextOf(byte* text) => text == null ? "" : TextOf(text, int.MaxValue);

        /// <summary>Returns the text up to its terminating zero, at most <paramref name="capacity"/> bytes.</summary>
        internal static string TextOf(byte* text, int capacity)
        {
            int length = 0;
            while (length < capacity && text[length] != 0) ++length;
            return Encoding.UTF8.GetString(text, length);
        }

        /// <summary>A call that reads a text and writes a message.</summary>
        internal delegate Status Reader(byte* text, int size, byte* message, int capacity);

        /// <summary>Lets a call read a text. Returns the note about ignored fields, or throws the exception for the
        /// status.</summary>
        internal static string Parse(string name, string given, Reader read)
        {
            Library.Check();
            byte* message = stackalloc byte[Limits.MessageCapacity];
            message[0] = 0;
            Status status;
            byte[] bytes = BytesOf(name, given);
            fixed (byte* at = bytes) status = read(at, bytes.Length - 1, message, Limits.MessageCapacity);
            string told = TextOf(message, Limits.MessageCapacity);
            return status == Status.Ok ? told : throw MistbankException.Of(status, told);
        }

        /// <summary>Reads a text of any length that a call writes. Returns the call's status.</summary>
        internal static Status Read(Writer write, out string text)
        {
            int length;
            byte* first = stackalloc byte[FirstGuess];
            Status status = write(first, FirstGuess, &length);
            text = status == Status.Ok ? Encoding.UTF8.GetString(first, length) : "";
            return status == Status.BufferTooSmall ? ReadLong(write, length + 1, out text) : status;
        }

        /// <summary>Reads a long text that a call writes, with a first buffer of <paramref name="guess"/> bytes.
        /// Returns the call's status. One call suffices if the text has fewer bytes than
        /// <paramref name="guess"/>.</summary>
        internal static Status ReadLong(Writer write, int guess, out string text)
        {
            int length;
            Status status;
            var room = new byte[guess];
            fixed (byte* at = room) status = write(at, room.Length, &length);
            if (status == Status.BufferTooSmall)
            {
                room = new byte[length + 1];
                fixed (byte* at = room) status = write(at, room.Length, &length);
            }
            text = status == Status.Ok ? Encoding.UTF8.GetString(room, 0, length) : "";
            return status;
        }
    }

    /// <summary>A text of up to 15 bytes of UTF-8, in 16 bytes that end with zeros.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal readonly struct ShortText
    {
        private const int Capacity = 16;

        private readonly ulong first, second;

        internal unsafe ShortText(string argument, string? text)
        {
            first = second = 0;
            if (string.IsNullOrEmpty(text)) return;
            byte[] bytes = Encoding.UTF8.GetBytes(text);
            if (bytes.Length >= Capacity)
                throw new InvalidArgumentException(
                    $"{argument} must have at most {Capacity - 1} bytes of UTF-8, not {bytes.Length}");
            byte* room = stackalloc byte[Capacity];
            for (int i = 0; i < Capacity; ++i) room[i] = i < bytes.Length ? bytes[i] : (byte)0;
            first = *(ulong*)room;
            second = *((ulong*)room + 1);
        }

        public override unsafe string ToString()
        {
            ShortText copy = this;
            return Utf8.TextOf((byte*)&copy, Capacity);
        }
    }
}
