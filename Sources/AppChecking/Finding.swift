import Foundation

/// What the compiler says against a target's sources.
public struct Finding: Sendable, Hashable, Encodable {
    /// Why something doesn't compile.
    public enum Kind: String, Sendable, Encodable {
        /// A module that Kissa doesn't have, or a package that the project fetches.
        case module
        /// A type, function, member or attribute that Kissa doesn't have.
        case symbol
        /// It is there, and marked as not available.
        case unavailable
        /// The type checker exceeded its time limit for a file, or for one expression.
        case time
        /// Anything else: types that don't match, isolation, ambiguity.
        case other
    }

    /// Why it doesn't compile.
    public let kind: Kind
    /// The module, the symbol, or the compiler's message.
    public let subject: String
    /// `…/File.swift:12:5`: the path as the compiler was given it.
    public let place: String
    /// The compiler's message.
    public let message: String

    /// What to write instead, or the nearest alternative; nil if none is known.
    public var advice: String? { kind == .module ? Advice.module(subject) : Advice.replacement(for: message) }

    private enum CodingKeys: CodingKey { case kind, subject, place, message, advice }

    /// Includes the advice.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(subject, forKey: .subject)
        try container.encode(place, forKey: .place)
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(advice, forKey: .advice)
    }

    /// The errors in the compiler's output, without duplicates.
    static func all(in output: String) -> [Finding] {
        var seen: Set<Finding> = []
        return output.split(separator: "\n").compactMap { line in
            guard
                let match = line.firstMatch(of: /^(.+?:\d+:\d+): error: (.+)$/)
                    ?? line.firstMatch(of: /^(<unknown>:0): error: (.+)$/)
            else { return nil }
            let finding = Finding(String(match.2), at: String(match.1))
            return seen.insert(finding).inserted ? finding : nil
        }
    }

    /// A module that the sources import and that doesn't exist anywhere.
    init(module: String, at place: String) {
        self.init(kind: .module, subject: module, place: place, message: "no such module '\(module)'")
    }

    /// A module of the project itself that isn't compiled, for want of other modules.
    init(uncompiled module: String, at place: String) {
        self.init("the project's own module '\(module)' isn't compiled, for want of others", at: place)
    }

    /// A file for which the type checker exceeded its time limit.
    init(tooLongIn path: String, seconds: Int) {
        self.init(
            kind: .time, subject: path, place: "\(path):1:1",
            message: "type-checking this file took more than \(seconds) seconds, and was given up")
    }

    /// What a compiler that has crashed was doing: the innermost step of its stack dump that names a place in a source. Without
    /// one, the last line that it has written.
    init(crashIn output: String) {
        let steps = output.matches(of: /\n\d+\.\t(While .+?) \(?(?:at|in) \[?(\/.+?\.swift):(\d+):(\d+)/)
        if let step = steps.last {
            let place = "\(step.2):\(step.3):\(step.4)"
            let message = "the compiler crashed: \(step.1)"
            self.init(kind: .other, subject: message, place: place, message: message)
        } else {
            let last = output.split(separator: "\n").last.map(String.init) ?? "the compiler failed"
            self.init(last, at: "<unknown>:0")
        }
    }

    private init(kind: Kind, subject: String, place: String, message: String) {
        (self.kind, self.subject, self.place, self.message) = (kind, subject, place, message)
    }

    init(_ message: String, at place: String) {
        let (kind, subject) = Self.reading(message)
        self.init(kind: kind, subject: subject, place: place, message: message)
    }

    /// `value of type 'XColor' (aka 'UIColor') has no member 'brand'`: of two names the second is the type's own.
    private static var absentMember: Regex<(Substring, Substring, Substring?, Substring)> {
        /(?:value of type|type|module) '([^']+)'(?: \(aka '([^']+)'\))? has no (?:dynamic )?member (?:named )?'(.+?)'/
    }

    private static func reading(_ message: String) -> (Kind, String) {
        if message.contains("unable to type-check this expression in reasonable time") { return (.time, message) }
        if let match = message.firstMatch(of: /^no such module '(.+?)'/) { return (.module, String(match.1)) }
        if let match = message.firstMatch(of: /^(?:cannot find|cannot find type) '(.+?)' in scope/) {
            return (.symbol, String(match.1))
        }
        if let match = message.firstMatch(of: /^unknown attribute '(.+?)'/) { return (.symbol, "@\(match.1)") }
        if let match = message.firstMatch(of: absentMember) {
            return (.symbol, "\(match.2 ?? match.1).\(match.3)")
        }
        if let match = message.firstMatch(of: /^'?(.+?)'? is unavailable(?: in Linux)?(?::|$)/) {
            return (.unavailable, String(match.1))
        }
        return (.other, message)
    }
}
