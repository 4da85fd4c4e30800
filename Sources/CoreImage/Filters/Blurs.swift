import Foundation

extension FilterDefinition {
    /// Filters that blur. The image becomes larger by what it is blurred by.
    static let blurs: [FilterDefinition] = [
        blur("CIGaussianBlur", 10) { $0.blurred(sigma: $1) },
        blur("CIBoxBlur", 10) { image, radius in
            let reach = radius.rounded()
            let half = Int(saturating: reach)
            return CIImage(extent: image.extent.insetBy(dx: -reach, dy: -reach), from: [image]) { inputs, rect in
                inputs[0].raster(in: rect.grown(by: half))?.mean(before: half, after: half, along: .row)
                    .mean(before: half, after: half, along: .column).padded(to: rect)
            }
        },
        blur("CIDiscBlur", 8) { image, radius in
            let reach = radius.rounded(.up)
            return CIImage(extent: image.extent.insetBy(dx: -reach, dy: -reach), from: [image]) { inputs, rect in
                inputs[0].raster(in: rect.grown(by: Int(saturating: reach)))?.discMean(in: rect, radius: Float(radius))
            }
        },
        FilterDefinition(
            "CIMotionBlur", kCICategoryBlur,
            [.image, .number(kCIInputRadiusKey, 20, 0...100), .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
        ) { values in
            let radius = max(0, min(values.number(kCIInputRadiusKey), 500))
            let angle = values.number(kCIInputAngleKey)
            let step = CGPoint(x: cos(angle), y: sin(angle))
            let reach = radius.rounded(.up)
            return values.image.map { image in
                CIImage(extent: image.extent.insetBy(dx: -reach, dy: -reach), from: [image]) { inputs, rect in
                    inputs[0].raster(in: rect.grown(by: Int(saturating: reach) + 1))?
                        .lineMean(in: rect, half: Int(saturating: radius), step: step)
                }
            }
        },
    ]

    /// A filter of one image with a radius in pixels.
    private static func blur(
        _ name: String, _ radius: Double, _ blurred: @escaping @Sendable (CIImage, CGFloat) -> CIImage
    ) -> FilterDefinition {
        FilterDefinition(name, kCICategoryBlur, [.image, .number(kCIInputRadiusKey, radius, 0...100)]) { values in
            values.image.map { blurred($0, max(0, min(values.number(kCIInputRadiusKey), 500))) }
        }
    }
}

extension Raster {
    /// The mean of the pixels within a radius around each one.
    fileprivate func discMean(in rect: PixelRect, radius: Float) -> Raster? {
        let reach = Int(saturating: radius.rounded(.up))
        let spans = (-reach...reach).map { row in
            Int(saturating: max(radius * radius - Float(row * row), 0).squareRoot())
        }
        let count = spans.enumerated().reduce(0) { sum, span in
            abs(Float(span.offset - reach)) <= radius ? sum + 2 * span.element + 1 : sum
        }
        return Raster(rect) { x, y in
            var sum = SIMD4<Float>.zero
            for row in -reach...reach where abs(Float(row)) <= radius {
                for column in -spans[row + reach]...spans[row + reach] { sum += self[x + column, y + row] }
            }
            return sum / Float(max(count, 1))
        }
    }

    /// The mean of the pixels on a line through each one.
    fileprivate func lineMean(in rect: PixelRect, half: Int, step: CGPoint) -> Raster? {
        Raster(rect) { x, y in
            var sum = SIMD4<Float>.zero
            for place in -half...half {
                let part = CGFloat(place)
                sum += sample(CGPoint(x: CGFloat(x) + 0.5 + step.x * part, y: CGFloat(y) + 0.5 + step.y * part))
            }
            return sum / Float(2 * half + 1)
        }
    }
}
