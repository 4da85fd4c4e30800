extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether the section can be collapsed, if it was created with `isExpanded`. Otherwise it is always expanded.
    public func collapsible(_ collapsible: Bool) -> some View {
        var copy = self
        if !collapsible { copy.isExpanded = nil }
        return copy
    }

    /// Actions of the section, as rows after its content.
    public func sectionActions<Actions: View>(@ViewBuilder content actions: () -> Actions) -> some View {
        var section = Section<Parent, TupleView<(Content, Actions)>, Footer>(
            content: {
                content
                actions()
            }, header: { header }, footer: { footer })
        section.isExpanded = isExpanded
        return section
    }
}
