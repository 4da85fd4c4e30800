import Foundation

/// A button that opens a menu of actions.
///
/// See [Menu](https://developer.apple.com/documentation/swiftui/menu).
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @Environment(\.menuStyle) private var style

    /// A menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// A menu with a label. A press performs the primary action; the secondary button, a long press or the down arrow
    /// opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    /// The menu in the style of its environment.
    public var body: some View {
        let configuration = MenuStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
            primaryAction: primaryAction)
        style.makeBody(configuration)
    }
}

extension Menu where Label == Text {
    /// A menu with a title. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(verbatim: String(title)) }
    }

    /// A menu with a title. A press performs the primary action; the secondary button, a long press or the down arrow
    /// opens the menu. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu with a title. A press performs the primary action; the secondary button, a long press or the down arrow
    /// opens the menu. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(verbatim: String(title)) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// A menu with a title and a system symbol. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and a system symbol. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// A menu with a title and a system symbol. A press performs the primary action; the secondary button, a long press
    /// or the down arrow opens the menu. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUICore.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu with a title and a system symbol. A press performs the primary action; the secondary button, a long press
    /// or the down arrow opens the menu. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUICore.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a configuration describes: a style shows it to build on another style.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

/// The button of a menu, which opens it.
struct MenuButton: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @Environment(\.presentation) private var presentation
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button(action: configuration.primaryAction ?? { isOpen = true }) { label }
            .environment(\.opensMenu, configuration.primaryAction == nil)
            .modifier(MenuModifier(isOpen: $isOpen, menu: AnyView(configuration.content)))
            .modifier(ContextMenuAttributeModifier(isActive: configuration.primaryAction != nil) { _ in isOpen = true })
    }

    @ViewBuilder private var label: some View {
        if presentation?.isMenu == true {
            HStack {
                configuration.label
                Spacer(minLength: 12)
                if indicator != .hidden { chevron(direction.forwardChevron) }
            }
        } else if indicator == .visible {
            HStack(spacing: 4) {
                configuration.label
                chevron("chevron.down")
            }
        } else {
            configuration.label
        }
    }

    private func chevron(_ name: String) -> some View {
        Image(systemName: name).imageScale(.small).foregroundStyle(.secondary).accessibilityHidden(true)
    }
}

extension Presentation {
    var isMenu: Bool { if case .menu = style { true } else { false } }
}
