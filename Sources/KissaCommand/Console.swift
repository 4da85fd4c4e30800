import Foundation

/// A command's input and output: the terminal, or a test's substitute.
public struct Console: Sendable {
    /// Writes to standard output.
    public var write: @Sendable (String) -> Void
    /// Writes to standard error.
    public var warn: @Sendable (String) -> Void
    /// Writes a line of progress to standard error, which may overwrite itself.
    public var draw: @Sendable (String) -> Void
    /// The next line of standard input without its terminator; nil at the end of the input. It may block for long.
    public var readLine: @Sendable () -> String?
    /// Whether the input comes from a terminal.
    public var isInteractive: Bool
    /// Whether standard error is a terminal, so that a progress line may be overwritten.
    public var isWatched: Bool
    /// Handles Ctrl-C.
    public let interruption: Interruption

    /// A console with these functions. Without `draw`, progress is written with `warn`.
    public init(
        write: @escaping @Sendable (String) -> Void, warn: @escaping @Sendable (String) -> Void,
        draw: (@Sendable (String) -> Void)? = nil, readLine: @escaping @Sendable () -> String?,
        isInteractive: Bool = false, isWatched: Bool = false, interruption: Interruption = Interruption()
    ) {
        self.write = write
        self.warn = warn
        self.draw = draw ?? warn
        self.readLine = readLine
        self.isInteractive = isInteractive
        self.isWatched = isWatched
        self.interruption = interruption
    }

    /// The process's own console. Output to a terminal is escaped, except for the tool's own progress lines; a pipe gets every
    /// byte unchanged.
    public static let standard = Console(
        write: { FileHandle.standardOutput.write(Data((isShown ? TerminalText.escaped($0) : $0).utf8)) },
        warn: { FileHandle.standardError.write(Data((isWarned ? TerminalText.escaped($0) : $0).utf8)) },
        draw: { FileHandle.standardError.write(Data($0.utf8)) },
        readLine: { Swift.readLine() }, isInteractive: isatty(STDIN_FILENO) == 1,
        isWatched: isWarned)

    private static let isShown = isatty(STDOUT_FILENO) == 1
    private static let isWarned = isatty(STDERR_FILENO) == 1

    /// Reads the next line on a separate thread, since it may block for long.
    func nextLine() async -> String? {
        await withCheckedContinuation { reader in
            Thread.detachNewThread { [readLine] in reader.resume(returning: readLine()) }
        }
    }

    /// Reads the rest of the input.
    func rest() async -> String {
        var lines: [String] = []
        while let line = await nextLine() { lines.append(line) }
        return lines.joined(separator: "\n")
    }
}
