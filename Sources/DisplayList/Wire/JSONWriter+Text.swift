import JSONSyntax

/// How text looks in JSON. It is most of the traffic, so lines and runs are arrays.
extension JSONWriter {
    /// `[top, baseline, height, endsParagraph, run, run, …]`
    mutating func line(_ value: TextContent.Line) {
        array {
            for number in [value.top, value.baseline, value.height] { $0.number(number) }
            $0.integer(value.endsParagraph ? 1 : 0)
            for run in value.runs { $0.run(run) }
        }
    }

    /// `[text, x, width, family, size, colour, decoration, tracking, extras]`; trailing zeroes are left out.
    private mutating func run(_ value: TextContent.Run) {
        array {
            $0.string(value.text)
            $0.number(value.x)
            $0.number(value.width)
            if let family = value.family { $0.string(family) } else { $0.null() }
            $0.number(value.size)
            $0.color(value.color)
            let hasExtras = value.extras != TextContent.RunExtras()
            guard value.decoration.rawValue != 0 || value.tracking != 0 || hasExtras else { return }
            $0.integer(value.decoration.rawValue)
            if value.tracking != 0 || hasExtras { $0.number(value.tracking) }
            if hasExtras { $0.extras(value.extras) }
        }
    }

    private mutating func extras(_ value: TextContent.RunExtras) {
        object {
            if let link = value.link { $0.field(.link, link) }
            if let background = value.background { $0.field(.background, background) }
            if value.lift != 0 { $0.field(.lift, value.lift) }
            if let color = value.decorationColor { $0.field(.color, color) }
            if let paint = value.paint { $0.field(.paint, paint) }
            if let image = value.image {
                $0.key(.image)
                $0.runImage(image)
            }
        }
    }

    /// `[ascent, height, label or null, "symbol", path, [viewBox], isEvenOdd]` or `[…, "bitmap", resource, tint or
    /// null, pixelated]`
    private mutating func runImage(_ value: TextContent.RunImage) {
        array {
            $0.number(value.ascent)
            $0.number(value.height)
            if let label = value.label { $0.string(label) } else { $0.null() }
            switch value.drawing {
            case .symbol(let path, let viewBox, let usesEvenOddRule):
                $0.string("symbol")
                $0.path(path)
                $0.rectangle(viewBox)
                $0.bool(usesEvenOddRule)
            case .bitmap(let resource, let tint, let isPixelated):
                $0.string("bitmap")
                $0.string(resource.path)
                if let tint { $0.color(tint) } else { $0.null() }
                $0.bool(isPixelated)
            }
        }
    }
}
