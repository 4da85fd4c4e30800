extension View {
    /// Hides, or shows, the lines between the rows of a section, or under one of them.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        listRowSeparator(visibility, edges: edges)
    }

    /// Sets the colour of the lines between the rows of a section; nil is their own. It counts for all lines, whatever
    /// the edges.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listRowSeparatorTint(color, edges: edges)
    }
}
