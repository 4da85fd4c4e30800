import Foundation

extension FilterDefinition {
    /// Filters that lay an image over another one.
    static let compositing: [FilterDefinition] = [
        porterDuff("CISourceOverCompositing") { $0.over($1) },
        porterDuff("CISourceInCompositing") { $0 * $1.w },
        porterDuff("CISourceOutCompositing") { $0 * (1 - $1.w) },
        porterDuff("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
        porterDuff("CIAdditionCompositing") { ($0 + $1).within1 },
        porterDuff("CIMaximumCompositing") { pointwiseMax($0, $1) },
        porterDuff("CIMinimumCompositing") { pointwiseMin($0, $1) },
        porterDuff("CIMultiplyCompositing") { $0 * $1 },
        blend("CIMultiplyBlendMode") { $0 * $1 },
        blend("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
        blend("CIDarkenBlendMode") { min($0, $1) },
        blend("CILightenBlendMode") { max($0, $1) },
        blend("CIDifferenceBlendMode") { abs($0 - $1) },
        blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
        blend("CIOverlayBlendMode") { hardLight($1, $0) },
        blend("CIHardLightBlendMode") { hardLight($0, $1) },
        blend("CIColorDodgeBlendMode") { source, back in back == 0 ? 0 : source >= 1 ? 1 : min(1, back / (1 - source))
        },
        blend("CIColorBurnBlendMode") { source, back in
            back >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - back) / source)
        },
        masked("CIBlendWithMask") { $0.luminance * $0.w },
        masked("CIBlendWithAlphaMask") { $0.w },
        FilterDefinition(
            "CIDissolveTransition", kCICategoryStylize,
            [.image, FilterInput(key: kCIInputTargetImageKey, kind: .image), .number(kCIInputTimeKey, 0, 0...1)]
        ) { values in
            guard let image = values.image, let target = values.image(kCIInputTargetImageKey) else { return nil }
            let part = Light.within1(values.float(kCIInputTimeKey))
            return CIImage.joined(image, target, extent: image.extent.union(target.extent)) { $0.mixed($1, part) }
        },
    ]

    /// A filter of two images' premultiplied pixels.
    private static func porterDuff(
        _ name: String, _ join: @escaping @Sendable (_ source: SIMD4<Float>, _ back: SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterDefinition {
        FilterDefinition(name, kCICategoryCompositeOperation, [.image, .background]) { values in
            guard let image = values.image else { return values.image(kCIInputBackgroundImageKey) }
            guard let back = values.image(kCIInputBackgroundImageKey) else { return image }
            return CIImage.joined(image, back, extent: image.extent.union(back.extent), join)
        }
    }

    /// A filter that joins the colors where both images are, part by part, as the W3C's compositing does.
    private static func blend(
        _ name: String, _ join: @escaping @Sendable (_ source: Float, _ back: Float) -> Float
    ) -> FilterDefinition {
        porterDuff(name) { source, back in
            let (top, bottom) = (source.straight, back.straight)
            let joined = SIMD4(join(top.x, bottom.x), join(top.y, bottom.y), join(top.z, bottom.z), 1)
            return source * (1 - back.w) + back * (1 - source.w) + joined * (source.w * back.w)
        }
    }

    /// A filter that shows an image where a mask is, and another one elsewhere.
    private static func masked(_ name: String, _ amount: @escaping @Sendable (SIMD4<Float>) -> Float)
        -> FilterDefinition
    {
        let mask = FilterInput(key: kCIInputMaskImageKey, kind: .image)
        return FilterDefinition(name, kCICategoryStylize, [.image, .background, mask]) { values in
            guard let image = values.image, let mask = values.image(kCIInputMaskImageKey) else { return values.image }
            let back = values.image(kCIInputBackgroundImageKey) ?? .empty()
            return CIImage(extent: image.extent.union(back.extent), from: [image, back, mask]) { inputs, rect in
                guard let image = inputs[0].raster(in: rect), let back = inputs[1].raster(in: rect),
                    let mask = inputs[2].raster(in: rect)
                else { return nil }
                return Raster(rect) { x, y in back[x, y].mixed(image[x, y], Light.within1(amount(mask[x, y]))) }
            }
        }
    }

    private static func hardLight(_ source: Float, _ back: Float) -> Float {
        source <= 0.5 ? 2 * source * back : 1 - 2 * (1 - source) * (1 - back)
    }
}
