import Foundation

/// Treats `os(iOS)` as true in a source's conditions, as is right for an app with a touch interface: Kissa builds the code for
/// iOS. The compiler has no option for that, so the lines are changed in a copy.
enum SourceAdaptation {
    /// The source with its conditions changed for Linux; nil if nothing has to be changed.
    static func adapted(_ source: String) -> String? {
        guard source.contains("os(iOS)") else { return nil }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let start = line.drop { $0 == " " || $0 == "\t" }
            guard start.hasPrefix("#if") || start.hasPrefix("#elseif") else { return String(line) }
            return line.replacingOccurrences(of: "os(iOS)", with: "(os(iOS) || os(Linux))")
        }
        return lines.joined(separator: "\n")
    }
}
