using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Mistbank
{
    /// <summary>Texts to the library and back.</summary>
    internal static unsafe class Utf8
    {
        /// <summary>A call that writes a text: buffer, capacity, and where its length goes.</summary>
        internal delegate Status Writer(byte* buffer, int capacity, int* length);

        private const int FirstGuess = 1024; // bytes; longer texts are asked for a second time

        /// <summary>The text in bytes, a zero behind it.</summary>
        /// <exception cref="ArgumentNullException">It is null.</exception>
        internal static byte[] BytesOf(string name, string text)
        {
            if (text == null) throw new ArgumentNullException(name);
            var bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
            Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
            return bytes;
        }

        /// <summary>A name in bytes; one with a zero in it is nobody's name.</summary>
        internal static byte[] NameOf(string argument, string name)
        {
            byte[] bytes = BytesOf(argument, name);
            if (Array.IndexOf(bytes, (byte)0) < bytes.Length - 1)
                throw new UnknownNameException($"{argument} must not hold a zero character");
            return bytes;
        }

        /// <summary>A static text of the library; null for none.</summary>
        internal static string TextOf(byte* text) => text == null ? null : TextOf(text, int.MaxValue);

        /// <summary>The text up to its zero, at most so many bytes.</summary>
        internal static string TextOf(byte* text, int capacity)
        {
            int length = 0;
            while (length < capacity && text[length] != 0) ++length;
            return Encoding.UTF8.GetString(text, length);
        }

        /// <summary>A call that reads a text and leaves a message.</summary>
        internal delegate Status Reader(byte* text, int size, byte* message, int capacity);

        /// <summary>Has a text read, and tells what was ignored of it.</summary>
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

        /// <summary>The text that a call writes, however long, and what the call answered.</summary>
        internal static Status Read(Writer write, out string text)
        {
            int length;
            byte* first = stackalloc byte[FirstGuess];
            Status status = write(first, FirstGuess, &length);
            text = status == Status.Ok ? Encoding.UTF8.GetString(first, length) : "";
            return status == Status.BufferTooSmall ? ReadLong(write, length + 1, out text) : status;
        }

        /// <summary>The same for a text that is long: it is written once if it has fewer bytes than are
        /// guessed.</summary>
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

    /// <summary>Sixteen bytes of UTF-8 that end at their first zero.</summary>
    [StructLayout(LayoutKind.Sequential)]
    internal readonly struct ShortText
    {
        private const int Capacity = 16;

        private readonly ulong first, second;

        internal unsafe ShortText(string argument, string text)
        {
            first = second = 0;
            if (string.IsNullOrEmpty(text)) return;
            byte[] bytes = Encoding.UTF8.GetBytes(text);
            if (bytes.Length >= Capacity)
                throw new InvalidArgumentException(
                    $"{argument} must have up to {Capacity - 1} bytes of UTF-8, not {bytes.Length}");
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
