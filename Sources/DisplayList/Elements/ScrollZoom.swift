import Foundation

extension ScrollContent {
    /// In points.
    public struct Inset: Equatable, Sendable {
        public var top: Double
        public var left: Double
        public var bottom: Double
        public var right: Double

        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// The magnification of one element in a scroll view. The client magnifies by itself while fingers pinch and tells of
    /// it; the app's wishes come as targets.
    public struct Zoom: Equatable, Sendable {
        /// The child that is magnified, about its own top left corner. Its frame is the one at scale 1.
        public var element: ElementID
        /// The magnification as the app knows it; the content's size
        /// is the one at scale 1 all the same.
        public var scale: Double
        public var minimum: Double
        public var maximum: Double
        /// Whether fingers may go beyond the bounds, which gives way ever less.
        public var bounces: Bool

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
    /// A finger that has left gave it its speed.
    case decelerating
    /// Nothing: it has come to rest.
    case idle
}
