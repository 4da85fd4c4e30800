import CoreGraphics
import Foundation
@_spi(Nodes) import ViewTree

/// The parts of values that a key path names after the property: `x` in `position.x`.
extension LayerValue {
    /// A part of the value; nil if there is no such part.
    func part(_ name: String) -> LayerValue? {
        if name.isEmpty { return self }
        switch self {
        case .point(let point): return Self.part(name, ["x": point.x, "y": point.y])
        case .size(let size): return Self.part(name, ["width": size.width, "height": size.height])
        case .rect(let rect):
            if name == "origin" { return .point(rect.origin) }
            if name == "size" { return .size(rect.size) }
            return Self.part(
                name,
                [
                    "origin.x": rect.minX, "origin.y": rect.minY, "size.width": rect.width,
                    "size.height": rect.height,
                ])
        case .transform(let transform):
            let parts = FlatParts(CATransform3DGetAffineTransform(transform))
            if name == "translation" { return .size(CGSize(width: parts.x, height: parts.y)) }
            let numbers = [
                "scale": (parts.scaleX + parts.scaleY) / 2, "scale.x": parts.scaleX, "scale.y": parts.scaleY,
                "rotation": parts.angle, "rotation.z": parts.angle, "rotation.x": 0, "rotation.y": 0,
                "translation.x": parts.x, "translation.y": parts.y,
            ]
            return Self.part(name, numbers.mapValues { CGFloat($0) })
        default: return nil
        }
    }

    private static func part(_ name: String, _ parts: [String: CGFloat]) -> LayerValue? {
        parts[name].map(LayerValue.number)
    }

    /// The value with another part; nil if there is no such part, or if it is of another kind.
    func setting(_ name: String, to part: LayerValue) -> LayerValue? {
        if name.isEmpty { return part }
        switch self {
        case .point(var point):
            guard case .number(let number) = part, name == "x" || name == "y" else { return nil }
            if name == "x" { point.x = number } else { point.y = number }
            return .point(point)
        case .rect(let rect): return Self.rect(rect, name, part)
        case .size(var size):
            guard case .number(let number) = part, name == "width" || name == "height" else { return nil }
            if name == "width" { size.width = number } else { size.height = number }
            return .size(size)
        case .transform(let transform): return Self.transform(transform, name, part)
        default: return nil
        }
    }

    private static func rect(_ rect: CGRect, _ name: String, _ part: LayerValue) -> LayerValue? {
        var rect = rect
        switch (name, part) {
        case ("origin", .point(let origin)): rect.origin = origin
        case ("size", .size(let size)): rect.size = size
        case ("origin.x", .number(let number)): rect.origin.x = number
        case ("origin.y", .number(let number)): rect.origin.y = number
        case ("size.width", .number(let number)): rect.size.width = number
        case ("size.height", .number(let number)): rect.size.height = number
        default: return nil
        }
        return .rect(rect)
    }

    /// A rotation about the x or the y axis is seen as a shorter side.
    private static func transform(_ transform: CATransform3D, _ name: String, _ part: LayerValue) -> LayerValue? {
        var parts = FlatParts(CATransform3DGetAffineTransform(transform))
        switch (name, part) {
        case ("scale", .number(let number)): (parts.scaleX, parts.scaleY) = (Double(number), Double(number))
        case ("scale.x", .number(let number)): parts.scaleX = Double(number)
        case ("scale.y", .number(let number)): parts.scaleY = Double(number)
        case ("scale.z", .number), ("translation.z", .number): break
        case ("rotation", .number(let number)), ("rotation.z", .number(let number)): parts.angle = Double(number)
        case ("rotation.x", .number(let number)): parts.scaleY *= cos(Double(number))
        case ("rotation.y", .number(let number)): parts.scaleX *= cos(Double(number))
        case ("translation.x", .number(let number)): parts.x = Double(number)
        case ("translation.y", .number(let number)): parts.y = Double(number)
        case ("translation", .size(let size)): (parts.x, parts.y) = (Double(size.width), Double(size.height))
        case ("translation", .point(let point)): (parts.x, parts.y) = (Double(point.x), Double(point.y))
        default: return nil
        }
        return .transform(CATransform3DMakeAffineTransform(parts.matrix))
    }
}
