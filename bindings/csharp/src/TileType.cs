namespace Mistbank
{
    public readonly partial struct TileType
    {
        /// <summary>What one side shows to its neighbour.</summary>
        /// <param name="side">Which side, unturned.</param>
        public SideKind SideKind(Side side) => (SideKind)sideKinds[(int)side];

        /// <summary>Where its flying machine flies to, unturned; null: it has none.</summary>
        public Direction? MachineDirection =>
            (Marks & Marks.Machine) != 0 ? (Direction)machineDirection : (Direction?)null;
    }
}
