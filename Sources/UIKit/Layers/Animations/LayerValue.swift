import CoreGraphics
import Foundation

/// A value of a layer that animations move.
enum LayerValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case numbers([CGFloat])
    case colors([CGColor])

    /// A value as apps write it; nil for another type.
    init?(_ value: Any?) {
        switch value {
        case let value as LayerValue: self = value
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as UIColor: self = .color(value.cgColor)
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as NSValue: self.init(boxed: value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
        case let value as [Any]:
            guard let list = Self.list(value.map { LayerValue($0) }) else { return nil }
            self = list
        default: return nil
        }
    }

    /// Colors or numbers; nil for a mixture.
    private static func list(_ values: [LayerValue?]) -> LayerValue? {
        let numbers = values.compactMap { if case .number(let number)? = $0 { number } else { nil } }
        if !values.isEmpty, numbers.count == values.count { return .numbers(numbers) }
        let colors = values.compactMap { if case .color(let color)? = $0 { color } else { nil } }
        return !values.isEmpty && colors.count == values.count ? .colors(colors) : nil
    }

    private init?(boxed value: NSValue) {
        let type = String(cString: value.objCType)
        if type.contains("Rect") {
            self = .rect(value.rectValue)
        } else if type.contains("Size") {
            self = .size(value.sizeValue)
        } else if type.contains("Point") {
            self = .point(value.pointValue)
        } else {
            return nil
        }
    }

    /// The value at a share of the way to another one; the other one if the two are of different kinds.
    func blended(to other: LayerValue, _ share: CGFloat) -> LayerValue {
        switch (self, other) {
        case (.number(let one), .number(let two)): .number(one.blended(to: two, share))
        case (.point(let one), .point(let two)): .point(one.blended(to: two, share))
        case (.size(let one), .size(let two)): .size(one.blended(to: two, share))
        case (.rect(let one), .rect(let two)): .rect(one.blended(to: two, share))
        case (.transform(let one), .transform(let two)):
            .transform(
                CATransform3DMakeAffineTransform(
                    CATransform3DGetAffineTransform(one).blended(to: CATransform3DGetAffineTransform(two), share)))
        case (.color(let one), .color(let two)): .color(Self.blend(one, two, share))
        case (.numbers(let one), .numbers(let two)) where one.count == two.count:
            .numbers(zip(one, two).map { $0.blended(to: $1, share) })
        case (.colors(let one), .colors(let two)) where one.count == two.count:
            .colors(zip(one, two).map { Self.blend($0, $1, share) })
        default: other
        }
    }

    private static func blend(_ one: CGColor, _ two: CGColor, _ share: CGFloat) -> CGColor {
        Optional(LayerColor(one)).blendedColor(to: LayerColor(two), share)?.color ?? two
    }

    /// Whether the value is the same as another one.
    static func == (one: LayerValue, other: LayerValue) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let two)): one == two
        case (.point(let one), .point(let two)): one == two
        case (.size(let one), .size(let two)): one == two
        case (.rect(let one), .rect(let two)): one == two
        case (.transform(let one), .transform(let two)): CATransform3DEqualToTransform(one, two)
        case (.color(let one), .color(let two)): one == two
        case (.numbers(let one), .numbers(let two)): one == two
        case (.colors(let one), .colors(let two)): one == two
        default: false
        }
    }

    /// The sum with another value, some times; this value if they can't be added.
    func adding(_ other: LayerValue, times count: CGFloat = 1) -> LayerValue {
        switch (self, other) {
        case (.number(let one), .number(let two)): .number(one + two * count)
        case (.point(let one), .point(let two)): .point(CGPoint(x: one.x + two.x * count, y: one.y + two.y * count))
        case (.size(let one), .size(let two)):
            .size(CGSize(width: one.width + two.width * count, height: one.height + two.height * count))
        case (.rect(let one), .rect(let two)):
            .rect(
                CGRect(
                    x: one.minX + two.minX * count, y: one.minY + two.minY * count,
                    width: one.width + two.width * count, height: one.height + two.height * count))
        case (.transform(let one), .transform(let two)) where count == 1: .transform(CATransform3DConcat(two, one))
        default: self
        }
    }
}
