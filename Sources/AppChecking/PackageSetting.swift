/// One of a target's build settings, as `swift package dump-package` writes it.
struct PackageSetting: Decodable {
    /// The setting: one of these, with its value.
    private struct Kind: Decodable {
        let define: Value?
        let enableUpcomingFeature: Value?
        let enableExperimentalFeature: Value?
        let defaultIsolation: Value?
        let swiftLanguageMode: Value?
        let unsafeFlags: Values?
        let strictMemorySafety: Nothing?
    }

    private struct Value: Decodable {
        let _0: String?
    }

    private struct Values: Decodable {
        let _0: [String]
    }

    private struct Nothing: Decodable {}

    private struct Condition: Decodable {
        let platformNames: [String]?
        let config: String?
    }

    /// The compiler for which it is: `swift`, `c`…
    let tool: String
    private let kind: Kind
    private let condition: Condition?

    /// Whether it applies to a debug build for a device that Kissa emulates.
    var isForDevices: Bool {
        let platforms = condition?.platformNames ?? []
        return condition?.config != "release"
            && (platforms.isEmpty || platforms.contains { ["ios", "visionos", "linux"].contains($0) })
    }

    /// 4, 5 or 6; nil for other settings.
    var languageMode: String? { kind.swiftLanguageMode?._0.map { String($0.prefix(1)) } }

    /// The compiler's options.
    var options: [String] {
        if let name = kind.define?._0 { return ["-D\(name)"] }
        if let name = kind.enableUpcomingFeature?._0 { return ["-enable-upcoming-feature", name] }
        if let name = kind.enableExperimentalFeature?._0 { return ["-enable-experimental-feature", name] }
        if let isolation = kind.defaultIsolation { return ["-default-isolation", isolation._0 ?? "nonisolated"] }
        if kind.strictMemorySafety != nil { return ["-strict-memory-safety"] }
        return kind.unsafeFlags?._0 ?? []
    }
}
