import Foundation

extension FilterDefinition {
    /// Filters that correct colors, by levels of light.
    static let colorAdjustments: [FilterDefinition] = [
        adjustment(
            "CIColorControls", .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
            .number(kCIInputContrastKey, 1, 0.25...4)
        ) { values in
            let (saturation, brightness) = (values.float(kCIInputSaturationKey), values.float(kCIInputBrightnessKey))
            let contrast = values.float(kCIInputContrastKey)
            return { color in
                let gray = SIMD4<Float>(repeating: color.luminance)
                let bright = gray.mixed(color, saturation) + brightness
                return ((bright - 0.5) * contrast + 0.5).with(alpha: color.w)
            }
        },
        adjustment(
            "CIColorMatrix", .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
            .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
            .vector(kCIInputBiasVectorKey, 0, 0, 0, 0)
        ) { values in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(values.parts)
            let bias = values.parts(kCIInputBiasVectorKey)
            return { color in
                SIMD4(rows[0].dot(color), rows[1].dot(color), rows[2].dot(color), rows[3].dot(color)) + bias
            }
        },
        adjustment(
            "CIColorClamp", .vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)
        ) { values in
            let (lowest, highest) = (values.parts("inputMinComponents"), values.parts("inputMaxComponents"))
            return { pointwiseMin(pointwiseMax($0, lowest), highest) }
        },
        adjustment("CIExposureAdjust", .number(kCIInputEVKey, 0, -10...10)) { values in
            let factor = exp2(max(-64, min(values.float(kCIInputEVKey), 64)))
            return { ($0 * factor).with(alpha: $0.w) }
        },
        adjustment("CIGammaAdjust", .number("inputPower", 1, 0.25...4)) { values in
            let power = values.float("inputPower")
            return { SIMD4(pow(max($0.x, 0), power), pow(max($0.y, 0), power), pow(max($0.z, 0), power), $0.w) }
        },
        adjustment("CIHueAdjust", .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)) { values in
            hueTurn(by: values.float(kCIInputAngleKey))
        },
        adjustment("CIVibrance", .number(kCIInputAmountKey, 0, -1...1)) { values in
            let amount = values.float(kCIInputAmountKey)
            return { color in
                let spread = max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
                let gray = SIMD4<Float>(repeating: color.luminance)
                return gray.mixed(color, 1 + amount * (1 - Light.within1(spread))).with(alpha: color.w)
            }
        },
        adjustment("CIWhitePointAdjust", .color(kCIInputColorKey, 1, 1, 1)) { values in
            let white = values.light(kCIInputColorKey).with(alpha: 1)
            return { $0 * white }
        },
        adjustment(
            "CITemperatureAndTint", .vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)
        ) { values in
            let change = white(at: values.point("inputTargetNeutral")) / white(at: values.point("inputNeutral"))
            return { $0 * change }
        },
        adjustment(
            "CIHighlightShadowAdjust", .number("inputHighlightAmount", 1, 0...1),
            .number("inputShadowAmount", 0, -1...1)
        ) { values in
            let (highlight, shadow) = (values.float("inputHighlightAmount"), values.float("inputShadowAmount"))
            return { color in
                let bright = Light.within1(color.luminance)
                let lift = shadow * (1 - bright) * (1 - bright)
                return (color * (1 + lift) * (1 - (1 - highlight) * bright * 0.5)).with(alpha: color.w)
            }
        },
    ]

    /// A filter of one image that changes each pixel's color by itself.
    private static func adjustment(
        _ name: String, _ inputs: FilterInput...,
        change: @escaping @Sendable (FilterValues) -> @Sendable (SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterDefinition {
        FilterDefinition(name, kCICategoryColorAdjustment, [.image] + inputs) { values in
            values.image?.mapColors(change(values))
        }
    }

    /// Turns colors about the grays, by radians.
    private static func hueTurn(by angle: Float) -> @Sendable (SIMD4<Float>) -> SIMD4<Float> {
        let (cosine, sine) = (cos(angle), sin(angle) / Float(3).squareRoot())
        let (own, before, after) = (cosine + (1 - cosine) / 3, (1 - cosine) / 3 - sine, (1 - cosine) / 3 + sine)
        return { color in
            SIMD4(
                own * color.x + before * color.y + after * color.z, after * color.x + own * color.y + before * color.z,
                before * color.x + after * color.y + own * color.z, color.w)
        }
    }

    /// About the color of white at a temperature in kelvins, and a tint from green to magenta, from -100 to 100.
    private static func white(at neutral: CGPoint) -> SIMD4<Float> {
        let warmth = Float(log2(6500 / max(1000, min(neutral.x, 40_000))))
        let tint = Float(max(-100, min(neutral.y, 100))) / 400
        return SIMD4(exp2(0.35 * warmth), exp2(-tint), exp2(-0.7 * warmth), 1)
    }
}
