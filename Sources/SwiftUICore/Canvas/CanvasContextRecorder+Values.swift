import CoreGraphics
import DisplayList
import DrawingValues
import Foundation

// Core Graphics' values as a display list has them.

extension ClipPath {
    init(_ path: PathGeometry, _ rule: CGPathFillRule) {
        self.init(path: path, usesEvenOddRule: rule == .evenOdd)
    }
}

extension PathGeometry {
    init(rect: CGRect) {
        self.init()
        addRect(rect, transform: .identity)
    }
}

extension StrokeStyle {
    init(_ state: GraphicsState, _ width: CGFloat) {
        self.init(
            lineWidth: width, lineCap: state.lineCap, lineJoin: state.lineJoin, miterLimit: state.miterLimit,
            dash: state.dash, dashPhase: state.dashPhase)
    }
}

extension PathContent.Stroke {
    init(_ state: GraphicsState, _ width: CGFloat) {
        self.init(StrokeStyle(state, width), .color(state.stroke))
    }
}

extension RecordedGradient {
    /// Nil where a display list has none such. Places are in points: in units of a box of one point.
    var paint: Paint? {
        let stops = stops.map { Paint.Stop(color: $0.color, location: $0.location) }
        switch shape {
        case .linear(let start, let end): return .linearGradient(stops: stops, start: start, end: end)
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            guard startCenter == endCenter else { return nil }
            return .radialGradient(stops: stops, center: endCenter, startRadius: startRadius, endRadius: endRadius)
        case .conic(let center, let angle):
            let degrees = angle * 180 / .pi
            return .angularGradient(stops: stops, center: center, startDegrees: degrees, endDegrees: degrees + 360)
        }
    }
}

extension CGBlendMode {
    /// What a canvas does for this mode, one after the other.
    var steps: [ElementBlendMode] {
        switch self {
        case .clear: [.destinationOut]
        // A browser's `copy` clears all around, too: a hole, and the drawing in it.
        case .copy: [.destinationOut, .normal]
        default: [Self.modes[self] ?? .normal]
        }
    }

    /// Whether the first step takes away whatever is there.
    var clears: Bool { self == .clear || self == .copy }

    private static let modes: [CGBlendMode: ElementBlendMode] = [
        .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken, .lighten: .lighten,
        .colorDodge: .colorDodge, .colorBurn: .colorBurn, .softLight: .softLight, .hardLight: .hardLight,
        .difference: .difference, .exclusion: .exclusion, .hue: .hue, .saturation: .saturation, .color: .color,
        .luminosity: .luminosity, .sourceIn: .sourceIn, .sourceOut: .sourceOut, .sourceAtop: .sourceAtop,
        .destinationOver: .destinationOver, .destinationIn: .destinationIn, .destinationOut: .destinationOut,
        .destinationAtop: .destinationAtop, .xor: .xor, .plusLighter: .plusLighter,
    ]
}

extension ElementBlendMode {
    /// Whether a browser changes what is outside of the shape too; Core Graphics leaves that alone.
    var reachesBeyond: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
