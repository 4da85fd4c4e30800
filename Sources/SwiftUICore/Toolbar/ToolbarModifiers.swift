import Foundation
@_spi(Nodes) import ViewTree

extension View {
    /// Puts items into the bars of the page that this view is in.
    ///
    /// See [toolbar](https://developer.apple.com/documentation/swiftui/view/toolbar(content:)).
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(entries: content().allEntries))
    }

    /// Puts items into the bars of the page that this view is in. The identifier has no effect here: bars can't be
    /// customized.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Puts views into the bar of the page that this view is in, at its trailing end.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(
            ToolbarModifier(
                entries: [
                    ToolbarEntry(
                        id: AnyHashable("view"), placement: .automatic, view: AnyView(HStack(spacing: 12) { content() })
                    )
                ]))
    }

    /// Shows or hides bars of the page that this view is in; without `bars`, those at its top and its bottom.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let all = bars.meant
        return modifier(PageModifier(settings: all.map { PageSetting(\.barVisibility[$0], visibility, else: nil) }))
            .modifier(TabBarVisibilityModifier(visibility: all.contains(.tab) ? visibility : nil))
    }

    /// The same as `toolbar(_:for:)` with a visibility.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, for: ToolbarPlacement(bars: bars.meant))
    }

    /// Sets the background of bars of the page that this view is in; without `bars`, those at its top and its bottom.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = AnyShapeStyle(style)
        return modifier(
            PageModifier(settings: bars.meant.map { PageSetting(\.barBackgrounds[$0], style, else: nil) }))
    }

    /// The same as `toolbarBackground(_:for:)` with a visibility.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackground(visibility, for: ToolbarPlacement(bars: bars.meant))
    }

    /// Shows or hides the background of bars: the one that they are given or, for a bar that is over the page, a
    /// translucent one.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(
            PageModifier(
                settings: bars.meant.map { PageSetting(\.barBackgroundVisibility[$0], visibility, else: nil) }))
    }
}

extension [ToolbarPlacement] {
    /// The given bars or, if there are none, those at the top and the bottom of a page.
    var meant: [ToolbarPlacement.Bar] { isEmpty ? ToolbarPlacement.automatic.bars : flatMap(\.bars) }
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

    /// Items are identified by their modifier and their place in it.
    override func evaluate() {
        let owner = AnyHashable(ObjectIdentifier(self))
        // Items with the same identifier, like those of `ForEach`-like content of the app, are distinguished by their
        // number.
        var counts: [AnyHashable: Int] = [:]
        let entries = modifier.entries.map { entry in
            var entry = entry
            let number = counts[entry.id, default: 0]
            counts[entry.id] = number + 1
            entry.id = AnyHashable([owner, AnyHashable(number), entry.id])
            entry.environment = environment
            return entry
        }
        environment.navigation?.page.contribute(self, entries)
    }

    override func withdraw() { environment.navigation?.page.contribute(self, nil) }
}
