import Foundation

extension FilterDefinition {
    /// Filters that bend an image around a point. The image keeps its extent.
    static let distortions: [FilterDefinition] = [
        distortion("CITwirlDistortion", radius: 300, .number(kCIInputAngleKey, .pi, -4 * .pi...4 * .pi)) {
            strength, part, offset in
            let angle = strength * (1 - part)
            return CGPoint(
                x: offset.x * cos(angle) - offset.y * sin(angle), y: offset.x * sin(angle) + offset.y * cos(angle))
        },
        distortion("CIBumpDistortion", radius: 300, .number(kCIInputScaleKey, 0.5, -1...1)) { strength, part, offset in
            let factor = 1 - strength * (1 - part) * (1 - part)
            return CGPoint(x: offset.x * factor, y: offset.y * factor)
        },
        distortion("CIPinchDistortion", radius: 300, .number(kCIInputScaleKey, 0.5, 0...2)) { strength, part, offset in
            let factor = 1 + strength * (1 - part) * (1 - part)
            return CGPoint(x: offset.x * factor, y: offset.y * factor)
        },
    ]

    /// A filter that takes each pixel within a radius from another place.
    ///
    /// - Parameters:
    ///   - place: Where it comes from, by the strength, by its distance from the center, from 0 to 1,
    ///     and by its offset from there.
    private static func distortion(
        _ name: String, radius: Double, _ input: FilterInput,
        _ place: @escaping @Sendable (CGFloat, CGFloat, CGPoint) -> CGPoint
    ) -> FilterDefinition {
        let inputs: [FilterInput] = [
            .image, .vector(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, radius, 0...1000), input,
        ]
        return FilterDefinition(name, kCICategoryDistortionEffect, inputs) { values in
            guard let image = values.image else { return nil }
            let (center, radius) = (
                values.point(kCIInputCenterKey), max(1, min(values.number(kCIInputRadiusKey), 2000))
            )
            let strength = values.number(input.key)
            return image.rearranged(extent: image.extent, reach: 2 * radius) { point in
                let distance = point.distance(to: center)
                guard distance < radius else { return point }
                let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
                let moved = place(strength, distance / radius, offset)
                return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
            }
        }
    }
}
