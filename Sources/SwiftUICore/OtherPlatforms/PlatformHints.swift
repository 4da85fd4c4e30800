import Foundation

// Hints to the operating system, which have no effect in a web page.

extension View {
    /// No effect here: only the user can show and hide the browser's bars.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// No effect here: gestures at the edges of the screen are the system's.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// No effect here: a browser draws its indicators while it scrolls.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// No effect here: a browser draws its indicators while it scrolls.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// No effect here: pictures have the standard dynamic range.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

    /// No effect here: there are no widgets, whose values might be outdated.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// No effect here: a tab bar stays as it is while its tab scrolls.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// No effect here: bars don't change while the page scrolls, except for a large title, which becomes small.
    public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View { self }

    /// No effect here: the edges of a scroll view are clear.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    /// No effect here: the edges of a scroll view are clear.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

    /// No effect here: a search field stays where it is.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    /// No effect here: a page's bar stays visible during a search.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

    /// No effect here: only `hoverEffect(_:)` changes the look of a view below the pointer.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// No effect here: a drag that stays over a button doesn't press it.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    /// No effect here: a drag in a sheet scrolls its content, and a drag at the sheet's upper edge moves the sheet.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}

extension Image {
    /// The dynamic range of an image's brightness.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        /// The usual range of brightness. No effect here.
        public static let standard = DynamicRange(name: "standard")
        /// A somewhat larger range of brightness. No effect here.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// The largest range of brightness that the screen has. No effect here.
        public static let high = DynamicRange(name: "high")
    }
}

/// Whether a drag that stays over a control presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// A drag that stays over a control presses it. No effect here.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// A drag that stays over a control doesn't press it. No effect here.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// When a tab bar is minimized to make room for its tab's content.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// The bar is never minimized. No effect here.
    public static let never = TabBarMinimizeBehavior(name: "never")
    /// The bar is minimized while the content scrolls down. No effect here.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// The bar is minimized while the content scrolls up. No effect here.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// When a bar is minimized to make room for the page.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
    /// The bar is never minimized. No effect here.
    public static let never = ToolbarMinimizationBehavior(name: "never")
    /// The bar is minimized while the content scrolls down. No effect here.
    public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
    /// The bar is minimized while the content scrolls up. No effect here.
    public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
}

/// How content disappears at a scroll view's edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// Content disappears at a sharp edge. No effect here.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Content fades out. No effect here.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Whether a search field is minimized.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// The field becomes a button while there is no search. No effect here.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// Whether a page's bar is hidden during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The bar stays visible during a search. No effect here.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// The effect of a drag in a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// A drag makes the sheet larger before it scrolls the content. No effect here.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// A drag scrolls the content. No effect here.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
