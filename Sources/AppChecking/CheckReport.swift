import Foundation

/// The outcomes of a check, for people and for programs.
public struct CheckReport {
    private let outcomes: [Checker.Outcome]
    private let remarks: [String]

    /// A report of outcomes, and of what was skipped.
    public init(_ outcomes: [Checker.Outcome], remarks: [String] = []) {
        (self.outcomes, self.remarks) = (outcomes, remarks)
    }

    /// How many targets have no findings.
    public var compilingCount: Int { outcomes.filter(\.findings.isEmpty).count }
    /// How many targets were checked.
    public var targetCount: Int { outcomes.count }

    // MARK: For people

    /// A line for each target, then what is missing, the most frequent first, then the errors.
    public var text: String {
        let width = outcomes.map(\.target.name.count).max() ?? 0
        var lines = outcomes.map { outcome in
            outcome.target.name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + Self.verdict(outcome)
        }
        lines += section("Missing:", missing.flatMap(Self.lines))
        lines += section("Took too long:", tooLong)
        lines += section("Other errors:", others)
        lines += section("Passed over:", remarks)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ missing: Missing) -> [String] {
        let line = "\(counted(missing.count)) \(missing.kind.label)\(missing.subject)"
        return [line] + (missing.advice.map { ["        instead: \($0)"] } ?? [])
    }

    private static func verdict(_ outcome: Checker.Outcome) -> String {
        let files = outcome.target.sources.count
        let count = "\(files) \(files == 1 ? "file" : "files"), Swift \(outcome.target.languageMode)"
        guard !outcome.findings.isEmpty else { return "compiles (\(count))" }
        if outcome.findings.allSatisfy({ $0.kind == .module }) {
            return "not compiled, for want of a module (\(count))"
        }
        let errors = outcome.findings.count
        return "\(errors) \(errors == 1 ? "error" : "errors") (\(count))"
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["", title] + lines.map { "  \($0)" }
    }

    private static func counted(_ count: Int) -> String {
        let text = "\(count)×"
        return String(repeating: " ", count: max(0, 5 - text.count)) + text
    }

    private var tooLong: [String] {
        outcomes.flatMap(\.findings).filter { $0.kind == .time }.map { "\($0.place): \($0.message)" }
    }

    private var others: [String] {
        let others = outcomes.flatMap { $0.findings }.filter { $0.kind == .other }
        let advice = Dictionary(grouping: others.filter { $0.advice != nil }) { $0.advice! }
        // Each advice is shown only once, however often it applies.
        return others.map { finding in
            let isFirst = finding.advice.map { advice[$0]?.first == finding } ?? false
            return "\(finding.place): \(finding.message)" + (isFirst ? "\n      instead: \(finding.advice!)" : "")
        }
    }

    // MARK: For programs

    /// Something that sources use and that is missing.
    struct Missing: Encodable {
        let kind: Finding.Kind
        let subject: String
        /// How many errors name it.
        let count: Int
        let targets: [String]
        let advice: String?
    }

    /// The most frequent first.
    var missing: [Missing] {
        let all = outcomes.flatMap { outcome in outcome.findings.map { (outcome.target.name, $0) } }
        let groups = Dictionary(grouping: all.filter { $0.1.kind != .other && $0.1.kind != .time }) {
            Key(kind: $0.1.kind, subject: $0.1.subject)
        }
        return groups.map { key, uses in
            Missing(
                kind: key.kind, subject: key.subject, count: uses.count, targets: Set(uses.map(\.0)).sorted(),
                advice: uses.lazy.compactMap(\.1.advice).first)
        }
        .sorted { ($1.targets.count, $1.count, $0.subject) < ($0.targets.count, $0.count, $1.subject) }
    }

    private struct Key: Hashable {
        let kind: Finding.Kind
        let subject: String
    }

    /// The same as JSON: `targets` with their findings, `missing` with counts, and `passedOver`.
    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let document = Document(
                targets: outcomes.map(Target.init), missing: missing, passedOver: remarks)
            return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
        }
    }

    private struct Document: Encodable {
        let targets: [Target]
        let missing: [Missing]
        let passedOver: [String]
    }

    private struct Target: Encodable {
        let name: String
        let module: String
        let kind: String
        let languageMode: String
        let sourceCount: Int
        let compiles: Bool
        let findings: [Finding]

        init(_ outcome: Checker.Outcome) {
            (name, module) = (outcome.target.name, outcome.target.module)
            kind = outcome.target.kind.rawValue
            languageMode = outcome.target.languageMode
            sourceCount = outcome.target.sources.count
            (compiles, findings) = (outcome.findings.isEmpty, outcome.findings)
        }
    }
}

extension Finding.Kind {
    /// The prefix of the subject, in a list for people.
    fileprivate var label: String {
        switch self {
        case .module: "module "
        case .unavailable: "(unavailable) "
        case .symbol, .time, .other: ""
        }
    }
}
