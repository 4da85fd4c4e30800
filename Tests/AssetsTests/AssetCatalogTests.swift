import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite struct AssetCatalogTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func writeColor(_ components: String, space: String = "srgb", dark: String? = nil) throws {
        func entry(_ components: String, _ appearances: String) -> String {
            "{\"idiom\":\"universal\"\(appearances),\"color\":"
                + "{\"color-space\":\"\(space)\",\"components\":{\(components)}}}"
        }
        let darkEntry = dark.map {
            "," + entry($0, ",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]")
        }
        try folder.write(
            "{\"colors\":[\(entry(components, ""))\(darkEntry ?? "")]}", to: "c.colorset/Contents.json")
    }

    private func color(_ appearance: AssetCatalog.Appearance = .light) throws -> [Double]? {
        try folder.catalog.color(named: "c", for: AssetTraits(appearance: appearance)).map { color in
            [color.red, color.green, color.blue, color.alpha].map { ($0 * 10_000).rounded() / 10_000 }
        }
    }

    @Test(arguments: [
        (#""red":"0x33","green":"0xFF","blue":"0x00","alpha":"1.000""#, [0.2, 1, 0, 1]),
        (#""red":"51","green":"255","blue":"0","alpha":"0.500""#, [0.2, 1, 0, 0.5]),
        (#""red":"0.200","green":"1.000","blue":"0.000","alpha":"1""#, [0.2, 1, 0, 1]),
        (#""red":0.2,"green":1.0,"blue":0.0"#, [0.2, 1, 0, 1]),
    ])
    func `components are read as xcode writes them`(components: String, expected: [Double]) throws {
        try writeColor(components)
        #expect(try color() == expected)
    }

    @Test func `a wide colour is converted to sRGB`() throws {
        try writeColor(#""red":"1.000","green":"1.000","blue":"1.000""#, space: "display-p3")
        #expect(try color() == [1, 1, 1, 1])
        try writeColor(#""red":"1.000","green":"0.000","blue":"0.000""#, space: "display-p3")
        #expect(try color() == [1.0931, -0.2267, -0.1501, 1])
        try writeColor(#""red":"0.500","green":"0.000","blue":"1.000""#, space: "extended-linear-srgb")
        #expect(try color() == [0.7354, 0, 1, 1])
        try writeColor(#""white":"0x33","alpha":"1.000""#, space: "gray-gamma-22")
        #expect(try color() == [0.2, 0.2, 0.2, 1])
    }

    @Test func `the dark look is used where there is one`() throws {
        try writeColor(#""red":"1.0","green":"1.0","blue":"1.0""#, dark: #""red":"0.0","green":"0.0","blue":"0.0""#)
        #expect(try color(.light) == [1, 1, 1, 1])
        #expect(try color(.dark) == [0, 0, 0, 1])
        try writeColor(#""red":"1.0","green":"1.0","blue":"1.0""#)
        #expect(try color(.dark) == [1, 1, 1, 1])
    }

    @Test func `a colour without a definition is none`() throws {
        try folder.write(#"{"colors":[{"idiom":"universal"}]}"#, to: "c.colorset/Contents.json")
        #expect(try color() == nil)
        #expect(try folder.catalog.color(named: "other") == nil)
    }

    @Test(arguments: [
        (#""red":"0xZZ","green":"0","blue":"0""#, "\"0xZZ\" is no colour component"),
        (#""red":"300","green":"0","blue":"0""#, "\"300\" is no colour component"),
        (#""red":"inf","green":"0","blue":"0""#, "\"inf\" is no colour component"),
        (#""red":"0","blue":"0""#, "the colour has no component green"),
    ])
    func `a bad component is an error that says which and where`(components: String, what: String) throws {
        try writeColor(components)
        let path = folder.url.appendingPathComponent("c.colorset/Contents.json").path
        #expect(throws: AssetError.malformed(path: path, what: what)) { try color() }
    }

    private func writeReference(_ name: String, and other: String = "") throws {
        try folder.write(
            #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"\#(name)"}}\#(other)]}"#,
            to: "c.colorset/Contents.json")
    }

    @Test(arguments: [
        ("systemRedColor", [1, 0.2196, 0.2353, 1], [1, 0.2588, 0.2706, 1]),
        ("separatorColor", [0.2353, 0.2353, 0.2627, 0.29], [0.3294, 0.3294, 0.3451, 0.6]),
        ("labelColor", [0, 0, 0, 1], [1, 1, 1, 1]), ("textColor", [0, 0, 0, 1], [1, 1, 1, 1]),
        ("systemGray6Color", [0.949, 0.949, 0.9686, 1], [0.1098, 0.1098, 0.1176, 1]),
    ])
    func `a system colour is referred to`(name: String, light: [Double], dark: [Double]) throws {
        try writeReference(name)
        #expect(try color(.light) == light)
        #expect(try color(.dark) == dark)
    }

    @Test func `an entry with components goes before one that refers`() throws {
        let components = #"{"color-space":"srgb","components":{"red":"0","green":"1.0","blue":"0","alpha":"1"}}"#
        try writeReference("systemRedColor", and: #",{"idiom":"universal","color":\#(components)}"#)
        #expect(try color() == [0, 1, 0, 1])
    }

    @Test func `a system colour that is unknown and an unknown space are errors`() throws {
        try writeReference("systemPlaidColor")
        #expect(throws: AssetError.self) { try color() }
        try writeColor(#""red":"0","green":"0","blue":"0""#, space: "lab")
        #expect(throws: AssetError.self) { try color() }
    }

    @Test func `JSON that is amiss is told by its place`() throws {
        try folder.write(#"{"colors":[{"idiom":7}]}"#, to: "c.colorset/Contents.json")
        let error = try #require(throws: AssetError.self) { try color() }
        #expect("\(error)".contains("c.colorset/Contents.json: colors.0.idiom: "), "\(error)")
    }

    // MARK: Images

    private func writeImages(_ entries: [String], properties: String = "{}", in path: String = "i.imageset") throws {
        try folder.write(
            "{\"images\":[\(entries.joined(separator: ","))],\"properties\":\(properties)}",
            to: path + "/Contents.json")
        for (name, side) in [("1.png", 10), ("2.png", 20), ("3.png", 30), ("dark2.png", 20)] {
            try folder.write(Data(Picture.png(UInt32(side), UInt32(side))), to: "\(path)/\(name)")
        }
    }

    private func image(_ scale: Double, _ appearance: AssetCatalog.Appearance = .light) throws -> String? {
        try folder.catalog.image(named: "i", scale: scale, for: AssetTraits(appearance: appearance)).map {
            "\($0.file.lastPathComponent) \($0.width)x\($0.height) @\($0.scale)"
        }
    }

    @Test func `the image for the displays scale is chosen`() throws {
        try writeImages((1...3).map { "{\"idiom\":\"universal\",\"scale\":\"\($0)x\",\"filename\":\"\($0).png\"}" })
        #expect(try image(1) == "1.png 10.0x10.0 @1.0")
        #expect(try image(2) == "2.png 10.0x10.0 @2.0")
        #expect(try image(1.25) == "2.png 10.0x10.0 @2.0")
        #expect(try image(4) == "3.png 10.0x10.0 @3.0")
    }

    @Test func `a single image serves every scale and look`() throws {
        try writeImages([#"{"idiom":"universal","filename":"2.png"}"#])
        #expect(try image(3, .dark) == "2.png 20.0x20.0 @1.0")
    }

    @Test func `an image's dark look comes before its scale`() throws {
        try writeImages([
            #"{"idiom":"universal","scale":"1x","filename":"1.png"}"#,
            #"{"idiom":"universal","scale":"2x","filename":"dark2.png","#
                + #""appearances":[{"appearance":"luminosity","value":"dark"}]}"#,
            #"{"idiom":"universal","scale":"3x"}"#,
        ])
        #expect(try image(1, .dark) == "dark2.png 10.0x10.0 @2.0")
        #expect(try image(1, .light) == "1.png 10.0x10.0 @1.0")
    }

    @Test func `a missing file is stood in for by another`() throws {
        try writeImages((1...3).map { "{\"idiom\":\"universal\",\"scale\":\"\($0)x\",\"filename\":\"\($0).png\"}" })
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("i.imageset/2.png"))
        #expect(try image(2) == "3.png 10.0x10.0 @3.0")
        // If the file for an appearance is missing, the one for any appearance is used.
        try writeImages([
            #"{"idiom":"universal","scale":"1x","filename":"1.png"}"#,
            #"{"idiom":"universal","scale":"1x","filename":"gone.png","appearances":[{"appearance":"luminosity","value":"dark"}]}"#,
        ])
        #expect(try image(1, .dark) == "1.png 10.0x10.0 @1.0")
        try writeImages([#"{"idiom":"universal","filename":"gone.png"}"#])
        #expect(throws: AssetError.self) { try image(1) }
    }

    @Test func `a template image says so`() throws {
        try writeImages(
            [#"{"idiom":"universal","filename":"1.png"}"#], properties: #"{"template-rendering-intent":"template"}"#)
        #expect(try folder.catalog.image(named: "i")?.isTemplate == true)
    }

    @Test(arguments: ["../1.png", "..", "a/b.png"])
    func `a file outside of the catalog is refused`(name: String) throws {
        try writeImages(["{\"idiom\":\"universal\",\"filename\":\"\(name)\"}"])
        #expect(throws: AssetError.self) { try image(1) }
    }

    @Test func `names have the namespaces that they lie in`() throws {
        let entry = #"{"idiom":"universal","filename":"1.png"}"#
        try writeImages([entry], in: "Menu/Deep/i.imageset")
        try writeImages([entry], in: "Plain/j.imageset")
        try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "Menu/Contents.json")
        try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "Menu/Deep/Contents.json")
        try folder.write(#"{"info":{}}"#, to: "Plain/Contents.json")
        #expect(try folder.catalog.imageNames == ["Menu/Deep/i", "j"])
        #expect(try folder.catalog.image(named: "Menu/Deep/i") != nil)
    }

    @Test func `a damaged catalog is read or refused`() throws {
        var generator = SeededRandom(seed: 11)
        let sound =
            Array(
                #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x33","green":"1.0","#
                    .utf8) + Array(#""blue":"7","alpha":"1.0"}}}],"info":{"version":1}}"#.utf8)
        var refused = 0
        for _ in 0..<400 {
            try folder.write(Data(generator.damaged(sound)), to: "c.colorset/Contents.json")
            do { _ = try color() } catch is AssetError { refused += 1 }
        }
        #expect(refused > 100)
    }
}
