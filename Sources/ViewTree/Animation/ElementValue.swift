import DisplayList
import Foundation

/// The value of an element's property, if Swift can interpolate it.
enum ElementValue: Equatable {
    case frame(CGRect)
    case opacity(Double)
    case transform(Transform)
    /// Nil is transparent.
    case background(DisplayColor?)

    static let properties: [AnimatedProperty] = [.frame, .opacity, .transform, .background]

    /// Nil for a background that isn't a plain color.
    init?(_ property: AnimatedProperty, of element: DisplayElement) {
        switch property {
        case .frame: self = .frame(element.frame)
        case .opacity: self = .opacity(element.style.opacity)
        case .transform: self = .transform(element.style.transform)
        case .background:
            switch element.style.background {
            case nil: self = .background(nil)
            case .color(let color): self = .background(color)
            default: return nil
            }
        case .filter, .content: return nil
        }
    }

    func apply(to element: inout DisplayElement) {
        switch self {
        case .frame(let frame): element.frame = frame
        case .opacity(let opacity): element.style.opacity = opacity
        case .transform(let transform): element.style.transform = transform
        case .background(let color): element.style.background = color.map(Paint.color)
        }
    }

    /// The value interpolated towards another one; nil if that isn't possible. `share` may be outside of 0…1.
    func between(_ other: ElementValue, share: Double) -> ElementValue? {
        let mixed = { (from: Double, to: Double) in from + (to - from) * share }
        switch (self, other) {
        case (.frame(let from), .frame(let to)):
            return .frame(
                CGRect(
                    x: mixed(from.minX, to.minX), y: mixed(from.minY, to.minY),
                    width: max(mixed(from.width, to.width), 0), height: max(mixed(from.height, to.height), 0)))
        case (.opacity(let from), .opacity(let to)): return .opacity(min(max(mixed(from, to), 0), 1))
        case (.transform(let from), .transform(let to)): return .transform(from.between(to, share: share))
        case (.background(let from), .background(let to)):
            // A missing color is the other side's color with alpha 0, not transparent black.
            guard let start = from ?? to?.opacity(0), let end = to ?? from?.opacity(0) else { return nil }
            return .background(start.mixed(with: end, share).clamped)
        default: return nil
        }
    }
}
