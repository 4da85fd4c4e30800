import Foundation

extension Raster {
    /// Each pixel as the mean of its neighbors in a row or a column. Pixels outside count as clear.
    ///
    /// - Parameters:
    ///   - before: How many pixels before it count.
    ///   - after: How many pixels after it count.
    ///   - axis: Whether the neighbors are in the row or in the column.
    func mean(before: Int, after: Int, along axis: Axis) -> Raster {
        let (lines, length) = axis == .row ? (rect.height, rect.width) : (rect.width, rect.height)
        let (lineStep, step) = axis == .row ? (rect.width, 1) : (1, rect.width)
        let share = 1 / Float(before + after + 1)
        return changed { source, target in
            for line in 0..<lines {
                let start = line * lineStep
                var sum = SIMD4<Float>.zero
                for place in 0..<min(after, length) { sum += source[start + place * step] }
                for place in 0..<length {
                    if place + after < length { sum += source[start + (place + after) * step] }
                    if place - before - 1 >= 0 { sum -= source[start + (place - before - 1) * step] }
                    // Sums of what has left again may be less than nothing by rounding.
                    target[start + place * step] = pointwiseMax(sum * share, .zero)
                }
            }
        }
    }

    /// Each pixel as a weighted sum of its neighbors in a row or a column, of which there is an odd number.
    func weighted(_ weights: [Float], along axis: Axis) -> Raster {
        let half = weights.count / 2
        let (across, up) = axis == .row ? (1, 0) : (0, 1)
        let blurred = Raster(rect) { x, y in
            var sum = SIMD4<Float>.zero
            for (index, weight) in weights.enumerated() {
                sum += self[x + (index - half) * across, y + (index - half) * up] * weight
            }
            return sum
        }
        return blurred ?? self
    }

    /// Blurred by a Gaussian; `sigma` is its standard deviation in pixels. Wide ones are three means after each other,
    /// which is within 3 % of a Gaussian.
    func blurred(sigma: Float) -> Raster {
        guard sigma > 0.05 else { return self }
        guard sigma >= 2 else {
            let half = Int(saturating: (sigma * 3).rounded(.up))
            let weights = (-half...half).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
            let sum = weights.reduce(0, +)
            let shares = weights.map { $0 / sum }
            return weighted(shares, along: .row).weighted(shares, along: .column)
        }
        // W3C, Filter Effects Module Level 1, feGaussianBlur.
        let width = Int(saturating: sigma * 1.879_971 + 0.5)
        let half = width / 2
        let boxes =
            width % 2 == 1
            ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
        return boxes.reduce(self) { raster, box in
            raster.mean(before: box.0, after: box.1, along: .row).mean(before: box.0, after: box.1, along: .column)
        }
    }

    /// Whether neighbors are in a row or in a column.
    enum Axis {
        case row, column
    }

    /// New pixels, of which each is written from the old ones.
    private func changed(
        _ write: (UnsafeBufferPointer<SIMD4<Float>>, UnsafeMutableBufferPointer<SIMD4<Float>>) -> Void
    ) -> Raster {
        pixels.withUnsafeBufferPointer { source in
            var next = self
            next.withMutablePixels { write(source, $0) }
            return next
        }
    }
}

extension CIImage {
    /// The image blurred by a Gaussian, and larger by three standard deviations on each side.
    func blurred(sigma: CGFloat) -> CIImage {
        let sigma = max(0, min(sigma, 500))
        let reach = (sigma * 3).rounded(.up)
        return CIImage(extent: extent.insetBy(dx: -reach, dy: -reach), from: [self]) { inputs, rect in
            let around = rect.grown(by: Int(saturating: reach))
            return inputs[0].raster(in: around)?.blurred(sigma: Float(sigma)).padded(to: rect)
        }
    }

    /// An image of this one's pixels and those of its blurred copy, one by one.
    func joinedWithBlur(
        sigma: CGFloat, extent: CGRect,
        _ join: @escaping @Sendable (_ sharp: SIMD4<Float>, _ soft: SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage { CIImage.joined(self, blurred(sigma: sigma), extent: extent, join) }

    /// An image of two images' pixels, one by one.
    static func joined(
        _ first: CIImage, _ second: CIImage, extent: CGRect,
        _ join: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        CIImage(extent: extent, from: [first, second]) { inputs, rect in
            guard let first = inputs[0].raster(in: rect), let second = inputs[1].raster(in: rect) else { return nil }
            return Raster(rect) { join(first[$0, $1], second[$0, $1]) }
        }
    }
}
