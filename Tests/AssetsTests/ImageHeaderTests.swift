import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite struct ImageHeaderTests {
    private func size(_ bytes: [UInt8]) -> [Double]? { ImageHeader(bytes).map { [$0.width, $0.height] } }

    @Test func `the size is read from the header`() {
        #expect(ImageHeader(Picture.png(640, 480))?.format == .png)
        #expect(size(Picture.png(640, 480)) == [640, 480])
        #expect(ImageHeader(Picture.jpeg(300, 200))?.format == .jpeg)
        #expect(size(Picture.jpeg(300, 200)) == [300, 200])
    }

    @Test func `a vector image has its own size or its view boxs`() {
        #expect(ImageHeader(Picture.svg("width='24' height='16px'"))?.format == .svg)
        #expect(size(Picture.svg("width='24' height='16px'")) == [24, 16])
        #expect(size(Picture.svg("viewBox=\"0 0 32,20\"")) == [32, 20])
        #expect(size(Picture.svg("width='100%' height='100%' viewBox='0 0 32 20'")) == [32, 20])
        #expect(size(Picture.svg("")) == nil)
        #expect(size(Picture.svg("viewBox='0 0 -1 20'")) == nil)
    }

    @Test func `what is no picture has no size`() throws {
        #expect(size([]) == nil)
        #expect(size(Array("hello <b>".utf8)) == nil)
        #expect(size(Picture.png(0, 480)) == nil)
        #expect(size(Picture.png(.max, 480)) == nil)
        #expect(size(Array(Picture.png(640, 480).prefix(23))) == nil)
        let folder = try TemporaryFolder()
        let file = try folder.write("not a picture", to: "a.png")
        #expect(throws: AssetError.malformed(path: file.path, what: "neither PNG nor JPEG nor SVG with a size")) {
            try ImageHeader(file)
        }
        let missing = folder.url.appendingPathComponent("missing.png")
        #expect(throws: AssetError.unreadable(path: missing.path)) { try ImageHeader(missing) }
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func `a damaged header is read or refused`(seed: UInt64) {
        var generator = SeededRandom(seed: seed)
        let pictures = [
            Picture.png(640, 480), Picture.jpeg(300, 200), Picture.svg("width='24' height='16' viewBox='0 0 1 2'"),
        ]
        for _ in 0..<3000 {
            let bytes = generator.damaged(pictures.randomElement(using: &generator)!)
            guard let header = ImageHeader(bytes) else { continue }
            #expect((0...65_535).contains(header.width) && (0...65_535).contains(header.height))
        }
    }
}
