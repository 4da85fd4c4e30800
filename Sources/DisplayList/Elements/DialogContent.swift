/// A layer over the window: a sheet, an alert, a menu. Its last child is the card that it shows; what is before that (a
/// shade over the window) cannot be hit.
public struct DialogContent: Equatable, Sendable {
    /// Tops of the card, in points, between which it can be dragged; empty for a card that can't be dragged.
    public var stops: [Double]
    /// Whether the arrow keys move among its buttons, the first of which gets the keyboard.
    public var isMenu: Bool

    /// Whether a press beside the card is a wish to close it, as Escape is.
    public var closesFromOutside: Bool

    public init(stops: [Double] = [], isMenu: Bool = false, closesFromOutside: Bool = true) {
        self.stops = stops
        self.isMenu = isMenu
        self.closesFromOutside = closesFromOutside
    }
}
