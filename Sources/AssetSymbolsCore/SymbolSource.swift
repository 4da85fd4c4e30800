/// Writes the Swift source with a catalog's symbols, as Xcode does: `ColorResource` and `ImageResource` members and, where the
/// target uses SwiftUI, members of `ShapeStyle` where it is `Color`, so that `.foregroundStyle(.darkBrown)` and `Color.darkBrown`
/// compile; where it uses UIKit, members of `UIColor` and `UIImage`. They are members of protocols, not of `Color`, `UIColor` and
/// `UIImage` themselves, so that an app's own extension can use the same names and takes precedence.
public struct SymbolSource {
    /// The generated source, including its imports.
    public private(set) var text = ""
    /// Warnings for the developer: names that clash.
    public private(set) var warnings: [String] = []

    private let usesSwiftUI: Bool
    private let usesUIKit: Bool
    private let bundle: String

    /// Writes the source for a folder. Members of `Color` and `ShapeStyle` are written only where the target uses
    /// SwiftUI, and those of `UIColor` and `UIImage` where it uses UIKit.
    ///
    /// - Parameter bundle: The expression for the bundle with the catalogs.
    public init(
        _ folder: CatalogFolder, usesSwiftUI: Bool, usesUIKit: Bool = false, bundle: String = "Foundation.Bundle.module"
    ) {
        (self.usesSwiftUI, self.usesUIKit, self.bundle) = (usesSwiftUI, usesUIKit, bundle)
        let folder = deduplicated(folder)
        writeHeader()
        writeResources(.color, "ColorResource", folder)
        writeResources(.image, "ImageResource", folder)
        if usesSwiftUI { writeColors(folder) }
        if usesUIKit {
            writeValues(.color, "UIColor", "ColorResource", folder)
            writeValues(.image, "UIImage", "ImageResource", folder)
        }
    }

    private mutating func writeHeader() {
        line(0, "// Generated from the asset catalogs by the AssetSymbols plugin. Changes here are lost.")
        line(0, "import DeveloperToolsSupport")
        line(0, "import Foundation")
        if usesSwiftUI { line(0, "import SwiftUI") }
        if usesUIKit { line(0, "import UIKit") }
        line(0, "")
        line(0, "private let resourceBundle = \(bundle)")
    }

    // MARK: Resources

    private mutating func writeResources(_ kind: CatalogFolder.Kind, _ type: String, _ folder: CatalogFolder) {
        guard folder.has(kind) else { return }
        line(0, "")
        line(0, "extension DeveloperToolsSupport.\(type) {")
        writeMembers(kind, folder, depth: 1) { asset in
            "static let \(asset.symbol) = DeveloperToolsSupport.\(type)(name: \(asset.path.debugDescription), "
                + "bundle: resourceBundle)"
        }
        line(0, "}")
    }

    // MARK: SwiftUI

    private mutating func writeColors(_ folder: CatalogFolder) {
        guard folder.has(.color) else { return }
        let clashing = folder.assets.filter { $0.kind == .color && Self.systemColors.contains($0.member) }
        for asset in clashing {
            warnings.append(
                "the colour \"\(asset.path)\" has the name of a system colour, so Color has no symbol for it")
        }
        writeColors(folder.withoutNamespaces, in: "SwiftUI.CatalogStyles where Self == SwiftUI.Color")
        // A protocol extension can't nest types, so colors in namespaces are reached through Color.
        writeColors(folder.withoutAssets, in: "SwiftUI.Color")
    }

    private mutating func writeColors(_ folder: CatalogFolder, in extended: String) {
        guard folder.has(.color) else { return }
        line(0, "")
        line(0, "extension \(extended) {")
        writeMembers(.color, folder, depth: 1, except: Self.systemColors) { asset in
            "static var \(asset.symbol): SwiftUI.Color { .init(\(asset.reference(in: "ColorResource"))) }"
        }
        line(0, "}")
    }

