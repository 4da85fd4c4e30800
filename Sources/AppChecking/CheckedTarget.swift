import Foundation

/// A module of a project: its sources, and the settings with which its project compiles them.
public struct CheckedTarget: Sendable {
    /// The kind of product.
    public enum Kind: String, Sendable { case app, library }

    /// The target's name in its project.
    public var name: String
    /// The name by which others import it.
    public var module: String
    /// The kind of product.
    public var kind: Kind
    /// The Swift files.
    public var sources: [URL]
    /// The asset catalogs, whose symbols the sources may use.
    public var catalogs: [URL] = []
    /// Core Data's models, whose classes the sources may use.
    public var models: [URL] = []
    /// The string catalogs whose symbols the sources may use.
    public var strings: [URL] = []
    /// Whether SwiftPM generates a `Bundle.module` for it.
    public var hasResources = false
    /// The Swift language mode: 5 or 6, or 4 in old projects.
    public var languageMode = "5"
    /// More options for the compiler, such as `-DDEBUG` or `-default-isolation MainActor`.
    public var options: [String] = []

    /// A target for a plain folder: an app, in the compiler's default mode.
    init(_ name: String, kind: Kind = .app, sources: [URL]) {
        self.name = name
        module = Self.identifier(name)
        self.kind = kind
        self.sources = sources
    }

    /// A module's name can only have letters, digits and underscores: `My App` is `My_App`.
    static func identifier(_ name: String) -> String {
        let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return (characters.first?.isNumber == true ? "_" : "") + String(characters)
    }
}
