import Foundation

extension FilterDefinition {
    /// Filters that make pictures of photos. Apple documents no formulas for most of them: the looks are close.
    static let stylizing: [FilterDefinition] = [
        FilterDefinition(
            "CIPixellate", kCICategoryStylize,
            [.image, .vector(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8, 1...100)]
        ) { values in
            let (center, size) = (values.point(kCIInputCenterKey), max(1, min(values.number(kCIInputScaleKey), 4096)))
            return values.image?.inCells(reach: size) { point in
                let (column, row) = (
                    ((point.x - center.x) / size).rounded(.down), ((point.y - center.y) / size).rounded(.down)
                )
                return CGPoint(x: center.x + (column + 0.5) * size, y: center.y + (row + 0.5) * size)
            }
        },
        FilterDefinition(
            "CICrystallize", kCICategoryStylize,
            [.image, .number(kCIInputRadiusKey, 20, 1...100), .vector(kCIInputCenterKey, 150, 150)]
        ) { values in
            let cells = ScatteredCells(
                center: values.point(kCIInputCenterKey), size: max(1, min(values.number(kCIInputRadiusKey), 4096)))
            return values.image?.inCells(reach: 2 * cells.size, cells.nearest)
        },
        FilterDefinition("CIEdges", kCICategoryStylize, [.image, .number(kCIInputIntensityKey, 1, 0...10)]) { values in
            let intensity = values.float(kCIInputIntensityKey)
            return values.image?.withSlopes { color, across, up in
                let slope = across * across + up * up
                return (slope * intensity).within1.with(alpha: color.w)
            }
        },
        FilterDefinition("CIEdgeWork", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 3, 0...20)]) { values in
            values.image.map { image in
                image.clampedToExtent().joinedWithBlur(sigma: values.number(kCIInputRadiusKey), extent: image.extent) {
                    sharp, soft in
                    SIMD4<Float>(repeating: Light.within1(abs(sharp.luminance - soft.luminance) * 4))
                }
            }
        },
        glow("CIBloom") { sharp, soft, intensity in (sharp + soft * intensity).within1 },
        glow("CIGloom") { sharp, soft, intensity in
            let dark = pointwiseMax(sharp - (SIMD4(repeating: soft.w) - soft) * intensity, .zero)
            return sharp.mixed(dark, Light.within1(intensity)).with(alpha: sharp.w)
        },
        FilterDefinition("CIComicEffect", kCICategoryStylize, [.image]) { values in
            guard let image = values.image else { return nil }
            let flat = image.clampedToExtent().blurred(sigma: 1).cropped(to: image.extent).mapNumbers { color in
                ((color * 5).rounded(.toNearestOrAwayFromZero) / 5).with(alpha: color.w)
            }
            let lines = image.withSlopes { color, across, up in
                let slope = (across.luminance * across.luminance + up.luminance * up.luminance).squareRoot()
                return SIMD4<Float>(repeating: 1 - Light.within1(slope * 4 - 0.4)).with(alpha: color.w)
            }
            return CIImage.joined(flat, lines, extent: image.extent) { ($0 * $1).with(alpha: $0.w) }
        },
    ]

    /// A filter that joins an image with its blurred copy.
    private static func glow(
        _ name: String, _ join: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>, Float) -> SIMD4<Float>
    ) -> FilterDefinition {
        FilterDefinition(
            name, kCICategoryStylize,
            [.image, .number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { values in
            let (radius, intensity) = (values.number(kCIInputRadiusKey), values.float(kCIInputIntensityKey))
            return values.image.map { image in
                image.joinedWithBlur(sigma: radius, extent: image.extent) { join($0, $1, intensity) }
            }
        }
    }
}

/// Points on a grid, each moved within its cell by chance, which is the same every time.
private struct ScatteredCells: Sendable {
    let center: CGPoint
    let size: CGFloat

    /// The nearest of the points.
    func nearest(_ point: CGPoint) -> CGPoint {
        let column = ((point.x - center.x) / size).rounded(.down)
        let row = ((point.y - center.y) / size).rounded(.down)
        let near = (-1...1).flatMap { across in
            (-1...1).map { up in seed(column + CGFloat(across), row + CGFloat(up)) }
        }
        return near.min { $0.distance(to: point) < $1.distance(to: point) } ?? point
    }

    private func seed(_ column: CGFloat, _ row: CGFloat) -> CGPoint {
        let (first, second) = Chance.pair(Int(saturating: column), Int(saturating: row))
        return CGPoint(
            x: center.x + (column + CGFloat(first)) * size, y: center.y + (row + CGFloat(second)) * size)
    }
}

/// Numbers that look like chance, and are the same for the same place.
enum Chance {
    /// Two numbers from 0 to below 1.
    static func pair(_ x: Int, _ y: Int) -> (Float, Float) {
        var bits =
            UInt64(truncatingIfNeeded: x) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: y)
            &* 0xC2B2_AE3D_27D4_EB4F
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return (Float(bits & 0xFFFFFF) / 16_777_216, Float(bits >> 24 & 0xFFFFFF) / 16_777_216)
    }
}

extension CIImage {
    /// The image with each pixel in the color of a place: that of its cell.
    ///
    /// - Parameter reach: How far a place may be from a pixel, in each direction.
    func inCells(reach: CGFloat, _ place: @escaping @Sendable (CGPoint) -> CGPoint) -> CIImage {
        let (bounds, reach) = (extent, Int(saturating: reach.rounded(.up)) + 1)
        return CIImage(extent: bounds, from: [self]) { inputs, rect in
            guard let near = rect.grown(by: reach).nearest(in: bounds), let source = inputs[0].raster(in: near) else {
                return nil
            }
            return Raster(rect) { x, y in
                let point = place(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                return source.nearest(Int(saturating: point.x.rounded(.down)), Int(saturating: point.y.rounded(.down)))
            }
        }
    }

    /// An image of each color and its differences across and up, by Sobel's weights. The pixels at the edges go on.
    func withSlopes(
        _ color: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        CIImage(extent: extent, from: [clampedToExtent()]) { inputs, rect in
            guard let source = inputs[0].raster(in: rect.grown(by: 1)) else { return nil }
            func column(_ x: Int, _ y: Int) -> SIMD4<Float> { source[x, y - 1] + source[x, y] * 2 + source[x, y + 1] }
            func row(_ x: Int, _ y: Int) -> SIMD4<Float> { source[x - 1, y] + source[x, y] * 2 + source[x + 1, y] }
            return Raster(rect) { x, y in
                color(
                    source[x, y], (column(x + 1, y) - column(x - 1, y)) / 4, (row(x, y + 1) - row(x, y - 1)) / 4)
            }
        }
    }
}
