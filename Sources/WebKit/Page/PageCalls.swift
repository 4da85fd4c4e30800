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

/// The scripts that pages haven't run yet.
struct PageCalls {
    typealias Completion = @MainActor (Result<JavaScriptValue, WKError>) -> Void

    private var lastSerial = 0
    private var waiting: [(call: PageCall, completion: Completion)] = []
    private var sent: [Int: Completion] = [:]
    /// Takes back what was sent.
    var retract: @MainActor (Int) -> Void = { _ in }

    var isWaiting: Bool { !waiting.isEmpty }

    mutating func add(_ call: PageCall, _ completion: @escaping Completion) {
        lastSerial += 1
        var call = call
        call.serial = lastSerial
        waiting.append((call, completion))
    }

    /// The calls that weren't sent yet, which now are.
    mutating func takeWaiting() -> [PageCall] {
        defer { waiting = [] }
        for (call, completion) in waiting { sent[call.serial] = completion }
        return waiting.map(\.call)
    }

    mutating func take(_ serial: Int) -> Completion? { sent.removeValue(forKey: serial) }

    /// The page has gone that was to run what was sent.
    @MainActor
    mutating func failSent() {
        let gone = sent.sorted { $0.key < $1.key }
        sent = [:]
        for (serial, _) in gone { retract(serial) }
        for (_, completion) in gone { completion(.failure(.pageGone)) }
    }

    /// The view has gone.
    @MainActor
    mutating func failAll() {
        failSent()
        let gone = waiting
        waiting = []
        for (_, completion) in gone { completion(.failure(.pageGone)) }
    }
}
