import CoreGraphics
import Foundation

extension FilterDefinition {
    /// Filters that cut, move and scale, and those that make one pixel of many.
    static let geometry: [FilterDefinition] = [
        FilterDefinition(
            "CICrop", kCICategoryGeometryAdjustment, [.image, .vector("inputRectangle", 0, 0, 300, 300)]
        ) {
            values in
            values.image?.cropped(to: values.rect("inputRectangle"))
        },
        FilterDefinition(
            "CIAffineTransform", kCICategoryGeometryAdjustment,
            [.image, FilterInput(key: kCIInputTransformKey, kind: .transform)]
        ) { values in values.image?.transformed(by: values.transform(kCIInputTransformKey)) },
        FilterDefinition(
            "CIAffineClamp", kCICategoryTileEffect, [.image, FilterInput(key: kCIInputTransformKey, kind: .transform)]
        ) { values in values.image?.transformed(by: values.transform(kCIInputTransformKey)).clampedToExtent() },
        FilterDefinition(
            "CIAffineTile", kCICategoryTileEffect, [.image, FilterInput(key: kCIInputTransformKey, kind: .transform)]
        ) { values in values.image?.tiled.transformed(by: values.transform(kCIInputTransformKey)) },
        FilterDefinition(
            "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
            [.image, .number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
        ) { values in
            let scale = values.number(kCIInputScaleKey)
            let across = scale * values.number(kCIInputAspectRatioKey)
            return values.image?.transformed(by: CGAffineTransform(scaleX: across, y: scale))
        },
        FilterDefinition("CIAreaAverage", kCICategoryReduction, [.image, .vector(kCIInputExtentKey, 0, 0, 640, 80)]) {
            values in
            let area = values.rect(kCIInputExtentKey)
            guard let image = values.image else { return nil }
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1), from: [image]) { inputs, rect in
                let count = area.isNull ? 1 : max(area.integral.width * area.integral.height, 1)
                let mean = inputs[0].total(in: area) / Double(count)
                return Raster(rect) { _, _ in SIMD4<Float>(mean) }
            }
        },
    ]
}

extension CIImage {
    /// The sum of an area's pixels; zero for none, or more than can be drawn.
    fileprivate func total(in area: CGRect) -> SIMD4<Double> {
        guard let raster = PixelRect(area).flatMap(raster) else {
            return area.pixelHalves(most: Self.pixelsMax).reduce(.zero) { $0 + total(in: $1) }
        }
        return raster.pixels.reduce(into: .zero) { $0 += SIMD4<Double>($1) }
    }

    /// The image again and again, without an end.
    fileprivate var tiled: CIImage {
        let bounds = extent
        return CIImage(extent: .infinite, from: [self]) { inputs, rect in
            guard let tile = PixelRect(bounds), let source = inputs[0].raster(in: tile) else { return Raster(rect) }
            func place(_ value: Int, _ start: Int, _ length: Int) -> Int {
                let rest = (value - start) % length
                return start + (rest < 0 ? rest + length : rest)
            }
            return Raster(rect) { x, y in source[place(x, tile.x, tile.width), place(y, tile.y, tile.height)] }
        }
    }
}
