#nullable enable

namespace Mistbank
{
    public readonly partial struct TileType
    {
        /// <summary>Returns the kind of a side.</summary>
        /// <param name="side">The side of the unrotated tile.</param>
        public SideKind SideKind(Side side) => (SideKind)sideKinds[(int)side];

        /// <summary>The direction of the flying machine on the unrotated tile; null without a flying machine.</summary>
        public Direction? MachineDirection =>
            (Marks & Marks.Machine) != 0 ? (Direction)machineDirection : null;
    }
}
