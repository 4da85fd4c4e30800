import Foundation
import TestSupport
import Testing

@testable import Assets

/// PDF and HEIC, which browsers don't draw, through the tools of `Packages.txt`.
@Suite("Pictures that are converted") struct DrawableImageTests {
    private let folder: TemporaryFolder
    private var caches: URL { folder.url.appendingPathComponent("caches") }

    init() throws { folder = try TemporaryFolder() }

    /// A page of 30 by 20 points with a red rectangle. Its cross-reference table is missing, which readers repair.
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
        #expect(HEICPicture(Data(Picture.png(4, 4))) == nil && HEICPicture(Data(Self.pdf.utf8)) == nil)
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
            try DrawableImage.png(ofHEIC: Data(contentsOf: photo))
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
    }

    private static func photo() throws -> Data {
        try Data(contentsOf: #require(Bundle.module.url(forResource: "Fixtures/photo", withExtension: "heic")))
    }

    @Test func `the size of a photograph in memory is read from its header, and its pixels when they are asked for`()
        throws
    {
        let photo = try Self.photo()
        let picture = try #require(HEICPicture(photo))
        #expect(picture.header.width == 64 && picture.header.height == 48)
        let png = try picture.png()
        let drawn = try #require(ImageHeader([UInt8](png)))
        #expect(drawn.format == .png && drawn.width == 64 && drawn.height == 48)
        #expect(try picture.png() == png)
        // A picture that is damaged after its header has a size, but can't be drawn.
        let damaged = try #require(HEICPicture(photo.prefix(0x1D8)))
        for _ in 0..<2 { #expect(throws: AssetError.self) { try damaged.png() } }
    }

    @Test func `a photograph that is turned has its sides the other way round`() throws {
        // Replace the bit depth property by a rotation of 90 degrees, which is also a property of the main picture.
        var photo = try Self.photo()
        let place = try #require(photo.range(of: Data("pixi".utf8)))
        photo.replaceSubrange(place.lowerBound..<place.lowerBound + 8, with: Data("irot".utf8) + [1, 0, 0, 0])
        let header = try #require(HEICHeader(photo))
        #expect(header.width == 48 && header.height == 64)
    }

    @Test func `a header may be cut or changed anywhere`() throws {
        let photo = try Self.photo()
        for count in 0..<photo.count { _ = HEICHeader(photo.prefix(count)) }
        for place in 0..<0x1D8 {
            for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
                var damaged = photo
                damaged[place] = byte
                if let header = HEICHeader(damaged) { #expect(header.width > 0 && header.height > 0) }
            }
        }
    }
}
