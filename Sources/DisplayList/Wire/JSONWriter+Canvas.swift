import Foundation
import JSONSyntax

/// How drawings look in JSON: arrays, as there may be thousands of operations.
extension JSONWriter {
    mutating func canvas(_ value: CanvasContent) {
        object {
            $0.field(.size, value.size)
            if value.isOpaque { $0.field(.opaque, true) }
            $0.key(.states)
            $0.array(value.states) { $0.state($1) }
            $0.key(.operations)
            $0.array(value.operations) { $0.operation($1) }
            if !value.symbols.isEmpty {
                $0.key(.symbols)
                $0.array(value.symbols) { $0.symbol($1) }
            }
            if value.margin != CanvasContent.Margin() {
                $0.key(.margin)
                $0.numbers(value.margin.top, value.margin.left, value.margin.bottom, value.margin.right)
            }
            if let text = value.text {
                $0.key(.text)
                $0.string(text)
            }
        }
    }

    /// `[operations, box, reach]`; a box that isn't known is null.
    private mutating func symbol(_ value: CanvasContent.Symbol) {
        array {
            $0.array(value.operations) { $0.operation($1) }
            if let bounds = value.bounds { $0.rectangle(bounds) } else { $0.null() }
            $0.number(value.reach)
        }
    }

    /// `[matrix, opacity, blend, clips, filters]`; trailing defaults are left out.
    private mutating func state(_ value: CanvasContent.State) {
        let isPlain = value.clips.isEmpty && value.filters.isEmpty
        array {
            $0.array(value.transform) { $0.preciseNumber($1) }
            if value.opacity == 1, value.blendMode == .normal, isPlain { return }
            $0.number(value.opacity)
            $0.string(value.blendMode.rawValue)
            if isPlain { return }
            $0.array(value.clips) { $0.clipPath($1) }
            $0.array(value.filters) { $0.canvasFilter($1) }
        }
    }

    private mutating func canvasFilter(_ value: CanvasFilter) {
        switch value {
        case .color(let filter): self.filter(filter)
        case .blur(let radius):
            array {
                $0.string("blur")
                $0.number(radius)
            }
        case .shadow(let color, let radius, let offset):
            array {
                $0.string("shadow")
                $0.color(color)
                for number in [radius, offset.width, offset.height] { $0.number(number) }
            }
        case .alphaThreshold(let min, let max, let color):
            array {
                $0.string("alphaThreshold")
                for number in [min, max, color.red, color.green, color.blue, color.alpha] { $0.preciseNumber(number) }
            }
        }
    }

    private mutating func operation(_ value: CanvasContent.Operation) {
        array {
            switch value {
            case .fill(let state, let path, let usesEvenOddRule, let paint, let box):
                $0.open("fill", state)
                $0.path(path)
                $0.bool(usesEvenOddRule)
                $0.paint(paint)
                $0.rectangle(box)
            case .stroke(let state, let path, let stroke, let box):
                $0.open("stroke", state)
                $0.path(path)
                $0.stroke(stroke)
                $0.rectangle(box)
            case .text(let state, let text):
                $0.open("text", state)
                $0.array(text.lines) { $0.line($1) }
            case .image(let state, let image, let frame): $0.image(state, image, frame)
            case .layer(let state, let operations):
                $0.open("layer", state)
                $0.array(operations) { $0.operation($1) }
            case .masked(let state, let operations, let mask):
                $0.open("masked", state)
                $0.array(operations) { $0.operation($1) }
                $0.array(mask) { $0.operation($1) }
            case .symbol(let state, let place):
                $0.open("symbol", state)
                $0.integer(place)
            }
        }
    }

    private mutating func open(_ name: String, _ state: Int) {
        string(name)
        integer(state)
    }

    private mutating func image(_ state: Int, _ image: ImageContent, _ frame: CGRect) {
        open("image", state)
        string(image.resource.path)
        for number in [frame.minX, frame.minY, frame.width, frame.height] { self.number(number) }
        bool(image.isPixelated)
        if let tint = image.tint { color(tint) } else { null() }
    }
}
