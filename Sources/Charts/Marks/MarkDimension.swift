import CoreGraphics

/// The width or height of a mark.
///
/// See [MarkDimension](https://developer.apple.com/documentation/charts/markdimension).
public struct MarkDimension: Sendable {
    enum Kind {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    /// Chosen to suit the mark and its data.
    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
    /// In points.
    public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(length)) }
    /// The available length, less an inset in points at both ends.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
    /// A fraction of the available length, 0…1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

    /// The length in points, given the available length.
    func length(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
        let length =
            switch kind {
            case .automatic: automatic
            case .fixed(let length): length
            case .inset(let inset): whole - 2 * inset
            case .ratio(let ratio): whole * ratio
            }
        return length.isFinite ? max(length, 0) : 0
    }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// In points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// In points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// How marks at the same place are stacked.
///
/// See [MarkStackingMethod](https://developer.apple.com/documentation/charts/markstackingmethod).
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind { case standard, normalized, center, unstacked }
    let kind: Kind
    /// Stacked from zero.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// Stacked, and scaled to a sum of 1.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// Stacked, and centered around zero.
    public static let center = MarkStackingMethod(kind: .center)
    /// In front of each other.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How a line is drawn between points.
///
/// See [InterpolationMethod](https://developer.apple.com/documentation/charts/interpolationmethod).
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }

    let kind: Kind
    /// Straight.
    public static let linear = InterpolationMethod(kind: .linear)
    /// Smooth, without exceeding the points' values.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// Smooth.
    public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0))
    /// Smooth; a larger tension, 0…1, makes the curve tighter.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }
    /// Smooth, without loops.
    public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))
    /// Smooth; the parameter is 0 for a uniform, 0.5 for a centripetal and 1 for a chordal curve.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }
    /// Steps at the beginning of each interval.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// Steps in the middle of each interval.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// Steps at the end of each interval.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

extension InterpolationMethod: CustomStringConvertible {
    /// The method's name.
    public var description: String {
        switch kind {
        case .linear: "linear"
        case .monotone: "monotone"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        case .cardinal(let tension): tension == 0 ? "cardinal" : "cardinal(tension: \(tension))"
        case .catmullRom(let alpha): alpha == 0.5 ? "catmullRom" : "catmullRom(alpha: \(alpha))"
        }
    }
}
