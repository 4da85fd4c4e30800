import Foundation

extension FilterDefinition {
    /// Filters that make edges clearer: a part of the difference to a blurred copy is added.
    static let sharpening: [FilterDefinition] = [
        FilterDefinition(
            "CIUnsharpMask", kCICategorySharpen,
            [.image, .number(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { values in
            let intensity = values.float(kCIInputIntensityKey)
            return values.image.map { image in
                image.clampedToExtent().joinedWithBlur(sigma: values.number(kCIInputRadiusKey), extent: image.extent) {
                    sharp, soft in
                    let color = pointwiseMax(sharp + (sharp - soft) * intensity, .zero)
                    return color.with(alpha: sharp.w)
                }
            }
        },
        FilterDefinition(
            "CISharpenLuminance", kCICategorySharpen,
            [.image, .number(kCIInputSharpnessKey, 0.4, 0...2), .number(kCIInputRadiusKey, 1.69, 0...20)]
        ) { values in
            let sharpness = values.float(kCIInputSharpnessKey)
            return values.image.map { image in
                image.clampedToExtent().joinedWithBlur(sigma: values.number(kCIInputRadiusKey), extent: image.extent) {
                    sharp, soft in
                    let color = sharp + (sharp.luminance - soft.luminance) * sharpness
                    return pointwiseMax(color, .zero).with(alpha: sharp.w)
                }
            }
        },
    ]
}
