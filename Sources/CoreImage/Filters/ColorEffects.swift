import Foundation

extension FilterDefinition {
    /// Filters that change colors.
    static let colorEffects: [FilterDefinition] = [
        FilterDefinition("CIColorInvert", kCICategoryColorEffect, [.image]) { values in
            values.image?.mapColors { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
        },
        FilterDefinition(
            "CISepiaTone", kCICategoryColorEffect, [.image, .number(kCIInputIntensityKey, 1, 0...1)]
        ) { values in
            let intensity = values.float(kCIInputIntensityKey)
            return values.image?.mapNumbers { $0.mixed(sepia($0), intensity) }
        },
        FilterDefinition(
            "CIColorMonochrome", kCICategoryColorEffect,
            [.image, .color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)]
        ) { values in
            let (color, intensity) = (values.light(kCIInputColorKey), values.float(kCIInputIntensityKey))
            return values.image?.mapColors { pixel in
                pixel.mixed((color * pixel.luminance).with(alpha: pixel.w), intensity)
            }
        },
        FilterDefinition("CIColorPosterize", kCICategoryColorEffect, [.image, .number("inputLevels", 6, 2...30)]) {
            values in
            let steps = max(values.float("inputLevels").rounded(), 2) - 1
            return values.image?.mapNumbers {
                ($0 * steps).rounded(.toNearestOrAwayFromZero) / steps * mask + $0.opacity
            }
        },
        FilterDefinition(
            "CIFalseColor", kCICategoryColorEffect,
            [.image, .color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
        ) { values in
            let (dark, bright) = (values.light("inputColor0"), values.light("inputColor1"))
            return values.image?.mapColors { pixel in
                let color = dark.mixed(bright, Light.within1(pixel.luminance))
                return color.with(alpha: color.w * pixel.w)
            }
        },
        FilterDefinition("CIMaskToAlpha", kCICategoryColorEffect, [.image]) { values in
            values.image?.mapPixels { SIMD4<Float>(repeating: Light.within1($0.luminance)) }
        },
        FilterDefinition("CIMaximumComponent", kCICategoryColorEffect, [.image]) { values in
            values.image?.mapColors { SIMD4<Float>(repeating: max($0.x, $0.y, $0.z)).with(alpha: $0.w) }
        },
        FilterDefinition("CIMinimumComponent", kCICategoryColorEffect, [.image]) { values in
            values.image?.mapColors { SIMD4<Float>(repeating: min($0.x, $0.y, $0.z)).with(alpha: $0.w) }
        },
        FilterDefinition(
            "CIVignette", kCICategoryColorEffect,
            [.image, .number(kCIInputRadiusKey, 1, 0...2), .number(kCIInputIntensityKey, 0, -1...1)]
        ) { values in
            guard let image = values.image else { return nil }
            let half = hypot(image.extent.width, image.extent.height) / 2
            let radius = max(values.number(kCIInputRadiusKey), 0.01) * half
            let (center, intensity) = (image.extent.center, values.float(kCIInputIntensityKey))
            return image.shaded { point in
                let part = Float(point.distance(to: center) / radius)
                return 1 - intensity * Light.within1(part * part)
            }
        },
        FilterDefinition(
            "CIVignetteEffect", kCICategoryColorEffect,
            [
                .image, .vector(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, 150, 0...2000),
                .number(kCIInputIntensityKey, 1, -1...1), .number("inputFalloff", 0.5, 0...1),
            ]
        ) { values in
            let (center, radius) = (values.point(kCIInputCenterKey), max(values.number(kCIInputRadiusKey), 0.01))
            let (intensity, falloff) = (values.float(kCIInputIntensityKey), max(values.number("inputFalloff"), 0.01))
            return values.image?.shaded { point in
                let beyond = Light.within1(Float((point.distance(to: center) / radius - 1) / falloff))
                return 1 - intensity * beyond * beyond * (3 - 2 * beyond)
            }
        },
    ]

    /// Ones for the colors, and zero for the opacity.
    private static let mask = SIMD4<Float>(1, 1, 1, 0)

    /// A color's brightness in browns, by sRGB's numbers. The weights are those of the W3C's filter effects.
    private static func sepia(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let brown = SIMD4<Float>(
            SIMD4(0.393, 0.769, 0.189, 0).dot(color), SIMD4(0.349, 0.686, 0.168, 0).dot(color),
            SIMD4(0.272, 0.534, 0.131, 0).dot(color), color.w)
        return brown.within1
    }
}

extension SIMD4<Float> {
    /// The opacity alone.
    fileprivate var opacity: SIMD4<Float> { SIMD4(0, 0, 0, w) }
}

extension CIImage {
    /// The image with each color multiplied by a number for its place; the opacity stays.
    func shaded(_ shade: @escaping @Sendable (CGPoint) -> Float) -> CIImage {
        CIImage(extent: extent, from: [self]) { inputs, rect in
            guard let source = inputs[0].raster(in: rect) else { return nil }
            return Raster(rect) { x, y in
                let color = source[x, y]
                let factor = max(shade(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)), 0)
                return (color * factor).with(alpha: color.w)
            }
        }
    }
}

extension CGRect {
    /// The point in the middle.
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
    /// The distance to another point.
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
