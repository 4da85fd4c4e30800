import Foundation
import ShotOrders

/// Runs an app for another program, `kissa mcp`, that looks at its screens and operates them: orders arrive on standard input,
/// answers go to standard output. The app's own output goes to standard error.
@MainActor
struct DriveRun {
    private let order: ShotOrder

    init(_ order: ShotOrder) { self.order = order }

    /// Exits when no more orders come.
    func run<A: App>(_ app: A.Type) -> Never {
        // Child processes of the app must not keep the pipe open after it has exited.
        let answers = FileHandle(fileDescriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let screens = DrivenScreens(app, order)
        let lines = Self.lines()
        Task {
            for await line in lines { answers.write(await Self.answer(line, by: screens)) }
            exit(0)
        }
        RunLoop.main.run()
        exit(0)
    }

    /// The lines of standard input, read on a separate thread.
    private static func lines() -> AsyncStream<String> {
        AsyncStream { lines in
            Thread.detachNewThread {
                while let line = readLine() { lines.yield(line) }
                lines.finish()
            }
        }
    }

    private static func answer(_ line: String, by screens: DrivenScreens) async -> Data {
        let answer: DriveAnswer
        do {
            answer = await screens.perform(try JSONDecoder().decode(DriveOrder.self, from: Data(line.utf8)))
        } catch {
            answer = DriveAnswer(error: "The order can't be read: \(error)")
        }
        let encoded = try? JSONEncoder().encode(answer)
        return (encoded ?? Data("{}".utf8)) + Data("\n".utf8)
    }
}
