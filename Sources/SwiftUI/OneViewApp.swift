/// An app with a single view, for windows that show only that.
package struct OneViewApp: App {
    private let view: AnyView

    package init(_ view: some View) { self.view = AnyView(view) }

    /// Shows nothing.
    package init() { view = AnyView(EmptyView()) }

    package var body: some Scene { WindowGroup { view } }
}
