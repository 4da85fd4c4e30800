import Foundation

extension View {
    /// Puts items into the bars of the page that this view is in.
    ///
    /// See [toolbar](https://developer.apple.com/documentation/swiftui/view/toolbar(content:)).
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(entries: content().allEntries))
    }

    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(
            ToolbarModifier(
                entries: [
                    ToolbarEntry(
                        id: AnyHashable("view"), placement: .automatic, view: AnyView(HStack(spacing: 12) { content() })
                    )
                ]))
    }

    /// Shows or hides bars of the page that this view is in.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let all = bars.flatMap(\.bars)
        return modifier(
            PageModifier(
                apply: { page in
                    for bar in all where page.barVisibility[bar] != visibility { page.barVisibility[bar] = visibility }
                },
                reset: { page in for bar in all { page.barVisibility[bar] = nil } })
        )
        .modifier(TabBarVisibilityModifier(visibility: all.contains(.tab) ? visibility : nil))
    }

    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let all = bars.flatMap(\.bars)
        return toolbar(visibility, for: ToolbarPlacement(bars: all))
    }

    /// Paints the bars of the page that this view is in.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let all = bars.flatMap(\.bars)
        return modifier(
            PageModifier(
                apply: { page in for bar in all { page.barBackgrounds[bar] = AnyShapeStyle(style) } },
                reset: { page in for bar in all { page.barBackgrounds[bar] = nil } }))
    }

    /// As `toolbarBackground(_:for:)` with a visibility.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackground(visibility, for: ToolbarPlacement(bars: bars.flatMap(\.bars)))
    }

    /// A bar has the background that it is given or, where it lies over the page, a translucent one; or none, if hidden.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let all = bars.flatMap(\.bars)
        return modifier(
            PageModifier(
                apply: { page in
                    for bar in all {
                        switch visibility {
                        case .hidden: page.barBackgrounds[bar] = AnyShapeStyle(.clear)
                        case .visible where page.barBackgrounds[bar] == nil:
                            page.barBackgrounds[bar] = AnyShapeStyle(.bar)
                        default: break
                        }
                    }
                },
                reset: { page in for bar in all { page.barBackgrounds[bar] = nil } }))
    }
}

private struct ToolbarModifier: PrimitiveModifier {
    let entries: [ToolbarEntry]

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ToolbarNode(view, context)
    }
}

private final class ToolbarNode<Content: View>: ModifierNode<Content, ToolbarModifier> {
    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        evaluate()
    }

    /// Items are known by their modifier and their place in it.
    override func evaluate() {
        let owner = AnyHashable(ObjectIdentifier(self))
        let entries = modifier.entries.enumerated().map { index, entry in
            var entry = entry
            entry.id = AnyHashable([owner, AnyHashable(index), entry.id])
            entry.environment = environment
            return entry
        }
        environment.navigation?.page.contribute(self, entries)
    }

    override func withdraw() { environment.navigation?.page.contribute(self, nil) }
}
