/// An item in a Mac's menu bar. A page has no menu bar: if it is the app's first scene, it is a window; otherwise it isn't shown.
///
/// See [MenuBarExtra](https://developer.apple.com/documentation/swiftui/menubarextra).
public nonisolated struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    private let content: () -> Content
    private let title: Text?

    init(_ title: Text?, _ content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    @MainActor var windowContent: AnyView? { AnyView(VStack { content() }) }
    @MainActor var windowTitle: Text? { title }

    /// Creates a window with the content. The label is ignored here.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content)
    }

    /// Creates a window with the content. The label and `isInserted` are ignored here.
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(nil, content)
    }
}

extension MenuBarExtra where Label == Text {
    /// Creates a window with the content and a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), content)
    }

    /// Creates a window with the content and a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(verbatim: String(title)), content)
    }

    /// Creates a window with the content and a title. `isInserted` is ignored here.
    public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), content)
    }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a window with the content and a title. The image is ignored here.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), content)
    }

    /// Creates a window with the content and a title. The image is ignored here.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(verbatim: String(title)), content)
    }

    /// Creates a window with the content and a title. The image is ignored here.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), content)
    }

    /// Creates a window with the content and a title. The image and `isInserted` are ignored here.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleKey), content)
    }
}

/// How the content of a `MenuBarExtra` is shown on a Mac.
public protocol MenuBarExtraStyle: Sendable {}

/// The system's choice.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { Self() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }

extension Scene {
    /// Has no effect here: the content is shown as a window in every style.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
