import Foundation

/// Writes the Swift source with the symbols of string catalogs, as Xcode does: for each text that was added by hand a static member
/// of `LocalizedStringResource`, so that `Text(.pickACountry)` and `String(localized: .greeting(name: "Ann"))` compile. Texts of
/// tables other than `Localizable` are in a type with the table's name: `.Onboarding.title`.
public struct TextSymbolSource {
    /// The generated source, including its imports; empty if no text has a symbol.
    public private(set) var text = ""
    /// Warnings for the developer, in order of the catalogs' paths.
    public private(set) var warnings: [CatalogWarning] = []

    private let bundle: String

    /// Writes the source for a target's catalogs.
    ///
    /// - Parameter bundle: The expression for the bundle with the catalogs.
    public init(_ files: [URL], bundle: String = "Foundation.Bundle.module") {
        self.bundle = bundle
        let catalogs = distinct(files.filter(Self.isForSources).sorted { $0.path < $1.path }.map(TextCatalog.init))
        warnings += catalogs.flatMap(\.warnings)
        let written = catalogs.filter { !$0.symbols.isEmpty }
        guard !written.isEmpty else { return }
        writeHeader()
        for catalog in written { write(catalog) }
    }

    /// A catalog in a folder for a language belongs to a storyboard.
    private static func isForSources(_ file: URL) -> Bool {
        file.deletingLastPathComponent().pathExtension != "lproj"
    }

    /// A target has one table of a name.
    private mutating func distinct(_ catalogs: [TextCatalog]) -> [TextCatalog] {
        var tables: [String: URL] = [:]
        return catalogs.filter { catalog in
            guard let name = TextSymbolName.namespace(for: catalog.table) else { return false }
            guard let other = tables[name] else {
                tables[name] = catalog.file
                return true
            }
            let text = "the symbols of \(other.lastPathComponent) have the same names; it has them"
            warnings.append(CatalogWarning(path: catalog.file.path, line: 1, text: text))
            return false
        }
    }

    private mutating func writeHeader() {
        line(0, "// Generated from the string catalogs by the AssetSymbols plugin. Changes here are lost.")
        line(0, "import Foundation")
        line(0, "import FoundationAdditions")
        line(0, "")
        line(0, "private nonisolated let resourceBundle = LocalizedStringResource.BundleDescription.atURL(")
        line(1, "\(bundle).bundleURL)")
    }

    private mutating func write(_ catalog: TextCatalog) {
        line(0, "")
        line(0, "nonisolated extension LocalizedStringResource {")
        if catalog.table == "Localizable" {
            writeMembers(of: catalog, depth: 1)
        } else if let name = TextSymbolName.namespace(for: catalog.table) {
            line(1, "/// The texts of the table \(catalog.table.debugDescription).")
            line(1, "enum \(SymbolName.escaped(name)) {")
            writeMembers(of: catalog, depth: 2)
            line(1, "}")
        }
        line(0, "}")
    }

    private mutating func writeMembers(of catalog: TextCatalog, depth: Int) {
        for symbol in catalog.symbols {
            line(depth, "/// The text \(symbol.key.debugDescription) of the table \(catalog.table.debugDescription).")
            let declaration = symbol.declaration(table: catalog.table, bundle: "resourceBundle")
            for text in declaration { line(depth, text) }
        }
    }

    private mutating func line(_ depth: Int, _ text: String) {
        self.text += String(repeating: "    ", count: depth) + text + "\n"
    }
}
