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
        let rows = (-reach...reach).filter { abs(Float($0)) <= radius }
        let count = rows.reduce(0) { $0 + 2 * spans[$1 + reach] + 1 }
        var sums = Raster(rect)
        sums?.withMutablePixels { buffer in
            for y in 0..<rect.height {
                for row in rows {
                    addRow(rect.y + y + row, half: spans[row + reach], to: buffer, at: y * rect.width, from: rect)
                }
            }
        }
        return sums?.map { pointwiseMax($0 / Float(max(count, 1)), .zero) }
    }

    /// Adds to a row's pixels the sum of a row around each of them, which changes by two pixels from one to the next.
    private func addRow(
        _ y: Int, half: Int, to buffer: UnsafeMutableBufferPointer<SIMD4<Float>>, at start: Int, from rect: PixelRect
    ) {
        var sum = (rect.x - half..<rect.x + half).reduce(SIMD4<Float>.zero) { $0 + self[$1, y] }
        for column in 0..<rect.width {
            sum += self[rect.x + column + half, y]
            buffer[start + column] += sum
            sum -= self[rect.x + column - half, y]
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
