import CoreGraphics

/// A picture reduced to a small grid of colors, to paint from.
struct Colours: Sendable {
    static let side = 64
    static let sourceSideMin = 8
    private let pixels: [UInt8]

    /// nil if the picture is smaller than 8 by 8 pixels.
    init?(of image: CGImage) {
        guard image.width >= Self.sourceSideMin, image.height >= Self.sourceSideMin,
            let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: Self.side, height: Self.side, bitsPerComponent: 8, bytesPerRow: Self.side * 4,
                space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        context.draw(image, in: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        guard let data = context.data else { return nil }
        pixels = Array(UnsafeRawBufferPointer(start: data, count: Self.side * context.bytesPerRow))
    }

    /// The color at a position on the paper, 0…100 in both directions.
    func tint(_ x: Double, _ y: Double) -> Tint {
        let column = min(max(Int(x / 100 * Double(Self.side)), 0), Self.side - 1)
        let row = min(max(Int(y / 100 * Double(Self.side)), 0), Self.side - 1)
        let index = (row * Self.side + column) * 4
        return Tint(
            red: Double(pixels[index]) / 255, green: Double(pixels[index + 1]) / 255,
            blue: Double(pixels[index + 2]) / 255)
    }

    /// The most saturated color.
    var strongest: Tint {
        let tints = stride(from: 6.0, to: 96, by: 6).flatMap { x in stride(from: 6.0, to: 96, by: 6).map { tint(x, $0) }
        }
        func colourfulness(_ tint: Tint) -> Double {
            max(tint.red, tint.green, tint.blue) - min(tint.red, tint.green, tint.blue)
        }
        return tints.max { colourfulness($0) < colourfulness($1) } ?? .paper
    }
}

/// Paints a picture after another one, with finer and finer strokes.
enum Repainter {
    static func marks(after colours: Colours, manner: Manner, seed: UInt64) -> [Mark] {
        var chance = Chance(seed: seed)
        var marks: [Mark] = [.fill(.box(-1, -1, 102, 102), .paper, opacity: 1)]
        for (gap, length, opacity) in [(6.0, 9.0, 0.6), (3.2, 5.2, 0.72), (1.7, 2.8, 0.8)] {
            var strokes: [Mark] = []
            for y in stride(from: 3.0, to: 98, by: gap) {
                for x in stride(from: 3.0, to: 98, by: gap) {
                    let (px, py) = (x + chance.around(gap / 2), y + chance.around(gap / 2))
                    let angle = -0.9 + chance.around(0.5)
                    let (dx, dy) = (cos(angle) * length / 2, sin(angle) * length / 2)
                    let stroke = Outline.segment(px - dx, py - dy, px + dx, py + dy).ribbon(width: gap * 1.15, &chance)
                    strokes.append(.fill(stroke, tint(colours.tint(px, py), manner, &chance), opacity: opacity))
                }
            }
            strokes.shuffle(using: &chance)
            marks += strokes
        }
        return marks
    }

    private static func tint(_ tint: Tint, _ manner: Manner, _ chance: inout Chance) -> Tint {
        switch manner {
        case .sketch: tint.lighter(0.25).varied(0.04, &chance)
        case .illustration: tint.lighter(0.1).varied(0.05, &chance)
        case .animation: tint.stronger(1.3).varied(0.02, &chance)
        }
    }
}
