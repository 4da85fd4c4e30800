import SwiftUI

/// The views of a live activity around a phone's camera, of which there is none here: nothing asks for them.
///
/// See [DynamicIsland](https://developer.apple.com/documentation/widgetkit/dynamicisland).
@preconcurrency @MainActor
public struct DynamicIsland {
    /// An activity's views.
    /// - Parameters:
    ///   - expanded: The regions of the large presentation.
    ///   - compactLeading: What is before the camera in the small presentation.
    ///   - compactTrailing: What is after the camera in the small presentation.
    ///   - minimal: What is shown if there are several activities.
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// The address that a press on the activity opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// The color of the edge.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// The margins of the content, in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland
    {
        self
    }
}

/// A presentation of a live activity around a phone's camera.
///
/// See [DynamicIslandMode](https://developer.apple.com/documentation/widgetkit/dynamicislandmode).
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    /// The large one.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// What is before the camera in the small one.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// What is after the camera in the small one.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// The one of several activities.
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A part of the large presentation.
///
/// See [DynamicIslandExpandedRegion](https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregion).
@preconcurrency @MainActor
public struct DynamicIslandExpandedRegion<Content: View> {
    /// A part of the large presentation.
    /// - Parameters:
    ///   - position: Where it is.
    ///   - priority: Which part gets the space that it wants first: the one with the highest priority.
    ///   - content: Makes the view.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {}
}

/// Where a part of the large presentation is.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Beside the camera, before it.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Beside the camera, after it.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below the other parts.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Where a view in a part beside the camera is.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
    private let name: String
    /// Where the system puts it.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// Below the camera, if the view is too wide to be beside it.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// The parts of the large presentation together.
public struct DynamicIslandExpandedContent<Content: View> {
    init() {}
}

/// Collects the parts of the large presentation.
@preconcurrency @MainActor @resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    /// One part.
    public static func buildExpression<Content: View>(_ expression: DynamicIslandExpandedRegion<Content>)
        -> DynamicIslandExpandedContent<Content>
    {
        DynamicIslandExpandedContent()
    }
    /// No part.
    public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
    /// One part.
    public static func buildBlock<Content: View>(_ content: DynamicIslandExpandedContent<Content>)
        -> DynamicIslandExpandedContent<Content>
    {
        content
    }
    /// Several parts.
    public static func buildBlock<each Content: View>(_ content: repeat DynamicIslandExpandedContent<each Content>)
        -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>>
    {
        DynamicIslandExpandedContent()
    }
    /// Parts under a condition.
    public static func buildOptional<Content: View>(_ content: DynamicIslandExpandedContent<Content>?)
        -> DynamicIslandExpandedContent<Content?>
    {
        DynamicIslandExpandedContent()
    }
    /// The first of two alternatives.
    public static func buildEither<First: View, Second: View>(first: DynamicIslandExpandedContent<First>)
        -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>>
    {
        DynamicIslandExpandedContent()
    }
    /// The second of two alternatives.
    public static func buildEither<First: View, Second: View>(second: DynamicIslandExpandedContent<Second>)
        -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>>
    {
        DynamicIslandExpandedContent()
    }
    /// Parts under a condition of availability.
    public static func buildLimitedAvailability<Content: View>(_ content: DynamicIslandExpandedContent<Content>)
        -> DynamicIslandExpandedContent<AnyView>
    {
        DynamicIslandExpandedContent()
    }
}

extension View {
    /// Where a view in a part beside the camera is. It has no effect in the app's own views, as on Apple's systems.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}
