// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>A handle to an object of the library. Dispose or the finalizer frees the object once, and never
    /// during a call.</summary>
    internal sealed class TileSetHandle : SafeHandle
    {
        public TileSetHandle() : base(IntPtr.Zero, true) { }

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override bool ReleaseHandle()
        {
            Native.mistbank_tile_set_free(handle);
            return true;
        }
    }

    /// <summary>A handle to an object of the library. Dispose or the finalizer frees the object once, and never
    /// during a call.</summary>
    internal sealed class GameHandle : SafeHandle
    {
        public GameHandle() : base(IntPtr.Zero, true) { }

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override bool ReleaseHandle()
        {
            Native.mistbank_game_free(handle);
            return true;
        }
    }

    /// <summary>A handle to an object of the library. Dispose or the finalizer frees the object once, and never
    /// during a call.</summary>
    internal sealed class BatchHandle : SafeHandle
    {
        public BatchHandle() : base(IntPtr.Zero, true) { }

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override bool ReleaseHandle()
        {
            Native.mistbank_batch_free(handle);
            return true;
        }
    }

    /// <summary>A handle to an object of the library. Dispose or the finalizer frees the object once, and never
    /// during a call.</summary>
    internal sealed class AdviserHandle : SafeHandle
    {
        public AdviserHandle() : base(IntPtr.Zero, true) { }

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override bool ReleaseHandle()
        {
            Native.mistbank_adviser_free(handle);
            return true;
        }
    }
}
