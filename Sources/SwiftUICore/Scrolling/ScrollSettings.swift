import Foundation

/// The settings that modifiers around a scroll view make.
struct ScrollSettings: Equatable {
    var contentMargins = EdgeInsets()
    var horizontalIndicators = ScrollIndicatorVisibility.automatic
    var verticalIndicators = ScrollIndicatorVisibility.automatic
    var isDisabled = false
    var isClipDisabled = false
    var defaultAnchor: UnitPoint?
    /// The part that stays in place when the content or the view changes its size.
    var growthAnchor: UnitPoint?
    /// The alignment of content that is shorter than the view.
    var alignmentAnchor: UnitPoint?
    var targetBehavior: TargetBehavior?
    /// The index of the target that is shown first; nil is the beginning of the content.
    var initialTarget: Int?
    var hidesBackground = false
    /// Whether scrolling with a finger removes the focus from the fields inside.
    var dismissesKeyboard = false
    var followers: [ScrollFollower] = []

    enum TargetBehavior: Equatable {
        case paging
        /// If it is limited, the view always comes to rest at a target, however fast it was flung; otherwise only if it
        /// stops near one. The anchor is the point at which the target and the view are aligned.
        case viewAligned(isLimited: Bool, anchor: UnitPoint)
        /// The app's own behavior, which is called.
        case custom(ScrollBehaviorBox)
    }

    /// The settings that apply to nested scroll views as well.
    var forContent: ScrollSettings {
        var inner = ScrollSettings()
        inner.horizontalIndicators = horizontalIndicators
        inner.verticalIndicators = verticalIndicators
        inner.isDisabled = isDisabled
        inner.dismissesKeyboard = dismissesKeyboard
        return inner
    }

    func showsIndicators(_ wish: Bool, _ axes: Axis.Set) -> Bool {
        let visibilities = [
            axes.contains(.horizontal) ? horizontalIndicators : nil,
            axes.contains(.vertical) ? verticalIndicators : nil,
        ].compactMap { $0 }
        if visibilities.contains(where: { $0 == .hidden || $0 == .never }) { return false }
        return wish || visibilities.contains(.visible)
    }
}

/// Whether a scroll view shows its indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    /// The scroll view's initializer determines whether indicators are shown.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Indicators are shown, whatever the scroll view's initializer sets.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Indicators aren't shown.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Indicators aren't shown.
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The purpose of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind { case initialOffset, sizeChanges, alignment }
    let kind: Kind
    /// The initial position of the content.
    public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
    /// What stays in place while the content or the view changes its size.
    public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
    /// The alignment of content that is shorter than the view.
    public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The purpose of content margins.
public struct ContentMarginPlacement: Sendable, Equatable {
    private let name: String
    /// The margins of the content.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The margins of the content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// The margins of the indicators. No effect here: the browser places its own indicators.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

struct ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    /// Whether scrolling is enabled.
    public var isScrollEnabled: Bool {
        get { !scrollSettings.isDisabled }
        set { scrollSettings.isDisabled = !newValue }
    }

    /// Whether horizontal scroll views show their indicators.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.horizontalIndicators }
        set { scrollSettings.horizontalIndicators = newValue }
    }

    /// Whether vertical scroll views show their indicators.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.verticalIndicators }
        set { scrollSettings.verticalIndicators = newValue }
    }
}

extension View {
    /// Sets whether the scroll views in this view show their indicators.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollSettings) {
            if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
            if axes.contains(.vertical) { $0.verticalIndicators = visibility }
        }
    }

    /// Disables the scroll views in this view. A scroll view inside a disabled view can't be enabled again.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollSettings) { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Shows content beyond the edges of the scroll views in this view.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.isClipDisabled = disabled }
    }

    /// Sets the anchor for the initial position of the content.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) { $0.defaultAnchor = anchor }
    }

    /// Sets the anchor for the initial position of the content, for size changes, or for the alignment of content that
    /// is shorter than the view.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) {
            switch role.kind {
            case .initialOffset: $0.defaultAnchor = anchor
            case .sizeChanges: $0.growthAnchor = anchor
            case .alignment: $0.alignmentAnchor = anchor
            }
        }
    }

    /// Sets whether a list or form has its standard background; `.hidden` removes it.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.scrollSettings) { $0.hidesBackground = visibility == .hidden }
    }

    /// Adds margins to the content of scroll views, which still scroll from edge to edge.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            guard placement != .scrollIndicators else { return }
            if edges.contains(.top) { settings.contentMargins.top = insets.top }
            if edges.contains(.leading) { settings.contentMargins.leading = insets.leading }
            if edges.contains(.bottom) { settings.contentMargins.bottom = insets.bottom }
            if edges.contains(.trailing) { settings.contentMargins.trailing = insets.trailing }
        }
    }

    /// Adds margins to the content of scroll views at some edges, in points. A nil length is the platform's, 16 points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Adds margins to the content of scroll views at all edges, in points.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
