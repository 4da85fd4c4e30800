/// A layer over the window: a sheet, an alert, a menu. Its last child is its card; the children before that (a shade over the
/// window, a popover's arrow) get no input.
public struct DialogContent: Equatable, Sendable {
    /// The card's detents: positions of its top, in points, between which it can be dragged; empty for a card that can't be
    /// dragged.
    public var stops: [Double]
    /// Whether the arrow keys move between its buttons, the first of which gets the keyboard focus.
    public var isMenu: Bool

    /// Whether a press outside of the card requests closing it, as Escape does.
    public var closesFromOutside: Bool

    /// Whether everything below is out of reach.
    public var isModal: Bool

    /// The element that gets the keyboard focus, if that is neither the dialog itself nor a menu's first button.
    public var first: ElementID?

    /// Creates a dialog. By default its card can't be dragged, it is modal, and a press outside of the card closes it.
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