    /// The static members of `Color` and `ShapeStyle`, which a catalog can't redefine.
    static let systemColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "tint",
        "foreground", "background", "selection", "separator", "placeholder", "link", "fill", "windowBackground",
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
    ]

    // MARK: UIKit

    private mutating func writeValues(
        _ kind: CatalogFolder.Kind, _ type: String, _ resource: String, _ folder: CatalogFolder
    ) {
        let named = "UIKit.UICatalogSymbols where Self == UIKit.\(type)"
        writeValues(kind, type, resource, folder.withoutNamespaces, in: named)
        writeValues(kind, type, resource, folder.withoutAssets, in: "UIKit.\(type)")
    }

    private mutating func writeValues(
        _ kind: CatalogFolder.Kind, _ type: String, _ resource: String, _ folder: CatalogFolder, in extended: String
    ) {
        guard folder.has(kind) else { return }
        line(0, "")
        line(0, "extension \(extended) {")
        writeMembers(kind, folder, depth: 1) { asset in
            "static var \(asset.symbol): UIKit.\(type) { .init(resource: \(asset.reference(in: resource))) }"
        }
        line(0, "}")
    }

    // MARK: Lines

    private mutating func writeMembers(
        _ kind: CatalogFolder.Kind, _ folder: CatalogFolder, depth: Int, except: Set<String> = [],
        declaration: (CatalogFolder.Asset) -> String
    ) {
        for asset in folder.assets where asset.kind == kind && !except.contains(asset.member) {
            line(depth, "/// The \"\(asset.path)\" asset catalog \(kind == .color ? "color" : "image").")
            line(depth, declaration(asset))
        }
        for (name, folder) in folder.namespaces where folder.has(kind) {
            line(depth, "/// The \"\(name)\" namespace of the asset catalog.")
            line(depth, "enum \(SymbolName.escaped(SymbolName.namespace(for: name))) {")
            writeMembers(kind, folder, depth: depth + 1, declaration: declaration)
            line(depth, "}")
        }
    }

    private mutating func line(_ depth: Int, _ text: String) {
        self.text += String(repeating: "    ", count: depth) + text + "\n"
    }

    /// Where two names give the same symbol, the first one keeps it.
    private mutating func deduplicated(_ folder: CatalogFolder) -> CatalogFolder {
        var kept: [String: String] = [:]
        let assets = folder.assets.filter { asset in
            let symbol = "\(asset.kind).\(asset.member)"
            if let other = kept[symbol] {
                if other != asset.path {
                    warnings.append("\"\(asset.path)\" and \"\(other)\" give the same symbol; \"\(other)\" has it")
                }
                return false
            }
            kept[symbol] = asset.path
            return true
        }
        var types: Set<String> = []
        let namespaces = folder.namespaces.filter { types.insert(SymbolName.namespace(for: $0.name)).inserted }
            .map { ($0.name, deduplicated($0.folder)) }
        return CatalogFolder(assets: assets, namespaces: namespaces)
    }
}

extension CatalogFolder {
    init(assets: [Asset], namespaces: [(String, CatalogFolder)]) {
        self.init()
        self.assets = assets
        self.namespaces = namespaces.map { (name: $0.0, folder: $0.1) }
    }

    var withoutNamespaces: CatalogFolder { CatalogFolder(assets: assets, namespaces: []) }
    var withoutAssets: CatalogFolder { CatalogFolder(assets: [], namespaces: namespaces.map { ($0.name, $0.folder) }) }

    func has(_ kind: Kind) -> Bool {
        assets.contains { $0.kind == kind } || namespaces.contains { $0.folder.has(kind) }
    }
}

extension CatalogFolder.Asset {
    var member: String { SymbolName.member(for: self) }
    var symbol: String { SymbolName.escaped(member) }

    /// The argument of an initializer: written with its type, because other initializable types may have a member of the same name.
    func reference(in resource: String) -> String {
        let namespaces = path.split(separator: "/").dropLast().map { SymbolName.namespace(for: String($0)) }
        return (["DeveloperToolsSupport.\(resource)"] + namespaces + [symbol]).joined(separator: ".")
    }
}
