import CoreGraphics
import Foundation

/// The values of a filter's inputs, as what the filter needs them for. A value of another kind counts as none.
struct FilterValues {
    let values: [String: Any]

    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    var image: CIImage? { image(kCIInputImageKey) }

    /// A finite number; zero for none.
    func number(_ key: String) -> CGFloat { values[key].flatMap(Self.number) ?? 0 }
    func float(_ key: String) -> Float { Float(number(key)) }

    static func number(_ value: Any) -> CGFloat? {
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as CGFloat: Double(value)
            case let value as any BinaryInteger: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    func vector(_ key: String) -> CIVector? {
        switch values[key] {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        default: nil
        }
    }

    func point(_ key: String) -> CGPoint { vector(key)?.cgPointValue ?? .zero }

    /// A rectangle; null for none, or one whose numbers aren't finite.
    func rect(_ key: String) -> CGRect {
        guard let rect = vector(key)?.cgRectValue, rect.isFinite else { return .null }
        return rect
    }

    /// Four numbers for a color's parts.
    func parts(_ key: String) -> SIMD4<Float> {
        vector(key).map { SIMD4(Float($0.x), Float($0.y), Float($0.z), Float($0.w)) } ?? .zero
    }

    /// A color as levels of light; clear for none.
    func light(_ key: String) -> SIMD4<Float> { (values[key] as? CIColor)?.light ?? .zero }

    func data(_ key: String) -> Data { values[key] as? Data ?? Data() }
    func text(_ key: String) -> String { values[key] as? String ?? "" }

    func transform(_ key: String) -> CGAffineTransform {
        switch values[key] {
        case let transform as CGAffineTransform: return transform
        case let vector as CIVector where vector.count == 6:
            let numbers = (0..<6).map(vector.value(at:))
            return CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        default: return .identity
        }
    }
}
