/// The properties of a tab's button in the bar, apart from its label and its badge.
struct TabButtonLook {
    var isDisabled = false
    /// For tests.
    var identifier: String?
    /// What assistive technologies say; nil for what the button shows.
    var label: Text?
    var value: Text?
    var hint: Text?
    var menu: AnyView?
}

struct TabButtonLookTrait: TraitKey {
    static var defaultValue: TabButtonLook { TabButtonLook() }
}

extension TabContent {
    /// Disables the tab's button. If the tab is selected already, its content doesn't change.
    public func disabled(_ disabled: Bool) -> _TabGroup<TabValue> {
        changed { $0.look.isDisabled = $0.look.isDisabled || disabled }
    }

    /// An identifier of the tab's button for tests; it is never spoken.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        changed { if isEnabled { $0.look.identifier = identifier } }
    }

    /// Gives the tab's button a context menu, which opens with the secondary button, a long press, or the menu key.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> _TabGroup<TabValue> {
        let menu = AnyView(menuItems())
        return changed { $0.look.menu = menu }
    }

    /// A text beside the tab's label, shown as it is; nil for none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> _TabGroup<TabValue> {
        badge(label.map { Text(verbatim: String($0)) })
    }
}
