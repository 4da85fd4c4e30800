import ExternalPrograms
import Foundation
import ShotOrders
import Synchronization

/// A program that answers each line with a line.
struct DrivenProcess: Sendable {
    /// Why there is no answer.
    enum Failure: Error, Equatable, CustomStringConvertible {
        case late(seconds: Double)
        case ended(status: Int32)

        var description: String {
            switch self {
            case .late(let seconds): "The app did not answer in \(seconds.formatted()) seconds, and was ended."
            case .ended(let status): "The app ended with \(status)."
            }
        }
    }

    private let process: Process
    private let orders: FileHandle
    private let answers: FileHandle

    /// Starts a program.
    init(_ program: URL, _ arguments: [String] = [], environment: [String: String], folder: URL) throws {
        process = Process()
        let (orders, answers) = (Pipe(), Pipe())
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = orders
        process.standardOutput = answers
        try process.runWithOrdinarySignals()
        (self.orders, self.answers) = (orders.fileHandleForWriting, answers.fileHandleForReading)
    }

    var isRunning: Bool { process.isRunning }

    /// Terminates the program within two seconds. Returns at once.
    func end() { process.end(within: 2) }

    /// The program's answer, without its line terminator. It blocks the thread. A program that takes too long, or stops answering
    /// in lines, is terminated.
    func answer(to order: Data, endingAfter seconds: Double) throws -> Data {
        let isLate = Mutex(false)
        let pid = process.processIdentifier
        let ending = DispatchWorkItem {
            isLate.withLock { $0 = true }
            kill(pid, SIGKILL)
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: ending)
        defer { ending.cancel() }
        Self.withoutPipeSignal { try? orders.write(contentsOf: order + Data("\n".utf8)) }
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let more = answers.availableData
            guard !more.isEmpty else { throw failure(isLate: isLate.withLock { $0 }, seconds) }
            line += more
        }
        return line.dropLast()
    }

    private func failure(isLate: Bool, _ seconds: Double) -> Failure {
        if isLate { return .late(seconds: seconds) }
        // The process may only have closed its output.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return .ended(status: process.terminationStatus)
    }

    /// A closed pipe must not end this program, as it would by default.
    private static func withoutPipeSignal(_ action: () -> Void) {
        var signals = sigset_t(), before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        action()
        var now = timespec()
        while sigtimedwait(&signals, nil, &now) > 0 {}
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
