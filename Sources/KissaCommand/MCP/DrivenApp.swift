import Foundation
import ShotOrders

/// An app that performs orders: a process, or a test's substitute.
protocol DrivenApp: Sendable {
    /// - Throws: Why the app isn't running, such as the compiler's errors.
    func perform(_ order: DriveOrder) async throws -> DriveAnswer
}

/// A package's app in its own process, which is rebuilt when a source has changed.
actor AppProcess: DrivenApp {
    /// An app that takes longer to answer is terminated.
    private static let answerSeconds = 30.0

    private let swift: SwiftTool
    private let program: String?
    private let window: ShotOrder
    private var watch: SourceWatch
    private var running: DrivenProcess?
    /// The app's data folder, from the first start on.
    private var data: ScratchData?
    /// The last order: orders are performed one after the other.
    private var last: Task<Void, Never>?

    init(_ swift: SwiftTool, program: String?, window: ShotOrder) {
        (self.swift, self.program, self.window) = (swift, program, window)
        watch = SourceWatch([swift.package])
    }

    func perform(_ order: DriveOrder) async throws -> DriveAnswer {
        try await inTurn { try await $0.performNow(order) }
    }

    /// Builds and starts the app in advance, so that the first order is performed sooner.
    func prepare() async { _ = try? await inTurn { _ = try await $0.start() } }

    func end() {
        running?.end()
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
        if !watch.news().isEmpty { end() }
        let app = try await start()
        do {
            let line = try await Self.onThread {
                try app.answer(to: JSONEncoder().encode(order), endingAfter: Self.answerSeconds)
            }
            return try JSONDecoder().decode(DriveAnswer.self, from: line)
        } catch {
            end()
            throw PackageError(description: error is DecodingError ? "The app's answer can't be read." : "\(error)")
        }
    }

    private func start() async throws -> DrivenProcess {
        if let running, running.isRunning { return running }
        let data = try data ?? ScratchData()
        self.data = data
        let (swift, program, window) = (swift, program, window)
        let started = try await Self.onThread {
            try DrivenProcess(
                swift.build(program, isQuiet: true), environment: data.environment([DriveOrder.variable: window.json]),
                folder: swift.package)
        }
        running = started
        return started
    }

    /// Runs blocking work outside of Swift's thread pool.
    private static func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        try await withCheckedThrowingContinuation { done in
            Thread.detachNewThread { done.resume(with: Result(catching: work)) }
        }
    }
}
