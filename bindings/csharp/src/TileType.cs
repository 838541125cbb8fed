#nullable enable

namespace Mistbank
{
    public readonly partial struct TileType
    {
        /// <summary>The kind of a side.</summary>
        /// <param name="side">The side, unrotated.</param>
        public SideKind SideKind(Side side) => (SideKind)sideKinds[(int)side];

        /// <summary>The direction of its flying machine, unrotated; null: it has none.</summary>
        public Direction? MachineDirection =>
            (Marks & Marks.Machine) != 0 ? (Direction)machineDirection : null;
    }
}
