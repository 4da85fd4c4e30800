import Foundation

extension ScrollContent {
    /// In points.
    public struct Inset: Equatable, Sendable {
        /// Above the content.
        public var top: Double
        /// To the left of the content.
        public var left: Double
        /// Below the content.
        public var bottom: Double
        /// To the right of the content.
        public var right: Double

        /// Creates an inset, in points.
        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// The magnification of one element in a scroll view. The client magnifies by itself while fingers pinch and tells
    /// of it; the app's wishes come as targets.
    public struct Zoom: Equatable, Sendable {
        /// The child that is magnified, about its own top left corner. Its frame is the one at scale 1.
        public var element: ElementID
        /// The magnification as the app knows it; the content's size
        /// is the one at scale 1 all the same.
        public var scale: Double
        /// The least magnification.
        public var minimum: Double
        /// The greatest magnification.
        public var maximum: Double
        /// Whether fingers may go beyond the bounds, with growing resistance.
        public var bounces: Bool

        /// Creates a magnification. By default fingers may go beyond the bounds.
        public init(element: ElementID, scale: Double, minimum: Double, maximum: Double, bounces: Bool = true) {
            self.element = element
            self.scale = scale
            self.minimum = minimum
            self.maximum = maximum
            self.bounces = bounces
        }
    }
}

/// What moves a scroll view.
public enum ScrollStage: String, Sendable {
    /// A finger, or a wheel.
    case dragging
    /// The speed that it had when the finger was lifted.
    case decelerating
    /// Nothing: it has come to rest.
    case idle
}
