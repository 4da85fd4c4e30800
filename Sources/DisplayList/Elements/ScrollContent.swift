import DrawingValues
import Foundation

/// A scroll view. The browser scrolls; the offset is reported.
public struct ScrollContent: Equatable, Sendable {
    /// Whether the content moves sideways.
    public var scrollsHorizontally: Bool
    /// Whether the content moves up and down.
    public var scrollsVertically: Bool
    /// Whether scroll bars are shown.
    public var showsIndicators: Bool
    /// A person can't scroll it; the app still can.
    public var isDisabled: Bool
    /// The size of what is scrolled, in points.
    public var contentSize: CGSize
    /// How far the content has been moved, in all, so that what is seen stays in place while something above it is
    /// found to be longer or shorter. The client scrolls by what is new of it, and reports offsets less it.
    public var drift: CGPoint
    /// Where scrolling comes to rest; nil is anywhere.
    public var snapping: Snapping?
    /// Asked for by the app; a new `serial` makes the client scroll there.
    public var target: Target?
    /// Whether somebody goes along with the offset: then it is reported as fast as it arrives, rather than ten times a
    /// second.
    public var isFollowed = false
    /// Room around the content that can be scrolled over. Offsets begin where the content does, so they may be
    /// negative.
    public var inset = Inset()
    /// Whether the content is being refreshed, which pulling it down starts; nil if it can't be.
    public var isRefreshing: Bool?
    /// Nil where the content can't be magnified.
    public var zoom: Zoom?
    /// Where an element begins that the client creates, as after a reload.
    public var place = Place()

    /// An offset as the client last reported it. A client that has the element knows it, so two places count as equal, and
    /// nothing is sent when only the place has changed.
    public struct Place: Equatable, Sendable {
        /// The offset in points; nil if the target leads there.
        public var offset: CGPoint?

        /// A place.
        public init(_ offset: CGPoint? = nil) { self.offset = offset }

        /// The place of a scroll view with a target.
        /// - Parameter isOnItsWay: Whether the client is still scrolling to the target: then a new element goes there, too.
        public init(_ offset: CGPoint, target: Target?, isOnItsWay: Bool) {
            let isAtTarget = target.map { !$0.isAnimated && $0.offset == offset } ?? false
            self.init(target != nil && isOnItsWay || isAtTarget ? nil : offset)
        }

        /// Always true.
        public static func == (one: Place, other: Place) -> Bool { true }
    }

    /// Creates a scroll view. By default people can scroll it, and it comes to rest anywhere.
    public init(
        scrollsHorizontally: Bool, scrollsVertically: Bool, showsIndicators: Bool = true, isDisabled: Bool = false,
        contentSize: CGSize, drift: CGPoint = .zero, snapping: Snapping? = nil, target: Target? = nil
    ) {
        self.scrollsHorizontally = scrollsHorizontally
        self.scrollsVertically = scrollsVertically
        self.showsIndicators = showsIndicators
        self.isDisabled = isDisabled
        self.contentSize = contentSize
        self.drift = drift
        self.snapping = snapping
        self.target = target
    }

    /// Where a scroll view comes to rest, along the axis that it scrolls (both axes: the vertical one).
    public enum Snapping: Equatable, Sendable {
        /// At multiples of its own size.
        case pages
        /// At some offsets; where it isn't mandatory, only when it stops near one.
        case offsets([CGFloat], isMandatory: Bool)
    }

    /// Where the app wants a scroll view to be.
    public struct Target: Equatable, Sendable {
        /// The offset in points.
        public var offset: CGPoint
        /// Whether the client moves there smoothly rather than at once.
        public var isAnimated: Bool
        /// Greater than that of any earlier target of the scroll view.
        public var serial: Int
        /// The magnification there; nil stays as it is.
        public var scale: Double?

        /// Creates a target.
        public init(offset: CGPoint, isAnimated: Bool, serial: Int, scale: Double? = nil) {
            self.scale = scale
            self.offset = offset
            self.isAnimated = isAnimated
            self.serial = serial
        }
    }
}
