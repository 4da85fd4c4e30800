import Foundation

/// An asset catalog in a temporary folder, which is removed with this object.
final class TemporaryCatalog {
    let bundle: Bundle
    private let directory: URL

    init() throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: directory.appendingPathComponent("Assets.xcassets"), withIntermediateDirectories: true)
        bundle = Bundle(url: directory)!
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    /// Adds a color with sRGB components, 0…255, for light and dark mode and for increased contrast.
    func addColor(_ name: String, light: [Int], dark: [Int], highContrast: [Int]? = nil) throws {
        func entry(_ components: [Int], _ appearance: String) -> String {
            """
            {"idiom": "universal"\(appearance), "color": {"color-space": "srgb", "components": {
            "red": "\(components[0])", "green": "\(components[1])", "blue": "\(components[2])", "alpha": "1.000"}}}
            """
        }
        let isDark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let isHigh = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#
        let high = highContrast.map { ", " + entry($0, isHigh) } ?? ""
        try write(name, "colorset", #"{"colors": [\#(entry(light, "")), \#(entry(dark, isDark))\#(high)]}"#)
    }

    /// Adds SVGs with these widths for the device idioms `iphone` and `ipad`.
    func addImage(_ name: String, widths: [String: Int]) throws {
        let entries = widths.keys.sorted().map { #"{"idiom": "\#($0)", "filename": "\#($0).svg"}"# }
        let set = try write(name, "imageset", #"{"images": [\#(entries.joined(separator: ","))]}"#)
        for (idiom, width) in widths {
            let svg =
                #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="9"><path d="M0 0h9v9z"/></svg>"#
            try Data(svg.utf8).write(to: set.appendingPathComponent("\(idiom).svg"))
        }
    }

    /// Adds an SVG with this size in points.
    func addImage(
        _ name: String, width: Int, height: Int, isTemplate: Bool = false, resizing: String? = nil
    ) throws {
        let slices = resizing.map { #", "resizing": \#($0)"# } ?? ""
        let intent = isTemplate ? #", "properties": {"template-rendering-intent": "template"}"# : ""
        let set = try write(
            name, "imageset", #"{"images": [{"idiom": "universal", "filename": "image.svg"\#(slices)}]\#(intent)}"#)
        let size = #"width="\#(width)" height="\#(height)""#
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" \#(size)><path d="M0 0h9v9z"/></svg>"#
        try Data(svg.utf8).write(to: set.appendingPathComponent("image.svg"))
    }

    /// Adds a symbol: a square with the cap height, and a thicker one for the black weight.
    func addSymbol(_ name: String) throws {
        let set = try write(name, "symbolset", #"{"symbols": [{"idiom": "universal", "filename": "symbol.svg"}]}"#)
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides"><line id="Baseline-M" y1="100"/>
            <line id="Capline-M" y1="30"/></g><g id="Symbols">
            <g id="Regular-M"><path d="M0 100h50v-70h-50z"/></g><g id="Black-M"><path d="M0 100h100v-70h-100z"/></g>
            </g></svg>
            """
        try Data(svg.utf8).write(to: set.appendingPathComponent("symbol.svg"))
    }

    /// Adds a symbol of 40 by 40 units, with squares that have these classes: the first one covers it, and each other one is
    /// a quarter, from left to right and from top to bottom.
    func addSymbol(_ name: String, style: String, _ classes: String..., intent: String = "automatic") throws {
        let set = try write(
            name, "symbolset",
            """
            {"symbols": [{"idiom": "universal", "filename": "symbol.svg"}],
            "properties": {"symbol-rendering-intent": "\(intent)"}}
            """)
        let paths = classes.enumerated().map { index, names in
            let (x, y) = ((index - 1) % 2 * 20, (index - 1) / 2 * 20)
            return #"<path class="\#(names)" d="\#(index == 0 ? "M0 0h40v40h-40z" : "M\(x) \(y)h20v20h-20z")"/>"#
        }
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg"><style>\(style)</style><g id="Guides"><line id="Baseline-M" y1="40"/>
            <line id="Capline-M" y1="0"/></g><g id="Symbols"><g id="Regular-M">\(paths.joined())</g></g></svg>
            """
        try Data(svg.utf8).write(to: set.appendingPathComponent("symbol.svg"))
    }

    @discardableResult
    private func write(_ name: String, _ pathExtension: String, _ contents: String) throws -> URL {
        let set = directory.appendingPathComponent("Assets.xcassets/\(name).\(pathExtension)")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        return set
    }
}
