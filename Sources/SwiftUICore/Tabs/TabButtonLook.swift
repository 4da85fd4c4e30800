/// What a tab says of its button in the bar, beside its label and its badge.
struct TabButtonLook {
    var isDisabled = false
    /// For tests.
    var identifier: String?
    var menu: AnyView?
}

struct TabButtonLookTrait: TraitKey {
    static var defaultValue: TabButtonLook { TabButtonLook() }
}

extension TabContent {
    /// The tab's button can't be pressed. What the tab shows stays as it is, where it is chosen already.
    public func disabled(_ disabled: Bool) -> _TabGroup<TabValue> {
        changed { $0.look.isDisabled = $0.look.isDisabled || disabled }
    }

    /// A name of the tab's button for tests; never spoken.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> _TabGroup<TabValue> {
        changed { if isEnabled { $0.look.identifier = identifier } }
    }

    /// Opens a menu at the tab's button: by the second button, a long press, or the menu key.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> _TabGroup<TabValue> {
        let menu = AnyView(menuItems())
        return changed { $0.look.menu = menu }
    }

    /// A word beside the tab's label, shown as it is; nil is none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> _TabGroup<TabValue> {
        badge(label.map { Text(verbatim: String($0)) })
    }
}
