import Foundation

/// The part of a view that a popover points at.
///
/// See [PopoverAttachmentAnchor](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor).
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle: the view's own, or one in its coordinates.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, in unit coordinates.
    case point(UnitPoint)
}

/// The anchor of a popover, and its preferred side.
struct PopoverPlacement {
    let anchor: PopoverAttachmentAnchor
    /// The edge of the anchor at which the popover is placed; with nil, the available space determines it.
    let arrowEdge: Edge?

    /// The anchor in the window, given the view's frame there.
    func target(in source: CGRect) -> CGRect {
        switch anchor {
        case .rect(let part): part.value(in: source)
        case .point(let point):
            CGRect(
                x: source.minX + point.x * source.width, y: source.minY + point.y * source.height, width: 0, height: 0)
        }
    }
}

extension View {
    /// Presents a popover beside this view while the value is true; in a compact width it is a sheet.
    ///
    /// See
    /// [popover](https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)).
    /// If there is no room at `arrowEdge`, an edge of the anchor, the popover is placed at another edge.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                .popover(PopoverPlacement(anchor: attachmentAnchor, arrowEdge: arrowEdge)), isPresented, nil, content))
    }

    /// Presents a popover beside this view while there is an item; a different item presents a new popover.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                .popover(PopoverPlacement(anchor: attachmentAnchor, arrowEdge: arrowEdge)), item, nil, content))
    }
}
