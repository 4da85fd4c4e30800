import Foundation

/// The positions of a pixel's components of 8 bits, with conversions to and from Cairo's pixels (blue, green, red, opacity;
/// premultiplied). Other depths have no format.
struct PixelFormat: Equatable {
    enum Color: Equatable {
        case rgb(red: Int, green: Int, blue: Int)
        case gray(Int)
        case none
    }

    enum Alpha: Equatable {
        case none
        case straight(Int)
        case premultiplied(Int)
    }

    let color: Color
    let alpha: Alpha
    let bytesPerPixel: Int

    static let cairo = PixelFormat(color: .rgb(red: 2, green: 1, blue: 0), alpha: .premultiplied(3), bytesPerPixel: 4)

    private init(color: Color, alpha: Alpha, bytesPerPixel: Int) {
        (self.color, self.alpha, self.bytesPerPixel) = (color, alpha, bytesPerPixel)
    }

    init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel?, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, info.isDisjoint(with: .floatInfoMask), let alpha = info.alpha else { return nil }
        switch (model, bitsPerPixel, alpha) {
        case (_, 8, .alphaOnly): self.init(color: .none, alpha: .premultiplied(0), bytesPerPixel: 1)
        case (.monochrome, 8, .none): self.init(color: .gray(0), alpha: .none, bytesPerPixel: 1)
        case (.monochrome, 16, .premultipliedLast):
            self.init(color: .gray(0), alpha: .premultiplied(1), bytesPerPixel: 2)
        case (.monochrome, 16, .last): self.init(color: .gray(0), alpha: .straight(1), bytesPerPixel: 2)
        case (.rgb, 24, .none): self.init(color: .rgb(red: 0, green: 1, blue: 2), alpha: .none, bytesPerPixel: 3)
        case (.rgb, 32, _): self.init(word: alpha, info.byteOrder)
        default: return nil
        }
    }

    /// Red, green, blue and opacity in a 32-bit word.
    private init?(word alpha: CGImageAlphaInfo, _ order: CGImageByteOrderInfo?) {
        let isLittle = order == .order32Little
        guard isLittle || order == .orderDefault || order == .order32Big else { return nil }
        func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
        let alphaIsFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
        let first = alphaIsFirst ? 1 : 0
        let color = Color.rgb(red: place(first), green: place(first + 1), blue: place(first + 2))
        let alphaPlace = place(alphaIsFirst ? 0 : 3)
        switch alpha {
        case .premultipliedFirst, .premultipliedLast:
            self.init(color: color, alpha: .premultiplied(alphaPlace), bytesPerPixel: 4)
        case .first, .last: self.init(color: color, alpha: .straight(alphaPlace), bytesPerPixel: 4)
        case .noneSkipFirst, .noneSkipLast: self.init(color: color, alpha: .none, bytesPerPixel: 4)
        case .none, .alphaOnly: return nil
        }
    }

    /// Whether a context can draw in this format. As on Apple's systems, that excludes straight alpha.
    var isDrawable: Bool {
        if case .straight = alpha { return false }
        return bytesPerPixel != 3
    }
}

extension PixelFormat {
    /// Converts `count` pixels of this format to Cairo's.
    func decode(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count {
            let pixel = source + index * bytesPerPixel
            let result = target + index * 4
            let (alpha, isStraight) = alpha(of: pixel)
            let (red, green, blue) = color(of: pixel)
            result[0] = isStraight ? Self.product(blue, alpha) : blue
            result[1] = isStraight ? Self.product(green, alpha) : green
            result[2] = isStraight ? Self.product(red, alpha) : red
            result[3] = alpha
        }
    }

    private func alpha(of pixel: UnsafePointer<UInt8>) -> (UInt8, isStraight: Bool) {
        switch alpha {
        case .none: (255, false)
        case .straight(let place): (pixel[place], true)
        case .premultiplied(let place): (pixel[place], false)
        }
    }

    private func color(of pixel: UnsafePointer<UInt8>) -> (UInt8, UInt8, UInt8) {
        switch color {
        case .rgb(let red, let green, let blue): (pixel[red], pixel[green], pixel[blue])
        case .gray(let place): (pixel[place], pixel[place], pixel[place])
        case .none: (0, 0, 0)
        }
    }

    /// Converts `count` of Cairo's pixels to this format, which must be drawable.
    func encode(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count {
            let pixel = source + index * 4
            let result = target + index * bytesPerPixel
            switch color {
            case .rgb(let red, let green, let blue):
                (result[red], result[green], result[blue]) = (pixel[2], pixel[1], pixel[0])
            case .gray(let place): result[place] = Self.luminance(pixel)
            case .none: break
            }
            if case .premultiplied(let place) = alpha { result[place] = pixel[3] }
        }
    }

    private static func product(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
        UInt8((Int(value) * Int(alpha) + 127) / 255)
    }

    private static func luminance(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
        let (blue, green, red) = (Double(pixel[0]), Double(pixel[1]), Double(pixel[2]))
        return UInt8(min((0.2126 * red + 0.7152 * green + 0.0722 * blue).rounded(), 255))
    }
}
