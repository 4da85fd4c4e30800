import Foundation

/// A `.symbolset` folder: one template, as exported by Apple's app SF Symbols.
struct SymbolSet {
    private struct Contents: Decodable {
        struct Entry: Decodable {
            let filename: String?
        }
        struct Properties: Decodable {
            let intent: String?
            enum CodingKeys: String, CodingKey { case intent = "symbol-rendering-intent" }
        }
        let symbols: [Entry]?
        let properties: Properties?
    }

    private let template: SymbolTemplate
    /// What Xcode calls “Render As”; nil is “Automatic”.
    private let mode: SymbolMode?

    init(_ directory: URL) throws(AssetError) {
        let contents = directory.appendingPathComponent("Contents.json")
        let decoded = try contents.decoded(Contents.self)
        guard let name = decoded.symbols?.lazy.compactMap(\.filename).first else {
            throw .malformed(path: contents.path, what: "the symbol has no file")
        }
        // File names that lead out of the folder are refused.
        guard !name.contains("/"), name != "..", name != "." else {
            throw .malformed(path: contents.path, what: "\"\(name)\" is no file name")
        }
        let file = directory.appendingPathComponent(name)
        let text = String(decoding: try file.resourceBytes(byteCountMax: 8 << 20), as: UTF8.self)
        guard let template = SymbolTemplate(svg: text) else {
            throw .malformed(path: file.path, what: "no symbol template: it has no group such as \"Regular-M\"")
        }
        self.template = template
        let intent = decoded.properties?.intent
        mode = intent == "template" ? .monochrome : intent.flatMap(SymbolMode.init)
    }

    /// - Parameter weight: From 100 to 900, as in CSS.
    func symbol(weight: Int) -> Symbol {
        var symbol = template.symbol(weight: weight)
        symbol.preferredMode = mode
        return symbol
    }
}
