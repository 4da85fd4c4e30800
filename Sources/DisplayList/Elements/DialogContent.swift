/// A layer over the window: a sheet, an alert, a menu. Its last child is the card that it shows; what is before that (a
/// shade over the window, a popover's arrow) cannot be hit.
public struct DialogContent: Equatable, Sendable {
    /// Tops of the card, in points, between which it can be dragged; empty for a card that can't be dragged.
    public var stops: [Double]
    /// Whether the arrow keys move among its buttons, the first of which gets the keyboard.
    public var isMenu: Bool

    /// Whether a press beside the card is a wish to close it, as Escape is.
    public var closesFromOutside: Bool

    /// Whether all that lies below is out of reach.
    public var isModal: Bool

    /// The element that gets the keyboard, where that is neither the dialog itself nor a menu's first button.
    public var first: ElementID?

    /// Creates a dialog. By default its card can't be dragged, it is modal, and a press beside the card closes it.
    public init(
        stops: [Double] = [], isMenu: Bool = false, closesFromOutside: Bool = true, isModal: Bool = true,
        first: ElementID? = nil
    ) {
        self.stops = stops
        self.isMenu = isMenu
        self.closesFromOutside = closesFromOutside
        self.isModal = isModal
        self.first = first
    }
}
