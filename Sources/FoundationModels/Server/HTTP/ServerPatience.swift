import Foundation

/// How long a server is waited for.
struct ServerPatience: Sendable, Hashable {
    /// Until the first word, of an answer or a thought: asking a busy server again is part of it. A large prompt on a small
    /// machine takes minutes.
    var firstWord = Duration.seconds(180)
    /// From one word to the next.
    var silence = Duration.seconds(60)
    /// Until the reply is whole.
    var whole = Duration.seconds(600)

    /// What asks for facts, and nobody is to wait long for.
    static let brief = ServerPatience(firstWord: .seconds(10), silence: .seconds(10), whole: .seconds(10))

    static let variable = "KISSA_MODEL_PATIENCE"

    /// The three in seconds, separated by commas: `KISSA_MODEL_PATIENCE=180,60,600`. What is left out, or no number of
    /// seconds up to a day, stays as it is.
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

/// Runs while one reply is waited for, and knows when its next word has to be there.
struct ReplyClock: Sendable {
    typealias Instant = ContinuousClock.Instant

    let patience: ServerPatience
    private let begun = ContinuousClock.now
    private var lastWord: Instant?

    init(_ patience: ServerPatience) { self.patience = patience }

    /// Starts to wait for the next word.
    mutating func hearWord() { lastWord = .now }

    var deadline: Instant { min(end, lastWord.map { $0 + patience.silence } ?? begun + patience.firstWord) }

    var isOver: Bool { end <= .now }

    /// What has been waited for in vain.
    var lateness: ServerFailure {
        if isOver { return .endless(seconds: patience.whole / .seconds(1)) }
        return lastWord == nil
            ? .wordless(seconds: patience.firstWord / .seconds(1)) : .silent(seconds: patience.silence / .seconds(1))
    }

    private var end: Instant { begun + patience.whole }
}
