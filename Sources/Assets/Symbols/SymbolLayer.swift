import CoreGraphics
import DrawingValues

/// A way to color a symbol for which its layers are annotated. (A palette uses the layers of `hierarchical`.)
package enum SymbolMode: String, CaseIterable, Sendable {
    case monochrome, hierarchical, multicolor
}

/// A part of a symbol that is drawn in one color. Layers are drawn in the order of their indices, the first one at the back.
package struct SymbolLayer: Hashable, Sendable {
    package enum Fill: Hashable, Sendable {
        /// The foreground style (0), or its secondary or tertiary variant.
        case level(Int)
        /// A color of the system or of the asset catalog by its name, or else the other color.
        case color(name: String, RGBA?)
    }

    package private(set) var path = PathGeometry()
    package private(set) var usesEvenOddRule = false
    package var fill: Fill
    package var opacity: Double
    /// Whether the layer's shape is cut out of the layers behind it.
    package var clearsBehind: Bool
    /// The value of a variable symbol from which the layer is active; nil if the value doesn't matter.
    package var threshold: Double?

    init(fill: Fill = .level(0), opacity: Double = 1, clearsBehind: Bool = false, threshold: Double? = nil) {
        self.fill = fill
        self.opacity = opacity
        self.clearsBehind = clearsBehind
        self.threshold = threshold
    }

    init(_ path: PathGeometry, usesEvenOddRule: Bool, level: Int, threshold: Double? = nil) {
        self.init(fill: .level(level), threshold: threshold)
        add(path, usesEvenOddRule: usesEvenOddRule)
    }

    func applying(_ transform: CGAffineTransform) -> SymbolLayer {
        var changed = self
        changed.path = path.applying(transform)
        return changed
    }

    mutating func add(_ path: PathGeometry, usesEvenOddRule: Bool) {
        if self.path.isEmpty { self.path = path } else { self.path.append(path) }
        if usesEvenOddRule { self.usesEvenOddRule = true }
    }

    /// Whether the layer is drawn as a symbol without layers is.
    var isPlain: Bool { fill == .level(0) && opacity == 1 && !clearsBehind && threshold == nil }

    /// Apple doesn't publish it; it is close to what a tertiary label has.
    private static let dimmedOpacity = 0.3

    /// The opacity at a variable symbol's value, which dims the layers above it; nil, or NaN, dims none.
    package func opacity(at value: Double?) -> Double {
        guard let value, !value.isNaN, isDimmed(at: value) else { return opacity }
        return opacity * Self.dimmedOpacity
    }

    /// At 0 all variable layers are dimmed, and a threshold of 0 is passed by any other value.
    func isDimmed(at value: Double) -> Bool { threshold.map { value <= 0 || value < $0 } ?? false }
}
