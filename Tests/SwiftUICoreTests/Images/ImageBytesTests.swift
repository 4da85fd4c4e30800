import CoreGraphics
import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

/// How long the images that an app creates stay available to a page.
@MainActor
@Suite struct ImageBytesTests {
    @Observable @MainActor final class Model {
        var shown: Image?
        var kept: Image?
    }

    private struct Frame: View {
        let model: Model
        var body: some View { model.shown }
    }

    /// One pixel whose color encodes the number.
    private func bitmap(_ number: Int) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(
            CGColor(
                red: CGFloat(number & 0xFF) / 255, green: CGFloat(number >> 8 & 0xFF) / 255, blue: 0.25, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return try #require(context.makeImage())
    }

    private func image(_ number: Int) throws -> Image { Image(decorative: try bitmap(number), scale: 1) }

    /// The path of the window's image. As a string it doesn't retain the resource.
    private func address(in window: TestWindow) -> ResourcePath? {
        window.elements.compactMap { $0.content.image?.resource.path }.last.map { ResourcePath($0) }
    }

    private func isThere(_ path: ResourcePath?) -> Bool {
        path.flatMap { ResourceStore.shared.resource(at: $0) } != nil
    }

    /// Adds more resources than the store caches after their last release.
    private func makeOthers() {
        for number in 0..<4200 {
            _ = ResourceStore.shared.hold(
                Data("another \(number)".utf8), contentType: "image/svg+xml", pathExtension: "svg")
        }
    }

    @Test
    func `An app that shows a hundred bitmaps in turn leaves the oldest behind, and one that it kept appears again`()
        throws
    {
        let model = Model()
        model.kept = try image(0xABCD)
        model.shown = model.kept
        let window = TestWindow(Frame(model: model))
        let kept = try #require(address(in: window))
        model.shown = try image(0)
        window.render()
        let first = try #require(address(in: window))
        for number in 1..<100 {
            model.shown = try image(number)
            window.render()
        }
        // A page may still be about to request it.
        #expect(isThere(first))
        makeOthers()
        #expect(!isThere(first) && isThere(address(in: window)))
        model.shown = model.kept
        window.render()
        #expect(address(in: window) == kept && isThere(kept))
    }

    @Test
    func `what a window shows stays there without the app having it`() throws {
        let model = Model()
        model.shown = try image(0x1234)
        let window = TestWindow(Frame(model: model))
        let bitmap = try bitmap(0x4321)
        let drawn = TestWindow(
            Image(size: CGSize(width: 3, height: 3)) { context in
                context.draw(Image(decorative: bitmap, scale: 1), in: CGRect(x: 0, y: 0, width: 3, height: 3))
            })
        makeOthers()
        #expect(isThere(address(in: window)))
        #expect(isThere(address(in: drawn)))
    }
}
