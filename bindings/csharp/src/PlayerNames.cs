#nullable enable

using System;
using System.Collections.Generic;
using System.Text;

namespace Mistbank
{
    /// <summary>Converts names of players to text options.</summary>
    internal static unsafe class PlayerNames
    {
        internal static TextOptions Options(IReadOnlyDictionary<Colour, string>? names)
        {
            Native.mistbank_text_options_init(out TextOptions options, TextOptions.Bytes);
            if (names == null) return options;
            foreach (KeyValuePair<Colour, string> named in names)
            {
                if (named.Key < 0 || (int)named.Key >= Limits.MaxColours)
                    throw new InvalidArgumentException($"names: unknown colour {named.Key}");
                byte[] bytes = BytesOf(named.Key, named.Value);
                byte* name = options.names + (int)named.Key * Limits.NameCapacity;
                for (int i = 0; i < bytes.Length; ++i) name[i] = bytes[i];
            }
            return options;
        }

        private static byte[] BytesOf(Colour colour, string? name)
        {
            byte[] bytes = Encoding.UTF8.GetBytes(name ?? "");
            bool hasControl = false;
            foreach (char letter in name ?? "") hasControl |= char.IsControl(letter);
            if (hasControl || bytes.Length >= Limits.NameCapacity)
                throw new InvalidArgumentException(
                    $"names[{colour}] must have at most {Limits.NameCapacity - 1} bytes of UTF-8 and no control characters");
            return bytes;
        }
    }
}
