import Foundation
import JSONSyntax

extension JSONWriter {
    /// `[name, number, …]`, with CSS's names.
    mutating func filter(_ value: ColorFilter) {
        array {
            switch value {
            case .contrast(let amount): $0.effect("contrast", [amount])
            case .saturation(let amount): $0.effect("saturate", [amount])
            case .grayscale(let amount): $0.effect("grayscale", [amount])
            case .hueRotation(let degrees): $0.effect("hue-rotate", [degrees])
            case .matrix(let values): $0.effect("matrix", values)
            }
        }
    }

    private mutating func effect(_ name: String, _ numbers: [Double]) {
        string(name)
        for number in numbers { preciseNumber(number) }
    }

    /// A paint, `["image", path, x, y, width, height]`, or `["drawing", content of a canvas]`.
    mutating func mask(_ value: Mask) {
        switch value {
        case .paint(let paint): self.paint(paint)
        case .image(let resource, let frame):
            array {
                $0.string("image")
                $0.string(resource.path)
                for number in [frame.minX, frame.minY, frame.width, frame.height] { $0.number(number) }
            }
        case .drawing(let content):
            array {
                $0.string("drawing")
                $0.canvas(content)
            }
        }
    }
}
