import CoreGraphics
import DisplayList
import Foundation

/// How far drawings reach, at most: what is drawn apart needs no larger a bitmap.
struct CanvasExtent {
    /// Around what is drawn, before any filter.
    private(set) var box = CGRect.null
    /// How much further filters reach. They count in the canvas's own points, whatever transform a symbol is drawn in, so
    /// this is not part of the box.
    private(set) var reach = 0.0

    /// Nil where a filter shows something where nothing is drawn, or a path leads to no place.
    init?(
        of operations: [CanvasContent.Operation], _ states: [CanvasContent.State], _ symbols: [CanvasContent.Symbol]
    ) {
        for operation in operations {
            guard add(operation, states, symbols) else { return nil }
        }
        guard box.isNull || [box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isFinite) else { return nil }
    }

    private mutating func add(
        _ operation: CanvasContent.Operation, _ states: [CanvasContent.State], _ symbols: [CanvasContent.Symbol]
    ) -> Bool {
        let state = states[operation.state]
        guard state.filters.allSatisfy({ !$0.showsNothing }) else { return false }
        let own = state.filters.reduce(0) { $0 + $1.reach }
        switch operation {
        case .layer(_, let operations), .masked(_, let operations, _):
            guard let inner = CanvasExtent(of: operations, states, symbols) else { return false }
            add(inner.box, inner.reach + own)
        case .symbol(_, let place):
            guard symbols.indices.contains(place), let bounds = symbols[place].bounds else { return false }
            add(bounds.applying(CGAffineTransform(numbers: state.transform)), symbols[place].reach + own)
        default: add(operation.box.applying(CGAffineTransform(numbers: state.transform)), own)
        }
        return true
    }

    private mutating func add(_ other: CGRect, _ otherReach: Double) {
        guard !other.isNull else { return }
        box = box.union(other)
        reach = max(reach, otherReach)
    }
}

extension CanvasRecorder {
    /// Room for all that is drawn around a size, in steps, since a bitmap of another size is another bitmap.
    func margin(
        around size: CGSize, atLeast padding: EdgeInsets = EdgeInsets(), atMost most: Double = 1024
    ) -> CanvasContent.Margin {
        var (top, left, bottom, right) = (0.0, 0.0, 0.0, 0.0)
        if let extent = CanvasExtent(of: operations, states, symbols), !extent.box.isNull {
            let box = extent.box.insetBy(dx: -extent.reach, dy: -extent.reach)
            (top, left, bottom, right) = (-box.minY, -box.minX, box.maxY - size.height, box.maxX - size.width)
        }
        func room(_ reach: Double, _ padding: CGFloat) -> Double {
            let stepped = (max(reach, Double(padding), 0) / Self.marginStep).rounded(.up) * Self.marginStep
            return min(stepped, most)
        }
        return CanvasContent.Margin(
            top: room(top, padding.top), left: room(left, padding.leading), bottom: room(bottom, padding.bottom),
            right: room(right, padding.trailing))
    }

    private static var marginStep: Double { 32 }
}

extension CanvasFilter {
    /// Three standard deviations are all that is seen of a blur; a shadow's radius is twice its deviation.
    fileprivate var reach: Double {
        switch self {
        case .color, .alphaThreshold: 0
        case .blur(let radius): 3 * radius
        case .shadow(_, let radius, let offset): 2 * radius + max(abs(offset.width), abs(offset.height))
        }
    }

    /// Whether it makes something of nothing: opacity by a constant, or by a threshold that nothing reaches.
    fileprivate var showsNothing: Bool {
        if case .alphaThreshold(let min, let max, _) = self { return min <= 0 && max >= 0 }
        guard case .color(.matrix(let values)) = self, values.count == 20 else { return false }
        return values[19] > 0
    }
}

extension CanvasContent.Operation {
    /// Around what an operation that isn't made of others draws, in its own coordinates.
    fileprivate var box: CGRect {
        switch self {
        case .fill(_, let path, _, _, _): return path.boundingBox
        case .stroke(_, let path, let stroke, _):
            // A corner reaches as far as its limit says, a square end by the root of two.
            let reach = stroke.width / 2 * max(stroke.join == .miter ? stroke.miterLimit : 1, 1.5)
            return path.boundingBox.insetBy(dx: -reach, dy: -reach)
        case .image(_, _, let frame): return frame.standardized
        case .text(_, let text): return text.reachedBox
        case .layer, .masked, .symbol: return .null
        }
    }
}

extension TextContent {
    /// Around all runs, with room for what characters have beyond their own boxes: as much as their size.
    fileprivate var reachedBox: CGRect {
        var box = CGRect.null
        for line in lines {
            for run in line.runs where run.size > 0 {
                let y = line.baseline - run.extras.lift
                let above = max(run.extras.image?.ascent ?? 0, run.size * 1.5)
                let below = max((run.extras.image?.height ?? 0) - above, run.size)
                box = box.union(
                    CGRect(
                        x: run.x - run.size, y: y - above, width: run.width + 2 * run.size, height: above + below))
            }
        }
        return box
    }
}
