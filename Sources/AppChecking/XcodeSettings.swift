import Foundation

/// A target's build settings merged with its project's, and with those of their configuration files, as far as the compiler needs
/// them.
struct XcodeSettings {
    private let settings: [String: Any]

    /// - Parameter layers: Settings in the order in which they override each other: the project's file, the project, the target's
    ///   file, the target.
    init(_ layers: [[String: Any]]) {
        settings = layers.reduce([:]) { $0.merging($1) { Self.inherited($1, from: $0) } }
    }

    /// A value of the target, with the project's value in place of `$(inherited)`. The values may be an array or a string.
    private static func inherited(_ value: Any, from project: Any) -> Any {
        guard let text = words(value) else { return value }
        return ["$(inherited)", "${inherited}"].reduce(text) { $0.replacing($1, with: words(project) ?? "") }
    }

    private static func words(_ value: Any) -> String? {
        value as? String ?? (value as? [String])?.joined(separator: " ")
    }

    /// A target that specifies no platform is for the project's platform.
    var isForIOS: Bool {
        if let root = text("SDKROOT"), root != "auto", root != "" { return ["iphoneos", "xros"].contains(root) }
        guard let platforms = text("SUPPORTED_PLATFORMS") else { return true }
        return platforms.contains("iphoneos") || platforms.contains("xros")
    }

    /// Whether texts of string catalogs have symbols. New projects set this; its default is no.
    var generatesStringSymbols: Bool { text("STRING_CATALOG_GENERATE_SYMBOLS") == "YES" }

    /// The module's name, if it is a literal.
    var module: String? {
        [text("PRODUCT_MODULE_NAME"), text("PRODUCT_NAME")].compactMap { $0 }
            .first { !$0.contains("$") && !$0.isEmpty }
            .map(CheckedTarget.identifier)
    }

    /// Xcode's 5.0 is the compiler's 5.
    var languageMode: String {
        let version = text("SWIFT_VERSION") ?? "5.0"
        return version.hasPrefix("6") ? "6" : version.hasPrefix("4") ? "4" : "5"
    }

    var options: [String] { conditions + isolation + features + concurrency }

    private var conditions: [String] {
        let words = text("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "DEBUG"
        return words.split(separator: " ").filter { !$0.contains("$") }.map { "-D\($0)" }
    }

    private var isolation: [String] {
        text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" ? ["-default-isolation", "MainActor"] : []
    }

    /// `SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES` enables MemberImportVisibility.
    private var features: [String] {
        let prefix = "SWIFT_UPCOMING_FEATURE_"
        let named = settings.keys.filter { $0.hasPrefix(prefix) && text($0) == "YES" }.sorted()
        let approachable = text("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" ? Self.approachable : []
        let names = named.map { $0.dropFirst(prefix.count).split(separator: "_").map(\.capitalized).joined() }
        return (names + approachable).flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The features enabled by Xcode's setting of that name.
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    private var concurrency: [String] {
        switch text("SWIFT_STRICT_CONCURRENCY") {
        case "complete"?, "targeted"?: ["-strict-concurrency=\(text("SWIFT_STRICT_CONCURRENCY") ?? "")"]
        default: []
        }
    }

    private func text(_ name: String) -> String? { settings[name].flatMap(Self.words) }
}
