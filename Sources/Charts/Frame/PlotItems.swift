import SwiftUI

/// Views in a plot: symbols that are views, annotations, and accessibility elements.
struct PlotItems: View {
    let geometry: PlotGeometry
    /// The most accessibility elements, since nobody would step through more; the last marks are left out.
    static let spokenMax = 300

    var body: some View {
        let items = items
        PlotItemsLayout(size: geometry.size) {
            ForEach(items.indices, id: \.self) { index in
                AnyView(items[index].view).layoutValue(key: PlotPlace.self, value: items[index].place)
            }
        }
    }

    private struct Item {
        var view: any View
        var place: PlotPlace.Value
    }

    private var items: [Item] {
        var items: [Item] = []
        for mark in geometry.model.marks {
            guard case .view(let view)? = symbol(of: mark), let point = geometry.point(mark) else { continue }
            items.append(Item(view: view, place: PlotPlace.Value(rect: CGRect(origin: point, size: .zero))))
        }
        items += spoken
        for mark in geometry.model.marks where !mark.look.annotations.isEmpty {
            guard let rect = bounds(of: mark) else { continue }
            for annotation in mark.look.annotations {
                items.append(
                    Item(
                        view: annotation.content(AnnotationContext(targetSize: rect.size)),
                        place: PlotPlace.Value(rect: rect, annotation: annotation)))
            }
        }
        return items
    }

    private func symbol(of mark: Mark) -> MarkSymbol? {
        guard mark.kind == .line || mark.kind == .point else { return nil }
        return mark.look.symbol ?? mark.look.by.symbol.map { geometry.model.looks.symbol(of: $0.start) }
    }

    /// The bounds of a mark, with the size of its symbol.
    private func bounds(of mark: Mark) -> CGRect? {
        guard let bounds = geometry.bounds(mark) else { return nil }
        guard mark.kind == .point || (mark.kind == .line && symbol(of: mark) != nil) else { return bounds }
        let size = PlotDrawing(geometry: geometry).symbolSize(mark)
        return bounds.insetBy(dx: -size.width / 2, dy: -size.height / 2)
    }

    private var spoken: [Item] {
        let words = MarkWords(model: geometry.model)
        let marks = geometry.model.marks.lazy.filter { $0.look.isHidden != true && $0.kind != .function }
        return marks.prefix(Self.spokenMax).compactMap { mark in
            guard let rect = bounds(of: mark) else { return nil }
            let target = rect.insetBy(dx: min((rect.width - 8) / 2, 0), dy: min((rect.height - 8) / 2, 0))
            return Item(view: SpokenMark(mark: mark, words: words), place: PlotPlace.Value(rect: target, fills: true))
        }
    }
}

/// The accessibility element of a mark.
private struct SpokenMark: View {
    let mark: Mark
    let words: MarkWords
    @Environment(\.self) private var environment

    var body: some View {
        Color.clear
            .accessibilityElement()
            .accessibilityLabel(words.label(of: mark, in: environment))
            .accessibilityValue(words.value(of: mark, in: environment))
            .accessibilityIdentifier(mark.look.identifier ?? "")
    }
}

/// The position of a view in a plot.
enum PlotPlace: LayoutValueKey {
    struct Value {
        var rect: CGRect
        var annotation: MarkAnnotation?
        /// Whether the view fills the rectangle; otherwise it is centered in it.
        var fills = false
    }

    static var defaultValue: Value { Value(rect: .zero) }
}

/// Places views at marks.
struct PlotItemsLayout: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            let place = view[PlotPlace.self]
            let rect = place.rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
            if place.fills {
                view.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
            } else if let annotation = place.annotation {
                let proposal = annotation.proposal(rect.size)
                let frame = annotation.frame(of: view.sizeThatFits(proposal), at: rect, in: bounds)
                view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            } else {
                view.place(at: CGPoint(x: rect.midX, y: rect.midY), anchor: .center, proposal: .unspecified)
            }
        }
    }
}

extension MarkAnnotation {
    fileprivate func proposal(_ size: CGSize) -> ProposedViewSize {
        position.kind == .overlay ? ProposedViewSize(size) : .unspecified
    }

    /// The annotation's frame, moved until it fits, if it was asked to.
    func frame(of size: CGSize, at rect: CGRect, in plot: CGRect) -> CGRect {
        let gap = spacing ?? 4
        let x: CGFloat
        let y: CGFloat
        let alongX = aligned(alignment.horizontal, rect.minX, rect.maxX, size.width)
        let alongY = aligned(alignment.vertical, rect.minY, rect.maxY, size.height)
        let (left, right) = (rect.minX - gap - size.width, rect.maxX + gap)
        let (above, below) = (rect.minY - gap - size.height, rect.maxY + gap)
        switch position.kind {
        case .automatic, .top: (x, y) = (alongX, above)
        case .bottom: (x, y) = (alongX, below)
        case .overlay: (x, y) = (alongX, alongY)
        case .leading: (x, y) = (left, alongY)
        case .trailing: (x, y) = (right, alongY)
        case .topLeading: (x, y) = (left, above)
        case .topTrailing: (x, y) = (right, above)
        case .bottomLeading: (x, y) = (left, below)
        case .bottomTrailing: (x, y) = (right, below)
        }
        return CGRect(
            x: fit(x, size.width, overflow.x, plot.minX, plot.maxX, margin: 28),
            y: fit(y, size.height, overflow.y, plot.minY, plot.maxY, margin: 20), width: size.width, height: size.height
        )
    }

    private func aligned(_ alignment: HorizontalAlignment, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat)
        -> CGFloat
    {
        switch alignment {
        case .leading: low
        case .trailing: high - length
        default: (low + high - length) / 2
        }
    }

    private func aligned(_ alignment: VerticalAlignment, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat
    {
        switch alignment {
        case .top: low
        case .bottom: high - length
        default: (low + high - length) / 2
        }
    }

    /// Moves an annotation along one axis until it fits. The boundary `.chart` allows a margin for the axes around the plot.
    private func fit(
        _ place: CGFloat, _ length: CGFloat, _ strategy: AnnotationOverflowResolution.Strategy, _ low: CGFloat,
        _ high: CGFloat, margin: CGFloat
    ) -> CGFloat {
        guard let boundary = strategy.boundary else { return place }
        let room = boundary == .chart ? margin : 0
        return max(min(place, high + room - length), low)
    }
}
