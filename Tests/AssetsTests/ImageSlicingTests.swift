import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite("Slices of a catalog's image") struct ImageSlicingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The slicing of a picture of 40 by 20 pixels.
    private func slicing(_ resizing: String, scale: String = "1x") throws -> ImageSlicing? {
        let entry = #"{"filename":"a.png","idiom":"universal","scale":"\#(scale)","resizing":\#(resizing)}"#
        try folder.write(#"{"images":[\#(entry)]}"#, to: "a.imageset/Contents.json")
        try folder.write(Data(Picture.png(40, 20)), to: "a.imageset/a.png")
        return try folder.catalog.image(named: "a")?.slicing
    }

    @Test func `nine parts keep four edges`() throws {
        let insets = #""cap-insets":{"top":2,"left":4,"bottom":6,"right":8}"#
        let center = #""center":{"mode":"tile","width":3,"height":5}"#
        #expect(
            try slicing("{\"mode\":\"9-part\",\(insets),\(center)}")
                == ImageSlicing(
                    top: 2, left: 4, bottom: 6, right: 8, centerWidth: 3, centerHeight: 5, isTiled: true))
    }

    @Test func `pixels are points of the image's own scale`() throws {
        let insets = #""cap-insets":{"top":2,"left":4,"bottom":6,"right":8}"#
        #expect(
            try slicing("{\"mode\":\"9-part\",\(insets)}", scale: "2x")
                == ImageSlicing(
                    top: 1, left: 2, bottom: 3, right: 4, centerWidth: nil, centerHeight: nil, isTiled: false))
    }

    @Test func `three parts keep two edges`() throws {
        let rest = #""cap-insets":{"top":2,"left":4,"bottom":6,"right":8},"center":{"mode":"stretch","width":0}"#
        let horizontal = try slicing("{\"mode\":\"3-part-horizontal\",\(rest)}")
        #expect(
            horizontal
                == ImageSlicing(
                    top: 0, left: 4, bottom: 0, right: 8, centerWidth: nil, centerHeight: nil, isTiled: false))
        let vertical = try slicing("{\"mode\":\"3-part-vertical\",\(rest)}")
        #expect(
            vertical
                == ImageSlicing(
                    top: 2, left: 0, bottom: 6, right: 0, centerWidth: nil, centerHeight: nil, isTiled: false))
    }

    @Test(arguments: [
        #"{"mode":"5-part"}"#, "{}", #"{"mode":"9-part","cap-insets":{"left":30,"right":11}}"#,
        #"{"mode":"9-part","cap-insets":{"top":-1}}"#,
    ])
    func `what can't be is no slicing`(resizing: String) throws {
        #expect(try slicing(resizing) == nil)
    }
}
