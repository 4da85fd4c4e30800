import CoreGraphics
import Foundation
@_spi(Nodes) import ViewTree

/// The position at which a scroll view is about to come to rest: the rectangle of its content that it will show.
///
/// See [ScrollTarget](https://developer.apple.com/documentation/swiftui/scrolltarget).
public struct ScrollTarget: Hashable, Sendable {
    /// The rectangle of the content that will be shown.
    public var rect: CGRect
    /// The point at which the rectangle and the scroll view are aligned if their sizes differ; nil is the top leading
    /// corner.
    public var anchor: UnitPoint?

    /// A target at a rectangle.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The values from which a behavior computes a scroll view's target.
@dynamicMemberLookup
@MainActor @preconcurrency
public struct ScrollTargetBehaviorContext {
    /// The position at which the scrolling began.
    public let originalTarget: ScrollTarget
    /// The velocity at which the view is released, in points per second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes along which the view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// Returns the origin of the view nearest to a point.
    let nearestView: (CGPoint) -> CGPoint

    /// A value of an empty environment: the key's default. The scroll view's own environment isn't known here.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// An app's own behavior; each evaluation makes a new box.
final class ScrollBehaviorBox: Equatable {
    let behavior: any ScrollTargetBehavior
    init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }
    static func == (left: ScrollBehaviorBox, right: ScrollBehaviorBox) -> Bool { left === right }
}

extension ScrollSettings {
    var customBehavior: (any ScrollTargetBehavior)? {
        if case .custom(let box) = targetBehavior { box.behavior } else { nil }
    }
}

extension ScrollLayoutNode {
    /// The time for which the view would coast at the velocity of its release.
    private static var coastingSeconds: CGFloat { 0.25 }

    /// The offset at which the view comes to rest by the app's own behavior.
    func restingPlace(_ behavior: any ScrollTargetBehavior, from start: CGPoint, velocity: CGVector) -> CGPoint {
        var target = PublicScrollTarget(
            rect: CGRect(
                x: offset.x + velocity.dx * Self.coastingSeconds, y: offset.y + velocity.dy * Self.coastingSeconds,
                width: size.width, height: size.height))
        let context = ScrollTargetBehaviorContext(
            originalTarget: PublicScrollTarget(rect: CGRect(origin: start, size: size)), velocity: velocity,
            contentSize: geometry.contentSize, containerSize: size, axes: axes, environment: EnvironmentValues(),
            nearestView: { [targets] place in
                let nearest = targets.map(\.rectangle.origin).min { $0.distance(to: place) < $1.distance(to: place) }
                return nearest ?? place
            })
        behavior.updateTarget(&target, context: context)
        let anchor = target.anchor ?? .topLeading
        return CGPoint(
            x: target.rect.minX + (target.rect.width - size.width) * anchor.x,
            y: target.rect.minY + (target.rect.height - size.height) * anchor.y)
    }
}

/// An alias for the public type, because `ScrollLayoutNode` has its own `ScrollTarget`.
private typealias PublicScrollTarget = ScrollTarget

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
