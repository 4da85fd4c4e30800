import DrawingValues
import Foundation
import JSONSyntax

/// How the small value types of a display list look in JSON.
extension JSONWriter {
    /// `[x, y]`
    mutating func point(_ value: CGPoint) { numbers(value.x, value.y) }

    /// `[width, height]`
    mutating func size(_ value: CGSize) { numbers(value.width, value.height) }

    /// `[x, y, width, height]`
    mutating func rectangle(_ value: CGRect) {
        array {
            $0.number(value.origin.x)
            $0.number(value.origin.y)
            $0.number(value.size.width)
            $0.number(value.size.height)
        }
    }

    mutating func numbers(_ values: Double...) { array(values) { $0.number($1) } }

    /// `#rrggbb`, or `#rrggbbaa` where it is not opaque: CSS's own spelling.
    mutating func color(_ value: DisplayColor) {
        let (red, green, blue, alpha) = value.bytes
        hexadecimal(red, green, blue, alpha == 255 ? nil : alpha)
    }

    /// Six numbers for a flat transform, as CSS's `matrix()`; a turn in space as what it is; else sixteen, as
    /// `matrix3d()`; null for none.
    mutating func transform(_ value: Transform) {
        if let turn = value.turn { return self.turn(turn) }
        let values = value.values
        if values == Transform.identity.values { return null() }
        let flat = [0, 1, 4, 5, 12, 13]
        let isFlat = values.indices.allSatisfy { flat.contains($0) || values[$0] == Transform.identity.values[$0] }
        array(isFlat ? flat.map { values[$0] } : values) { $0.preciseNumber($1) }
    }

    /// `["turn", degrees, x, y, z, anchorZ, eyeDistance]`
    private mutating func turn(_ value: Transform.Turn) {
        array {
            $0.string("turn")
            $0.number(value.degrees)
            for number in [value.x, value.y, value.z] { $0.preciseNumber(number) }
            for number in [value.anchorZ, value.eyeDistance] { $0.number(number) }
        }
    }

    /// The origin is for a client that has not seen the property's old value.
    mutating func motion(_ value: Motion, withOrigin: Bool = false) {
        object {
            $0.key(.curve)
            $0.curve(value.curve)
            if value.delay != 0 { $0.field(.delay, value.delay) }
            if value.pause != 0 { $0.field(.pause, value.pause) }
            if value.speed != 1 { $0.field(.speed, value.speed) }
            if value.repeatCount != 1 { $0.repeats(value.repeatCount) }
            if value.autoreverses { $0.field(.reverses, true) }
            $0.key(.serial)
            $0.integer(value.serial)
            guard withOrigin, let origin = value.origin else { return }
            if case .content = origin { return }
            $0.key(.from)
            $0.origin(origin)
        }
    }

    private mutating func origin(_ value: Motion.Origin) {
        switch value {
        case .content: null()
        case .frame(let frame): rectangle(frame)
        case .opacity(let opacity): number(opacity)
        case .transform(let transform):
            array {
                $0.transform(transform)
                $0.number(transform.rotationDegrees)
            }
        case .background(let paint): if let paint { self.paint(paint) } else { null() }
        case .filter(let shadow, let blur, let filters):
            array {
                if let shadow { $0.shadow(shadow) } else { $0.null() }
                $0.number(blur)
                $0.array(filters) { $0.filter($1) }
            }
        }
    }

    /// `["bezier", duration, x1, y1, x2, y2]` or `["spring", response, dampingFraction]`
    private mutating func curve(_ value: Motion.Curve) {
        array {
            switch value {
            case .bezier(let duration, let x1, let y1, let x2, let y2):
                $0.string("bezier")
                for number in [duration, x1, y1, x2, y2] { $0.preciseNumber(number) }
            case .spring(let response, let dampingFraction):
                $0.string("spring")
                for number in [response, dampingFraction] { $0.preciseNumber(number) }
            }
        }
    }

    /// For ever is 0, since JSON has no infinity.
    private mutating func repeats(_ count: Double) { field(.repeats, count.isFinite ? count : 0) }

    mutating func entrance(_ value: Entrance) {
        object {
            if value.opacity != 1 { $0.field(.opacity, value.opacity) }
            if value.transform != .identity {
                $0.key(.transform)
                $0.transform(value.transform)
                $0.field(.rotation, value.transform.rotationDegrees)
            }
            if value.offset != .zero { $0.field(.offset, value.offset) }
            $0.key(.motion)
            $0.motion(value.motion)
        }
    }
}

extension JSONWriter {
    /// `[colour, width]`
    mutating func border(_ value: ElementStyle.Border) {
        array {
            $0.color(value.color)
            $0.number(value.width)
        }
    }

    /// `[path, isEvenOdd]`
    mutating func clipPath(_ value: ClipPath) {
        array {
            $0.path(value.path)
            $0.bool(value.usesEvenOddRule)
        }
    }

    /// The only place where a path is spelled for the page: in SVG's syntax.
    mutating func path(_ value: PathGeometry) { string(value.svgPathData) }

    /// `[colour, radius, x, y]`
    mutating func shadow(_ value: ElementStyle.Shadow) {
        array {
            $0.color(value.color)
            for number in [value.radius, value.offset.width, value.offset.height] { $0.number(number) }
        }
    }

    /// `[name, number, …]`, and a priority that is not the standard one
    mutating func gesture(_ value: GestureSpec) {
        array { $0.gestureFields(value) }
    }

    private mutating func gestureFields(_ value: GestureSpec) {
        switch value {
        case .tap(let count):
            string("tap")
            integer(count)
        case .longPress(let minimumSeconds, let maximumPoints):
            string("longPress")
            number(minimumSeconds)
            number(maximumPoints)
        case .drag(let minimumPoints):
            string("drag")
            number(minimumPoints)
        case .magnify(let minimumDelta):
            string("magnify")
            number(minimumDelta)
        case .rotate(let minimumDegrees):
            string("rotate")
            number(minimumDegrees)
        case .touch:
            string("touch")
        case .hover(let followsPointer):
            string("hover")
            integer(followsPointer ? 1 : 0)
        case .prioritized(let spec, let priority):
            gestureFields(spec)
            string(priority.rawValue)
        }
    }

    /// `[name]`, with a roll's direction
    mutating func contentChange(_ value: ContentChange) {
        array {
            switch value {
            case .fade: $0.string("fade")
            case .replace: $0.string("replace")
            case .roll(let isDownwards):
                $0.string("roll")
                $0.bool(isDownwards)
            }
        }
    }

    /// `[edge, inset]`
    mutating func pin(_ value: ElementStyle.Pin) {
        array {
            $0.string(value.edge.rawValue)
            $0.number(value.inset)
        }
    }
}
