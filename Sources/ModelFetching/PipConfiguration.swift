import Foundation

/// The package index that pip is configured to use: `PIP_INDEX_URL`, or `index-url` in its configuration files; the
/// user's files take precedence over the machine's.
package struct PipConfiguration: Sendable {
    /// pip's own default.
    package static let indexDefault = "https://pypi.org/simple"

    package let index: URL

    /// - Parameter read: Returns the text of a file; nil if there is none.
    package init(
        in environment: [String: String] = ProcessInfo.processInfo.environment,
        reading read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
    ) {
        let named = [environment["PIP_INDEX_URL"]].compactMap { $0 }.filter { !$0.isEmpty }
        let configured = Self.files(environment).lazy.compactMap(read).compactMap(Self.index(in:))
        let text = named.first ?? configured.first ?? Self.indexDefault
        index = URL(string: text) ?? URL(string: Self.indexDefault)!
    }

    /// The configuration files, in order of precedence.
    private static func files(_ environment: [String: String]) -> [String] {
        let named = environment["PIP_CONFIG_FILE"]
        guard named != "/dev/null" else { return [] }
        let home = environment["HOME"] ?? NSHomeDirectory()
        let user = environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
        let machine = (environment["XDG_CONFIG_DIRS"] ?? "/etc/xdg").split(separator: ":").map(String.init)
        let virtual = environment["VIRTUAL_ENV"].map { ["\($0)/pip.conf"] } ?? []
        return [named].compactMap { $0 } + virtual + ["\(user)/pip/pip.conf", "\(home)/.pip/pip.conf", "/etc/pip.conf"]
            + machine.map { "\($0)/pip/pip.conf" }
    }

    /// A command's own section takes precedence over the global one.
    private static func index(in text: String) -> String? {
        var section = ""
        var found: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("["), line.hasSuffix("]") {
                section = String(line.dropFirst().dropLast()).lowercased()
                continue
            }
            guard let sign = line.firstIndex(where: { $0 == "=" || $0 == ":" }), !line.hasPrefix("#"),
                !line.hasPrefix(";")
            else { continue }
            let key = line[..<sign].trimmingCharacters(in: .whitespaces).lowercased().replacing("_", with: "-")
            let value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
            if key == "index-url", !value.isEmpty { found[section] = value }
        }
        return ["download", "install", "global"].lazy.compactMap { found[$0] }.first
    }
}
