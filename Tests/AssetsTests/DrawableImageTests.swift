import Foundation
import TestSupport
import Testing

@testable import Assets

/// PDF and HEIC, which browsers don't draw, through the tools of `Packages.txt`.
@Suite("Pictures that are converted") struct DrawableImageTests {
    private let folder: TemporaryFolder
    private var caches: URL { folder.url.appendingPathComponent("caches") }

    init() throws { folder = try TemporaryFolder() }

    /// A page of 30 by 20 points with a red rectangle. Its table of contents is missing, which readers mend.
    private static let pdf = """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/Contents 4 0 R>> endobj
        4 0 obj <</Length 23>> stream
        1 0 0 rg 5 5 10 10 re f
        endstream endobj
        trailer <</Root 1 0 R>>
        """

    @Test func `a page becomes a drawing of its size`() throws {
        let file = try folder.write(Self.pdf, to: "page.pdf")
        let drawn = try DrawableImage(file, caches: caches).file
        #expect(drawn.pathExtension == "svg")
        let header = try ImageHeader(drawn)
        #expect([header.width, header.height] == [30, 20])
        #expect(try String(contentsOf: drawn, encoding: .utf8).contains("path"))
    }

    @Test func `a file is converted once`() throws {
        let file = try folder.write(Self.pdf, to: "page.pdf")
        let drawn = try DrawableImage(file, caches: caches).file
        try Data("kept".utf8).write(to: drawn)
        let again = try folder.write(Self.pdf, to: "copy.pdf")
        #expect(try Data(contentsOf: DrawableImage(again, caches: caches).file) == Data("kept".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: drawn.deletingLastPathComponent().path).count == 1)
    }

    @Test func `what browsers draw stays as it is`() throws {
        let file = try folder.write(Data(Picture.png(4, 4)), to: "a.png")
        #expect(try DrawableImage(file, caches: caches).file == file)
        #expect(try DrawableImage.bytes(of: Data(Picture.png(4, 4))) == Data(Picture.png(4, 4)))
        let missing = folder.url.appendingPathComponent("missing.png")
        #expect(try DrawableImage(missing, caches: caches).file == missing)
    }

    @Test func `a damaged file is told of and leaves nothing`() throws {
        let page = try folder.write("%PDF-1.4\nnothing", to: "page.pdf")
        #expect(throws: AssetError.malformed(path: page.path, what: "pdftocairo can't draw it")) {
            try DrawableImage(page, caches: caches)
        }
        let photo = try folder.write("\0\0\0\u{18}ftypheic and no more", to: "a.heic")
        #expect(throws: AssetError.malformed(path: photo.path, what: "heif-convert can't draw it")) {
            try DrawableImage(photo, caches: caches)
        }
        #expect(throws: AssetError.malformed(path: "a picture", what: "heif-convert can't draw it")) {
            try DrawableImage.bytes(of: Data(contentsOf: photo))
        }
        let left = try FileManager.default.contentsOfDirectory(
            atPath: caches.appendingPathComponent("kissa/pictures").path)
        #expect(left == [])
    }

    @Test func `a photograph becomes a PNG of its size`() throws {
        let photo = try #require(Bundle.module.url(forResource: "Fixtures/photo", withExtension: "heic"))
        let drawn = try DrawableImage(photo, caches: caches).file
        let header = try ImageHeader(drawn)
        #expect(header.format == .png)
        #expect([header.width, header.height] == [64, 48])
        #expect(ImageHeader([UInt8](try DrawableImage.bytes(of: Data(contentsOf: photo)))) == header)
    }
}
