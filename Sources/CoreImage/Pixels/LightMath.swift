import Foundation

/// A color's or a pixel's four parts.
extension SIMD4<Float> {
    /// The color part of a straight color, multiplied by the opacity.
    var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

    /// The color part of a premultiplied color, divided by the opacity; clear for none.
    var straight: SIMD4<Float> { w > 0 ? SIMD4(x / w, y / w, z / w, w) : .zero }

    /// How bright the color is, by the weights of sRGB's parts.
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    /// The levels of light as sRGB's numbers.
    var encoded: SIMD4<Float> { SIMD4(Light.encoded(x), Light.encoded(y), Light.encoded(z), w) }

    /// sRGB's numbers as levels of light.
    var decoded: SIMD4<Float> { SIMD4(Light.decoded(x), Light.decoded(y), Light.decoded(z), w) }

    /// The same color part, with another opacity.
    func with(alpha: Float) -> SIMD4<Float> { SIMD4(x, y, z, alpha) }

    /// The color between this and another one: this at 0, the other at 1.
    func mixed(_ other: SIMD4<Float>, _ part: Float) -> SIMD4<Float> { self + (other - self) * part }

    /// The color over another one; both premultiplied.
    func over(_ other: SIMD4<Float>) -> SIMD4<Float> { self + other * (1 - w) }

    /// The sum of the parts' products.
    func dot(_ other: SIMD4<Float>) -> Float { x * other.x + y * other.y + z * other.z + w * other.w }

    /// All parts from 0 to 1.
    var within1: SIMD4<Float> { clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)) }
}

extension CIImage {
    /// The image with each pixel's color changed, which comes and goes without being multiplied by its opacity.
    func mapColors(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        mapPixels { change($0.straight).premultiplied }
    }

    /// The image with each pixel changed, which comes and goes multiplied by its opacity.
    func mapPixels(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent, from: [self]) { inputs, rect in inputs[0].raster(in: rect)?.map(change) }
    }

    /// The image with each pixel's color changed by sRGB's numbers.
    func mapNumbers(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        mapColors { change($0.encoded).within1.decoded }
    }

    /// An image of the pixels at other places: each one's is asked for by its center.
    ///
    /// - Parameters:
    ///   - reach: How far a place may be from the pixel that comes from it, in each direction.
    ///   - place: Where a pixel's color comes from.
    func rearranged(
        extent: CGRect, reach: CGFloat, _ place: @escaping @Sendable (CGPoint) -> CGPoint
    ) -> CIImage {
        let reach = Int(saturating: max(0, min(reach.rounded(.up), 4096))) + 2
        let bounds = self.extent
        return CIImage(extent: extent, from: [self]) { inputs, rect in
            let near = PixelRect(bounds.intersection(rect.grown(by: reach).cgRect))
            guard let near, let source = inputs[0].raster(in: near) else { return Raster(rect) }
            return Raster(rect) { x, y in
                source.sample(place(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)))
            }
        }
    }
}
