extension View {
    /// Hides or shows the separators between the rows of a section, or under one of them.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        listRowSeparator(visibility, edges: edges)
    }

    /// Sets the color of the separators between the rows of a section; nil is the default. It applies to all
    /// separators, whatever `edges` is.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listRowSeparatorTint(color, edges: edges)
    }
}
