import DisplayList
import Foundation

extension ColorFilter {
    /// The filter as four rows of five (W3C, Filter Effects Module Level 1).
    var matrix: [Double] {
        switch self {
        case .matrix(let values): values
        case .contrast(let amount): Self.evenly(scale: amount, offset: 0.5 - amount / 2)
        case .saturation(let amount): Self.saturation(amount)
        case .grayscale(let amount): Self.saturation(1 - min(max(amount, 0), 1))
        case .hueRotation(let degrees): Self.hue(degrees * .pi / 180)
        }
    }

    private static func evenly(scale: Double, offset: Double) -> [Double] {
        [scale, 0, 0, 0, offset, 0, scale, 0, 0, offset, 0, 0, scale, 0, offset, 0, 0, 0, 1, 0]
    }

    /// The weights of the three colors in the luminance.
    private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    private static func saturation(_ amount: Double) -> [Double] {
        let light = [luminance.red, luminance.green, luminance.blue]
        return rows { row, column in (row == column ? amount : 0) + (1 - amount) * light[column] }
    }

    private static func hue(_ angle: Double) -> [Double] {
        let (cosine, sine) = (cos(angle), sin(angle))
        let light = [0.213, 0.715, 0.072]
        let turned = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        return rows { row, column in
            light[column] + cosine * ((row == column ? 1 : 0) - light[column]) + sine * turned[row][column]
        }
    }

    private static func rows(_ value: (Int, Int) -> Double) -> [Double] {
        var numbers: [Double] = []
        for row in 0..<3 {
            for column in 0..<3 { numbers.append(value(row, column)) }
            numbers += [0, 0]
        }
        return numbers + [0, 0, 0, 1, 0]
    }
}
