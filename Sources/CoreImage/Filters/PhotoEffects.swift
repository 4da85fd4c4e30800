import Foundation

extension FilterDefinition {
    /// Looks of films and prints. Apple documents them in words only: these are close to those, and not the same.
    static let photoEffects: [FilterDefinition] = [
        FilmLook("CIPhotoEffectMono", saturation: 0),
        FilmLook("CIPhotoEffectTonal", saturation: 0, contrast: 0.9, lift: 0.03),
        FilmLook("CIPhotoEffectNoir", saturation: 0, contrast: 1.35),
        FilmLook("CIPhotoEffectFade", saturation: 0.6, contrast: 0.85, lift: 0.08),
        FilmLook("CIPhotoEffectChrome", saturation: 1.35, contrast: 1.1),
        FilmLook("CIPhotoEffectProcess", saturation: 0.9, tint: SIMD4(0.92, 1.02, 1.08, 1)),
        FilmLook("CIPhotoEffectTransfer", saturation: 0.95, tint: SIMD4(1.1, 1.02, 0.88, 1)),
        FilmLook("CIPhotoEffectInstant", saturation: 0.75, contrast: 0.9, lift: 0.05, tint: SIMD4(1.06, 1, 0.92, 1)),
    ].map(\.definition)
}

/// A look: saturation, contrast, the lightest black, and a tint, in this order and by sRGB's numbers.
private struct FilmLook: Sendable {
    let name: String
    let saturation: Float
    let contrast: Float
    let lift: Float
    let tint: SIMD4<Float>

    init(
        _ name: String, saturation: Float, contrast: Float = 1, lift: Float = 0,
        tint: SIMD4<Float> = SIMD4(repeating: 1)
    ) {
        (self.name, self.saturation, self.contrast, self.lift, self.tint) = (name, saturation, contrast, lift, tint)
    }

    var definition: FilterDefinition {
        FilterDefinition(name, kCICategoryColorEffect, [.image]) { $0.image?.mapNumbers(color) }
    }

    func color(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let gray = SIMD4<Float>(repeating: color.luminance)
        let strong = (gray.mixed(color, saturation) - 0.5) * contrast + 0.5
        let lifted = strong.within1 * (1 - lift) + lift
        return (lifted * tint).with(alpha: color.w)
    }
}
