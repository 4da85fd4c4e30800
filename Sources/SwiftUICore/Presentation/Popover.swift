import Foundation

/// Where at a view a popover points.
///
/// See [PopoverAttachmentAnchor](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor).
public enum PopoverAttachmentAnchor: Equatable, Sendable {
    /// At a rectangle: the view's own, or one in its coordinates.
    case rect(Source)
    /// At a point of the view, in units of its size.
    case point(UnitPoint)

    /// A rectangle of the view.
    public struct Source: Equatable, Sendable {
        let rect: CGRect?
        public static let bounds = Source(rect: nil)
        /// In points, in the view's coordinates.
        public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }
    }
}

/// Where a popover stands.
struct PopoverPlacement {
    let anchor: PopoverAttachmentAnchor
    /// The edge of the popover that its arrow stands at; nil leaves it to the room that there is.
    let arrowEdge: Edge?

    func target(in source: CGRect) -> CGRect {
        switch anchor {
        case .rect(let part): part.rect.map { $0.offsetBy(dx: source.minX, dy: source.minY) } ?? source
        case .point(let point):
            CGRect(
                x: source.minX + point.x * source.width, y: source.minY + point.y * source.height, width: 0, height: 0)
        }
    }

    /// The wished edge where the popover has room there, else the one with the most.
    func edge(for target: CGRect, size: CGSize, window: CGSize) -> Edge {
        let room: [(edge: Edge, points: CGFloat)] = [
            (.top, window.height - target.maxY - size.height), (.bottom, target.minY - size.height),
            (.leading, window.width - target.maxX - size.width), (.trailing, target.minX - size.width),
        ]
        if let arrowEdge, let wished = room.first(where: { $0.edge == arrowEdge }), wished.points >= 18 {
            return arrowEdge
        }
        if let fitting = room.first(where: { $0.points >= 18 }) { return fitting.edge }
        return room.max { $0.points < $1.points }?.edge ?? .top
    }
}

/// As what a presentation is shown where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
    private let name: String
    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension PresentationOptions {
    /// As what a popover is shown.
    func adaptation(in window: CGSize) -> PresentationAdaptation {
        let isNarrow = window.width < CardGeometry.compactWidthMax
        let isLow = window.height < 400
        guard isNarrow || isLow else { return .popover }
        let wished = isNarrow ? horizontalAdaptation : verticalAdaptation
        if wished == .automatic { return isNarrow ? .sheet : .popover }
        return wished == .none ? .popover : wished
    }
}

extension View {
    /// Presents a popover beside this view while the value is true; in a narrow window it is a sheet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                .popover(PopoverPlacement(anchor: attachmentAnchor, arrowEdge: arrowEdge)), isPresented, nil, content))
    }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                .popover(PopoverPlacement(anchor: attachmentAnchor, arrowEdge: arrowEdge)), item, nil, content))
    }

    /// As what the popover around this view is shown in a narrow window.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOption {
            $0.horizontalAdaptation = horizontalAdaptation
            $0.verticalAdaptation = verticalAdaptation
        }
    }
}
