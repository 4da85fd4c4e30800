/// The place of an item in the bars of a page.
///
/// See [ToolbarItemPlacement](https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public struct ToolbarItemPlacement: Hashable, Sendable {
    let slot: ToolbarSlot
    var isConfirming = false
    /// Whether the item moves to the trailing end of a narrow bar that has a back button.
    var yieldsToBackButton = false

    /// At the trailing end of the bar.
    public static let automatic = ToolbarItemPlacement(slot: .trailing)
    /// In the middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement(slot: .principal)
    /// At the leading end of the bar; at the trailing end of a narrow bar that has a back button.
    public static let navigation = ToolbarItemPlacement(slot: .leading, yieldsToBackButton: true)
    /// At the trailing end of the bar.
    public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
    /// In a menu on Apple's systems; here at the trailing end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
    /// In the bar at the bottom.
    public static let status = ToolbarItemPlacement(slot: .bottom)
    /// At the trailing end of the bar, for an action that confirms.
    public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, isConfirming: true)
    /// At the leading end of the bar, for an action that cancels.
    public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
    /// At the trailing end of the bar, for a destructive action.
    public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
    /// At the leading end of the bar.
    public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
    /// At the trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
    /// At the trailing end of the bar, like other items: here no items move out of a bar.
    public static let topBarPinnedTrailing = ToolbarItemPlacement(slot: .trailing)
    /// In an additional bar, which is below the title bar on a Mac; here in the bottom bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .bottomBar }
    /// At the bottom of the page, while a text field in it is focused: above the on-screen keyboard, if there is one.
    public static let keyboard = ToolbarItemPlacement(slot: .keyboard)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(slot: .principal)
    /// In the middle of the bar, in place of the small title; the page keeps its large title.
    public static let largeTitle = ToolbarItemPlacement(slot: .principal)
    /// In place of the subtitle. Not available.
    @available(*, unavailable, message: "A subtitle is a text in Kissa: use navigationSubtitle(_:)")
    public static let subtitle = ToolbarItemPlacement(slot: .principal)
    /// In place of the large subtitle. Not available.
    @available(*, unavailable, message: "A subtitle is a text in Kissa: use navigationSubtitle(_:)")
    public static let largeSubtitle = ToolbarItemPlacement(slot: .principal)
    /// The older name of `topBarLeading`.
    @available(swift, deprecated: 100000.0, renamed: "topBarLeading")
    public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
    /// The older name of `topBarTrailing`.
    @available(swift, deprecated: 100000.0, renamed: "topBarTrailing")
    public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
}

/// A part of a page's bars.
enum ToolbarSlot: Hashable, Sendable {
    case leading, principal, trailing, bottom, keyboard

    var isAtTop: Bool { self != .bottom && self != .keyboard }
}

/// A bar of a page.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable { case navigation, bottom, tab }

    let bars: [Bar]
    /// The bars at the top and at the bottom of the page.
    public static let automatic = ToolbarPlacement(bars: [.navigation, .bottom])
    /// The bar at the top of the page.
    public static let navigationBar = ToolbarPlacement(bars: [.navigation])
    /// The bar at the bottom of the page.
    public static let bottomBar = ToolbarPlacement(bars: [.bottom])
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(bars: [.tab])
    /// The bar at the top of the page: the browser's window has no toolbar.
    public static let windowToolbar = ToolbarPlacement(bars: [.navigation])
}

/// One item in the bars of a page, with the environment of the modifier that declares it.
struct ToolbarEntry {
    var id: AnyHashable
    let placement: ToolbarItemPlacement
    var view: AnyView
    var environment = EnvironmentValues()
}
