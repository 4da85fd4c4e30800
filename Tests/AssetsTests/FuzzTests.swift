import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import Assets

/// Whatever a catalog's files contain, they are read, or refused by a named error.
@Suite struct FuzzTests {
    private static let words = [
        "{", "}", "[", "]", ":", ",", "\"", "null", "true", "\"idiom\":\"universal\",", "\"scale\":\"3x\",",
        "\"appearances\":[],",
        "\"color-space\":\"display-p3\",", "\"red\":\"0xFF\",", "\"reference\":\"systemRedColor\",", "\"resizing\":{},",
        "../", "<svg>", "<g id=\"Black-S\">",
        "<path d=\"M0 0a1 1 0 1 1 1e9\"/>",
        "transform=\"matrix(1 0 0 0 0 0)\"", "</g>", "&#0;", "<!--",
    ]

    private static let colors = [
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x33","green":"1.0","blue":"7","#
            + #""alpha":"0.5"}}},{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"platform":"ios","#
            + #""reference":"systemBlueColor"}}],"info":{"author":"xcode","version":1}}"#
    ]

    private static let images = [
        #"{"images":[{"idiom":"universal","filename":"a.svg","scale":"1x"},{"idiom":"ipad","filename":"b.svg","scale":"2x","#
            + #""resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":2},"cap-insets":{"top":1,"left":2,"bottom":3,"#
            + #""right":4}}}],"properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}"#
    ]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["a.svg", "b.svg"] {
            try folder.write(
                #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="6"><path d="M0 0h4v6z"/></svg>"#,
                to: "i.imageset/" + name)
        }
    }

    @Test func `whatever a colour set holds is read or refused`() throws {
        try Fuzzing("colorsets", words: Self.words, inputs: Self.colors).run { bytes in
            try folder.write(Data(bytes), to: "c.colorset/Contents.json")
            do {
                let catalog = try folder.catalog
                for appearance in AssetCatalog.Appearance.allCases {
                    _ = try catalog.color(named: "c", for: AssetTraits(appearance: appearance))
                }
            } catch { #expect(error is AssetError) }
        }
    }

    @Test func `whatever an image set holds is read or refused`() throws {
        try Fuzzing("imagesets", words: Self.words, inputs: Self.images).run { bytes in
            try folder.write(Data(bytes), to: "i.imageset/Contents.json")
            do {
                let image = try folder.catalog.image(named: "i", scale: 2, for: AssetTraits(appearance: .dark))
                #expect(image.map { $0.file.path.hasPrefix(folder.url.path) } ?? true)
            } catch { #expect(error is AssetError) }
        }
    }

    @Test func `whatever a symbol's template holds is read or refused`() throws {
        let path = #"<path d="M1400 1056h70v70h-70z" class="multicolor-0:tintColor hierarchical-0:primary"/>"#
        let whole =
            #"<svg width="3300" height="2200"><g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>"#
            + #"<line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/><line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>"#
            + #"<line id="right-margin-Regular-M" x1="1490" x2="1490" y1="1030" y2="1150"/></g><g id="Symbols">"#
            + #"<g id="Regular-M" transform="matrix(1 0 0 1 0 0)">\#(path)</g></g></svg>"#
        try Fuzzing("symbols", words: Self.words, inputs: [whole]).run { bytes in
            let symbol = SymbolTemplate(svg: String(decoding: bytes, as: UTF8.self))?.symbol(weight: 500)
            #expect(symbol.map { $0.viewBox.width > 0 && $0.viewBox.height.isFinite } ?? true)
        }
    }
}
