import CoreGraphics
import ExternalPrograms
import Foundation
import ImageIO
import SwiftUICore
import Testing

/// Pictures for the tests, drawn here.
@MainActor
enum DrawnPicture {
    /// Texts below each other, black on white.
    static func texts(_ texts: [String], size: CGFloat = 24) throws -> CGImage {
        let view = VStack(alignment: .leading, spacing: size) {
            ForEach(texts, id: \.self) { Text($0).font(.system(size: size)).foregroundStyle(.black) }
        }
        return try #require(ImageRenderer(content: view.padding(30).background(.white)).cgImage)
    }

    /// A picture, and others to its right.
    static func row(_ images: [CGImage], gap: Int = 60) throws -> CGImage {
        let width = images.map { $0.width + gap }.reduce(gap, +)
        let height = (images.map(\.height).max() ?? 0) + 2 * gap
        return try draw(width, height) { context in
            var x = gap
            for image in images {
                context.draw(image, in: CGRect(x: x, y: gap, width: image.width, height: image.height))
                x += image.width + gap
            }
        }
    }

    /// A notice: a headline, a code, and what to do with it.
    static func notice(code: String) throws -> CGImage {
        let parts = [
            try texts(["Dream Coffee"], size: 40), try self.code("QRCode", code),
            try texts(["Scan the code for the menu"]),
        ]
        let (width, height) = (parts.map(\.width).max() ?? 0, parts.map(\.height).reduce(0, +))
        return try draw(width, height) { context in
            var y = height
            for part in parts {
                y -= part.height
                context.draw(part, in: CGRect(x: 0, y: y, width: part.width, height: part.height))
            }
        }
    }

    static func blank(_ width: Int = 200, _ height: Int = 100) throws -> CGImage { try draw(width, height) { _ in } }

    /// What is drawn on white, from the bottom left.
    static func draw(_ width: Int, _ height: Int, _ paint: (CGContext) -> Void) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
        paint(context)
        return try #require(context.makeImage())
    }

    /// A code by the writer of ZXing's tools.
    static func code(_ format: String, _ content: String, width: Int = 300, height: Int = 300) throws -> CGImage {
        let file = FileManager.default.temporaryDirectory.appending(path: "kissa-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let words = ["env", "LC_ALL=C.UTF-8", "ZXingWriter", "-size", "\(width)x\(height)", "-encoding", "UTF-8"]
        let writer = ExternalProgram(words + [format, content, file.path], output: .nowhere)
        #expect(try writer.run().hasSucceeded)
        let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
        return try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    }
}
