import Foundation

/// A script of the app's that a page runs.
struct PageCall: Encodable, Equatable {
    var serial = 0
    let script: String
    let arguments: [String: JavaScriptValue]
    /// Whether the script is a function's body, whose result is awaited.
    let isFunction: Bool

    static func evaluation(_ script: String) -> PageCall { PageCall(script: script, arguments: [:], isFunction: false) }
}

/// The app's reply to a script.
struct PageReply: Encodable, Equatable {
    let serial: Int
    let value: JavaScriptValue?
    let error: String?
}

/// The scripts that pages haven't run yet. It calls no completion by itself: the app's code may add calls.
struct PageCalls {
    /// Gets a script's value; nil is `undefined`.
    typealias Completion = @MainActor (Result<JavaScriptValue?, WKError>) -> Void

    private var lastSerial = 0
    private var waiting: [(call: PageCall, completion: Completion)] = []
    private var sent: [Int: Completion] = [:]
    /// The most calls that wait for a page.
    private static let countMax = 1000

    var isWaiting: Bool { !waiting.isEmpty }

    /// - Returns: The completion of the oldest call, if too many wait.
    mutating func add(_ call: PageCall, _ completion: @escaping Completion) -> Completion? {
        lastSerial += 1
        var call = call
        call.serial = lastSerial
        waiting.append((call, completion))
        return waiting.count > Self.countMax ? waiting.removeFirst().completion : nil
    }

    /// The calls that weren't sent yet, which now are.
    mutating func takeWaiting() -> [PageCall] {
        defer { waiting = [] }
        for (call, completion) in waiting { sent[call.serial] = completion }
        return waiting.map(\.call)
    }

    mutating func take(_ serial: Int) -> Completion? { sent.removeValue(forKey: serial) }

    /// The calls that were sent, in order: their page has gone.
    mutating func takeSent() -> [(serial: Int, completion: Completion)] {
        defer { sent = [:] }
        return sent.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
