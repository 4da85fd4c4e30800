import Foundation
import ShotOrders

/// An app that does what it is told: a process, or a test's substitute.
protocol DrivenApp: Sendable {
    /// - Throws: Why the app isn't there, such as what the compiler says of it.
    func perform(_ order: DriveOrder) async throws -> DriveAnswer
}

/// A package's app in a process of its own, which is built anew where a source has changed.
actor AppProcess: DrivenApp {
    /// An app that takes longer to answer is ended.
    private static let answerSeconds = 30.0

    private let swift: SwiftTool
    private let program: String?
    private let window: ShotOrder
    private var watch: SourceWatch
    private var running: Running?
    /// Orders are carried out one after the other.
    private var last: Task<Void, Never>?

    private struct Running {
        let process: Process
        let orders: FileHandle
        let answers: FileHandle
    }

    init(_ swift: SwiftTool, program: String?, window: ShotOrder) {
        (self.swift, self.program, self.window) = (swift, program, window)
        watch = SourceWatch(swift.package)
    }

    func perform(_ order: DriveOrder) async throws -> DriveAnswer {
        try await inTurn { try await $0.performNow(order) }
    }

    /// Builds the app and starts it, so that the first order is carried out sooner.
    func prepare() async { _ = try? await inTurn { _ = try await $0.start() } }

    func end() {
        running?.process.terminate()
        running = nil
    }

    private func inTurn<Value: Sendable>(
        _ work: @escaping @Sendable (isolated AppProcess) async throws -> Value
    ) async throws -> Value {
        let before = last
        let task = Task {
            await before?.value
            return try await work(self)
        }
        last = Task { _ = try? await task.value }
        return try await task.value
    }

    private func performNow(_ order: DriveOrder) async throws -> DriveAnswer {
        if watch.hasNews() { end() }
        let app = try await start()
        let line = try await Self.onThread {
            try app.orders.write(contentsOf: JSONEncoder().encode(order) + Data("\n".utf8))
            return Self.line(of: app.answers, endingAfter: Self.answerSeconds, app.process)
        }
        guard let answer = try? JSONDecoder().decode(DriveAnswer.self, from: line) else {
            end()
            throw PackageError(
                description: app.process.isRunning
                    ? "The app did not answer in \(Int(Self.answerSeconds)) seconds, and was ended."
                    : "The app ended with \(app.process.terminationStatus).")
        }
        return answer
    }

    private func start() async throws -> Running {
        if let running, running.process.isRunning { return running }
        let (swift, program, window) = (swift, program, window)
        let started = try await Self.onThread {
            try Self.launch(swift.build(program, isQuiet: true), window, swift.package)
        }
        running = started
        return started
    }

    private static func launch(_ program: URL, _ window: ShotOrder, _ folder: URL) throws -> Running {
        let process = Process()
        let (orders, answers) = (Pipe(), Pipe())
        process.executableURL = program
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging([DriveOrder.variable: window.json]) { $1 }
        process.standardInput = orders
        process.standardOutput = answers
        try process.run()
        return Running(
            process: process, orders: orders.fileHandleForWriting, answers: answers.fileHandleForReading)
    }

    /// The next line; what there is of it where the app ends. An app that takes too long is ended.
    private static func line(of answers: FileHandle, endingAfter seconds: Double, _ process: Process) -> Data {
        let pid = process.processIdentifier
        let ending = DispatchWorkItem { kill(pid, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: ending)
        defer { ending.cancel() }
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let more = answers.availableData
            guard !more.isEmpty else { break }
            line += more
        }
        return line
    }

    /// Waits for processes, which no thread of Swift's pool should do.
    private static func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        try await withCheckedThrowingContinuation { done in
            Thread.detachNewThread { done.resume(with: Result(catching: work)) }
        }
    }
}
