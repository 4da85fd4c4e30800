import Foundation

extension ScrollContent {
    /// How much room there is around the content.
    public typealias Inset = EdgeDistances

    /// The magnification of one element in a scroll view. While fingers pinch, the client magnifies by itself and reports it; the
    /// app's changes are sent as targets.
    public struct Zoom: Equatable, Sendable {
        /// The child that is magnified, about its own top left corner. Its frame is the one at scale 1.
        public var element: ElementID
        /// The magnification as the app knows it; the content's size is always the one at scale 1.
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
    /// The momentum from when the finger was lifted.
    case decelerating
    /// Nothing: it has come to rest.
    case idle
}
