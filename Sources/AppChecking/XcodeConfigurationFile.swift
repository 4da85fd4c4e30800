import Foundation

/// An Xcode configuration file (`.xcconfig`): a setting a line, comments, and includes of other files.
struct XcodeConfigurationFile {
    private(set) var settings: [String: Any] = [:]

    /// Reads a file. One that is missing has no settings.
    init(_ file: URL) { read(file, depth: 0) }

    private mutating func read(_ file: URL, depth: Int) {
        guard depth < 16, let text = try? String(contentsOf: file, encoding: .utf8) else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
            if let match = line.firstMatch(of: /^\s*#include\??\s*"(.+?)"/) {
                read(file.deletingLastPathComponent().appending(path: match.1), depth: depth + 1)
            } else if let match = line.firstMatch(of: /^\s*(\w+)((?:\[[^\]]*\])*)\s*=\s*(.*?)\s*$/),
                Self.isForIOS(match.2)
            {
                settings[String(match.1)] = String(match.3)
            }
        }
    }

    /// Conditions as in `[sdk=iphoneos*][config=Debug]`.
    private static func isForIOS(_ conditions: Substring) -> Bool {
        conditions.matches(of: /(\w+)=([^\],]*)/).allSatisfy { condition in
            switch condition.1 {
            case "sdk": condition.2.hasPrefix("iphoneos") || condition.2 == "*"
            case "config": condition.2.hasPrefix("Debug") || condition.2 == "*"
            default: true
            }
        }
    }
}
