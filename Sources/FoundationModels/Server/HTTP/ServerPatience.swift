import Foundation

/// The time limits for a server's reply.
struct ServerPatience: Sendable, Hashable {
    /// Until the first content, of an answer or of reasoning, including retries of a busy server. A large prompt on a
    /// small machine takes minutes.
    var firstWord = Duration.seconds(180)
    /// Between two pieces of content.
    var silence = Duration.seconds(60)
    /// Until the reply is complete.
    var whole = Duration.seconds(600)

    /// The limits for requests for metadata, which should be quick.
    static let brief = ServerPatience(firstWord: .seconds(10), silence: .seconds(10), whole: .seconds(10))

    static let variable = "KISSA_MODEL_PATIENCE"

    /// The three limits in seconds, separated by commas: `KISSA_MODEL_PATIENCE=180,60,600`. A value that is missing, or
    /// isn't a number from 1 second to a day, keeps the default.
    init(in environment: [String: String]) {
        let seconds = (environment[Self.variable] ?? "").split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces)).flatMap { (1...86_400).contains($0) ? $0 : nil }
        }
        for (path, seconds) in zip([\Self.firstWord, \Self.silence, \Self.whole], seconds) {
            if let seconds { self[keyPath: path] = .seconds(seconds) }
        }
    }

    init(
        firstWord: Duration = .seconds(180), silence: Duration = .seconds(60), whole: Duration = .seconds(600)
    ) {
        (self.firstWord, self.silence, self.whole) = (firstWord, silence, whole)
    }
}

/// Measures the time of one reply, and knows when its next content is due.
struct ReplyClock: Sendable {
    typealias Instant = ContinuousClock.Instant

    let patience: ServerPatience
    private let begun = ContinuousClock.now
    private var lastWord: Instant?

    init(_ patience: ServerPatience) { self.patience = patience }

    /// Restarts the time until the next content.
    mutating func hearWord() { lastWord = .now }

    var deadline: Instant { min(end, lastWord.map { $0 + patience.silence } ?? begun + patience.firstWord) }

    var isOver: Bool { end <= .now }

    /// The error for the limit that was exceeded.
    var lateness: ServerFailure {
        if isOver { return .endless(seconds: patience.whole / .seconds(1)) }
        return lastWord == nil
            ? .wordless(seconds: patience.firstWord / .seconds(1)) : .silent(seconds: patience.silence / .seconds(1))
    }

    private var end: Instant { begun + patience.whole }
}
