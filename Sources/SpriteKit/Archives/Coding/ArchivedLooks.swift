import CoreGraphics
import Foundation

extension SKTexture {
    /// The picture that the archive names, with its filtering, and the part of it that is shown; nil without a name, as for
    /// pictures made in memory.
    convenience init?(archived coder: ArchiveCoder) {
        let names = [coder.text("_subTextureName"), coder.text("_imgName")]
        guard let name = names.compactMap(\.self).first(where: { !$0.isEmpty }) else { return nil }
        let whole = SKTexture(imageNamed: name)
        self.init(rect: coder.rect("_textRect") ?? SKTexture.whole, in: whole)
        filteringMode = coder.choice("_filteringMode") ?? .linear
    }
}

extension UIColor {
    /// AppKit's archives: the components as text, in sRGB where the color has a color space of its own.
    convenience init?(archived coder: ArchiveCoder) {
        let parts = ["NSComponents", "NSRGB", "NSWhite"].lazy.map { Self.numbers(coder, $0) }.first { !$0.isEmpty }
        guard let parts, parts.allSatisfy(\.isFinite) else { return nil }
        let isGray = parts.count < 3
        let alpha = parts.count == 2 || parts.count == 4 ? parts[parts.count - 1] : 1
        self.init(red: parts[0], green: parts[isGray ? 0 : 1], blue: parts[isGray ? 0 : 2], alpha: alpha)
    }

    private static func numbers(_ coder: ArchiveCoder, _ key: String) -> [CGFloat] {
        let text = coder.value(forField: key)?.data.map { String(decoding: $0.prefix(256), as: UTF8.self) } ?? ""
        return text.split { $0 == " " || $0 == "\0" }.compactMap { Double($0) }.prefix(4).map { CGFloat($0) }
    }
}

extension SKKeyframeSequence {
    /// The frames of an archive, in the order of their times; nil without any.
    convenience init?(archived coder: ArchiveCoder) {
        let values = coder.objects("_values", Any.self)
        let times = coder.objects("_times", NSNumber.self).filter(\.doubleValue.isFinite)
        guard !values.isEmpty, values.count == times.count else { return nil }
        let frames = zip(values, times).sorted { $0.1.doubleValue < $1.1.doubleValue }
        self.init(keyframeValues: frames.map(\.0), times: frames.map(\.1))
        interpolationMode = coder.choice("_interpolationMode") ?? .linear
        repeatMode = coder.choice("_repeatMode") ?? .clamp
    }
}
