import Foundation

/// A menu's card: its content as rows below each other, with separators between sections. The text style of the menu's
/// button doesn't apply to the rows.
struct MenuCard: View {
    let content: AnyView

    var body: some View {
        LayoutContainer(
            layout: VStackLayout(alignment: .leading, spacing: 0),
            content: SubviewReader(content: content) { MenuRows(rows: $0) }
        )
        .padding(.vertical, 6)
        .frame(minWidth: 220, alignment: .leading)
        .font(nil)
        .foregroundColor(nil)
        .buttonStyle(MenuRowStyle())
        .labelStyle(MenuLabelStyle())
        .toggleStyle(MenuToggleStyle())
        .environment(\.menuStyle, .automatic)
        .environment(\.isInFormRow, true)
        .environment(\.opensMenu, false)
    }
}

/// A row that performs its action and closes the menu, with all menus from which it was opened.
private struct MenuRowStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MenuRow(configuration: configuration) }
}

private struct MenuRow: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.presentation) private var presentation
    @Environment(\.menuActionDismissBehavior) private var behavior
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.opensMenu) private var opensMenu

    var body: some View {
        PressableLabel(action: press) {
            configuration.label
                .foregroundStyle(style)
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                .contentShape(Rectangle())
        }
    }

    private var style: PaintStyle {
        guard isEnabled else { return PaintStyle(.tertiary) }
        return configuration.role == .destructive ? PaintStyle(.red) : PaintStyle(.primary)
    }

    private func press() {
        if !opensMenu, behavior != .disabled { presentation?.dismissMenus() }
        configuration.trigger()
    }
}

/// The title at the leading edge, the icon at the trailing one.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.title
            Spacer(minLength: 12)
            configuration.icon.accessibilityHidden(true)
        }
    }
}

/// Whether choosing an action closes the menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// Choosing an action closes the menu: the same as `enabled`.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// Choosing an action closes the menu, and those from which it was opened.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The order in which a menu shows its actions.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// Actions are shown from the top.
    public static let automatic = MenuOrder(name: "automatic")
    /// Actions are shown from the top.
    public static let fixed = MenuOrder(name: "fixed")
    /// On Apple's systems the first action is nearest to the finger; here actions are shown from the top.
    public static let priority = MenuOrder(name: "priority")
}

private struct OpensMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }

    /// Whether a button opens a submenu, which keeps the menu around it open.
    var opensMenu: Bool {
        get { self[OpensMenuKey.self] }
        set { self[OpensMenuKey.self] = newValue }
    }

    /// The order in which menus show their actions. No effect here: actions are always shown from the top.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets whether choosing an action closes the menus in this view.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }

    /// No effect here: menus always show their actions from the top.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
