import CoreGraphics
import DrawingValues
import Foundation

/// A `.colorset` folder: one color a look.
struct ColorSet {
    private struct Contents: Decodable {
        let colors: [CatalogEntry<Entry>]?
    }

    private struct Entry: Decodable, Sendable {
        let color: Definition?
    }

    private struct Definition: Decodable, Sendable {
        let colorSpace: String?
        let components: [String: Component]?
        let platform: String?
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case colorSpace = "color-space"
            case components, platform, reference
        }
    }

    /// Xcode writes components as strings; other tools write numbers.
    private struct Component: Decodable, Sendable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                text = String(try container.decode(Double.self))
            }
        }
    }

    private let file: URL
    private let entries: [CatalogEntry<Entry>]

    init(_ directory: URL) throws(AssetError) {
        file = directory.appendingPathComponent("Contents.json")
        entries = try file.decoded(Contents.self).colors ?? []
    }

    /// nil where the set has no color for any look.
    func color(for traits: AssetTraits) throws(AssetError) -> RGBA? {
        let defined = entries.filter { $0.content.color != nil }
        let candidates = CatalogEntry.suiting(traits, of: defined).compactMap(\.color)
        guard let definition = candidates.first(where: { $0.components != nil }) ?? candidates.first else { return nil }
        guard let components = definition.components else { return try systemColor(definition, traits) }
        let space = definition.colorSpace ?? "srgb"
        guard let space = CatalogColorSpace(rawValue: space) else {
            throw .unsupported(path: file.path, what: "the colour space \(space)")
        }
        let alpha = try components["alpha"].map { component throws(AssetError) in try value(component, isAlpha: true) }
        func component(_ name: String) throws(AssetError) -> Double {
            guard let component = components[name] else {
                throw .malformed(path: file.path, what: "the colour has no component \(name)")
            }
            return try value(component, isAlpha: false)
        }
        if space.isGray {
            let white = try component("white")
            return space.converted(red: white, green: white, blue: white, alpha: alpha ?? 1)
        }
        return space.converted(
            red: try component("red"), green: try component("green"), blue: try component("blue"), alpha: alpha ?? 1)
    }

    private func systemColor(_ definition: Definition, _ traits: AssetTraits) throws(AssetError) -> RGBA {
        guard let look = definition.reference.flatMap(SystemColors.look) else {
            let name = definition.reference ?? "without components"
            throw .unsupported(path: file.path, what: "the colour \(name) is none of the system's that are known")
        }
        return traits.appearance == .dark ? look.dark : look.light
    }

    /// `0x4A` and `74` are of 255, `0.290` is of 1; an alpha of `1` is of 1 too.
    private func value(_ component: Component, isAlpha: Bool) throws(AssetError) -> Double {
        let text = component.text
        let malformed = AssetError.malformed(path: file.path, what: "\"\(text)\" is no colour component")
        if text.lowercased().hasPrefix("0x") {
            guard let number = UInt8(text.dropFirst(2), radix: 16) else { throw malformed }
            return Double(number) / 255
        }
        if let number = Int(text) {
            guard (0...255).contains(number) else { throw malformed }
            return isAlpha && number <= 1 ? Double(number) : Double(number) / 255
        }
        guard let number = Double(text), number.isFinite, abs(number) <= 64 else { throw malformed }
        return number
    }
}
