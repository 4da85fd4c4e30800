import CoreGraphics
import Foundation

extension SnapshotDiffing where Format == TestPicture {
    /// Compares pictures pixel by pixel.
    /// - Parameters:
    ///   - tolerance: The fraction of the pixels that may differ, 0 to 1.
    ///   - colorTolerance: By how much a pixel's red, green, blue or alpha may differ before it counts as different, 0 to 1.
    public static func pixels(tolerance: Double = 0, colorTolerance: Double = 0.02) -> SnapshotDiffing {
        SnapshotDiffing(
            toData: \.pngData, fromData: { try TestPicture(png: $0) },
            diff: { compare($0, $1, tolerance: tolerance, colorTolerance: colorTolerance) })
    }
}

private func compare(
    _ recorded: TestPicture, _ now: TestPicture, tolerance: Double, colorTolerance: Double
) -> SnapshotDifference? {
    guard recorded.width == now.width, recorded.height == now.height else {
        return SnapshotDifference(
            "The picture is \(now.width) × \(now.height) pixels; recorded are \(recorded.width) × \(recorded.height).")
    }
    let (old, new) = (recorded.pixels, now.pixels)
    let limit = Int(colorTolerance * 255)
    let off = stride(from: 0, to: old.count, by: 4).filter { start in
        (start..<start + 4).contains { abs(Int(old[$0]) - Int(new[$0])) > limit }
    }
    let share = Double(off.count) * 4 / Double(max(old.count, 1))
    guard share > tolerance else { return nil }
    let percent = (share * 10_000).rounded() / 100
    let box = bounds(of: off.map { $0 / 4 }, width: now.width)
    return SnapshotDifference(
        "\(percent) % of the pixels differ, in x \(box.x), y \(box.y); \(tolerance * 100) % may.",
        file: ("png", marked(new, off, width: now.width, height: now.height)))
}

private func bounds(of places: [Int], width: Int) -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    let (x, y) = (places.map { $0 % width }, places.map { $0 / width })
    return ((x.min() ?? 0)...(x.max() ?? 0), (y.min() ?? 0)...(y.max() ?? 0))
}

/// The new picture, faded, with the differing pixels in red.
private func marked(_ pixels: [UInt8], _ off: [Int], width: Int, height: Int) -> Data {
    var marked = pixels
    for start in stride(from: 0, to: marked.count, by: 4) {
        for place in start..<start + 3 { marked[place] = 255 - (255 - marked[place]) / 4 }
        marked[start + 3] = 255
    }
    for start in off { marked.replaceSubrange(start..<start + 4, with: [230, 0, 30, 255]) }
    return marked.withUnsafeMutableBytes { buffer in
        let context = CGContext(
            data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        return context?.makeImage()?.pngData ?? Data()
    }
}
