import Foundation

extension FilterDefinition {
    /// Filters that make images of nothing. They have no end: crop them.
    static let generators: [FilterDefinition] = [
        FilterDefinition("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, 1, 0, 0)]) {
            values in
            let color = values.light(kCIInputColorKey)
            return generated { _ in color }
        },
        FilterDefinition(
            "CICheckerboardGenerator", kCICategoryGenerator,
            [
                .vector(kCIInputCenterKey, 150, 150), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
                .number(kCIInputWidthKey, 80, 0...800),
            ]
        ) { values in
            let (center, width) = (values.point(kCIInputCenterKey), max(values.number(kCIInputWidthKey), 0.01))
            let colors = (values.light("inputColor0"), values.light("inputColor1"))
            return generated { point in
                let (column, row) = (
                    ((point.x - center.x) / width).rounded(.down), ((point.y - center.y) / width).rounded(.down)
                )
                return (column + row).remainder(dividingBy: 2) == 0 ? colors.0 : colors.1
            }
        },
        FilterDefinition(
            "CIStripesGenerator", kCICategoryGenerator,
            [
                .vector(kCIInputCenterKey, 150, 150), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
                .number(kCIInputWidthKey, 80, 0...800),
            ]
        ) { values in
            let (center, width) = (values.point(kCIInputCenterKey), max(values.number(kCIInputWidthKey), 0.01))
            let colors = (values.light("inputColor0"), values.light("inputColor1"))
            return generated { point in
                ((point.x - center.x) / width).rounded(.down).remainder(dividingBy: 2) == 0 ? colors.0 : colors.1
            }
        },
        FilterDefinition("CIRandomGenerator", kCICategoryGenerator, []) { _ in
            CIImage(extent: .infinite, from: []) { _, rect in
                Raster(rect) { x, y in
                    let (first, second) = (Chance.pair(2 * x, y), Chance.pair(2 * x + 1, y))
                    return SIMD4(first.0, first.1, second.0, second.1).premultiplied
                }
            }
        },
        FilterDefinition(
            "CILinearGradient", kCICategoryGradient,
            [
                .vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200), .color("inputColor0", 1, 1, 1),
                .color("inputColor1", 0, 0, 0),
            ]
        ) { values in
            let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
            let colors = (values.light("inputColor0"), values.light("inputColor1"))
            let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
            let length = max(way.x * way.x + way.y * way.y, 1e-9)
            return generated { point in
                let part = ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / length
                return colors.0.mixed(colors.1, Light.within1(Float(part)))
            }
        },
        FilterDefinition(
            "CIRadialGradient", kCICategoryGradient,
            [
                .vector(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5, 0...800),
                .number("inputRadius1", 100, 0...800), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
            ]
        ) { values in
            let (center, inner) = (values.point(kCIInputCenterKey), values.number("inputRadius0"))
            let width = max(values.number("inputRadius1") - inner, 1e-6)
            let colors = (values.light("inputColor0"), values.light("inputColor1"))
            return generated { point in
                colors.0.mixed(colors.1, Light.within1(Float((point.distance(to: center) - inner) / width)))
            }
        },
    ]

    /// An image of the straight colors at the pixels' centers, without an end.
    private static func generated(_ color: @escaping @Sendable (CGPoint) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: .infinite, from: []) { _, rect in
            Raster(rect) { x, y in color(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)).premultiplied }
        }
    }
}
