import CoreGraphics
import Foundation

/// An input of a filter.
struct FilterInput: Sendable {
    /// What the input is, with its default.
    enum Kind: Sendable {
        case image
        case number(Double, slider: ClosedRange<Double>?)
        case vector([CGFloat])
        case color(CIColor)
        case transform
        case data
        case text(String)
    }

    let key: String
    let kind: Kind

    static let image = FilterInput(key: kCIInputImageKey, kind: .image)
    static let background = FilterInput(key: kCIInputBackgroundImageKey, kind: .image)

    static func number(_ key: String, _ value: Double, _ slider: ClosedRange<Double>? = nil) -> FilterInput {
        FilterInput(key: key, kind: .number(value, slider: slider))
    }

    static func vector(_ key: String, _ values: CGFloat...) -> FilterInput {
        FilterInput(key: key, kind: .vector(values))
    }

    static func color(_ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
        -> FilterInput
    {
        FilterInput(key: key, kind: .color(CIColor(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// The value where none is set; nil for images, data and a transform that changes nothing.
    var standard: Any? {
        switch kind {
        case .image, .data, .transform: nil
        case .number(let number, _): NSNumber(value: number)
        case .vector(let values):
            values.withUnsafeBufferPointer { CIVector(values: $0.baseAddress.unsafelyUnwrapped, count: $0.count) }
        case .color(let color): color
        case .text(let text): text
        }
    }

    /// What an app may read of the input.
    var attributes: [String: Any] {
        var found: [String: Any] = [kCIAttributeClass: className, kCIAttributeName: key]
        found[kCIAttributeDefault] = standard
        if case .number(_, let slider?) = kind {
            found[kCIAttributeSliderMin] = NSNumber(value: slider.lowerBound)
            found[kCIAttributeSliderMax] = NSNumber(value: slider.upperBound)
        }
        return found
    }

    private var className: String {
        switch kind {
        case .image: "CIImage"
        case .number: "NSNumber"
        case .vector: "CIVector"
        case .color: "CIColor"
        case .transform: "NSAffineTransform"
        case .data: "NSData"
        case .text: "NSString"
        }
    }
}
