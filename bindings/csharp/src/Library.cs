#nullable enable

using System;

namespace Mistbank
{
    /// <summary>The native library.</summary>
    public static unsafe class Library
    {
#if UNITY_ANDROID && !MISTBANK_ANDROID_LIBRARY && !UNITY_EDITOR
        internal const string File = "__Internal"; // compiled into the player: the package has no Android library
#elif (UNITY_IOS || UNITY_TVOS || UNITY_VISIONOS || UNITY_WEBGL) && !UNITY_EDITOR
        internal const string File = "__Internal"; // compiled into the player
#else
        internal const string File = "libmistbank"; // with "lib", because Windows cannot tell mistbank.dll from Mistbank.dll
#endif

        private static bool checkedAbi;

        /// <summary>The version of the loaded library, such as "2.1.0".</summary>
        public static string Version => Utf8.TextOf(Native.mistbank_version());

        /// <summary>Refuses a native library with another ABI version.</summary>
        /// <exception cref="InvalidOperationException">The ABI version differs.</exception>
        internal static void Check()
        {
            if (checkedAbi) return;
            int found = Native.mistbank_abi_version();
            if (found != Native.AbiVersion)
                throw new InvalidOperationException(
                    $"the native library has ABI {found}, but Mistbank needs ABI {Native.AbiVersion}");
            checkedAbi = true;
        }

        internal delegate byte* Namer(int index);

        /// <summary>Returns a list of names. One function returns the number of names, the other returns each
        /// name.</summary>
        internal static ReadOnlyArray<string> Names(Func<int> count, Namer nameAt)
        {
            Check();
            var names = new string[count()];
            for (int i = 0; i < names.Length; ++i) names[i] = Utf8.TextOf(nameAt(i));
            return new(names);
        }

        internal static string NameOf(Status status) => Utf8.TextOf(Native.mistbank_status_text(status));

        internal static byte ByteOf(string name, int number)
        {
            if (number < byte.MinValue || number > byte.MaxValue)
                throw new InvalidArgumentException($"{name} must be from 0 to 255, not {number}");
            return (byte)number;
        }

        internal static short CellOf(string name, int number)
        {
            if (number < short.MinValue || number > short.MaxValue)
                throw new InvalidArgumentException($"{name} must be from -32768 to 32767, not {number}");
            return (short)number;
        }
    }
}
