import Foundation

/// Where a command reads and writes: the terminal, or what a test puts in its place.
public struct Console: Sendable {
    /// Writes to standard output.
    public var write: @Sendable (String) -> Void
    /// Writes to standard error.
    public var warn: @Sendable (String) -> Void
    /// The next line of standard input without its end; nil at the end of the input. It may wait long.
    public var readLine: @Sendable () -> String?
    /// Whether a person types the input.
    public var isInteractive: Bool
    /// Whether a person sees standard error, so that a line may be written over.
    public var isWatched: Bool
    /// Ctrl-C.
    public let interruption: Interruption

    /// A console of these ends.
    public init(
        write: @escaping @Sendable (String) -> Void, warn: @escaping @Sendable (String) -> Void,
        readLine: @escaping @Sendable () -> String?, isInteractive: Bool = false, isWatched: Bool = false,
        interruption: Interruption = Interruption()
    ) {
        self.write = write
        self.warn = warn
        self.readLine = readLine
        self.isInteractive = isInteractive
        self.isWatched = isWatched
        self.interruption = interruption
    }

    /// The process's own. What a terminal shows is escaped; a pipe gets every byte.
    public static let standard = Console(
        write: { FileHandle.standardOutput.write(Data((isShown ? TerminalText.escaped($0) : $0).utf8)) },
        warn: { FileHandle.standardError.write(Data($0.utf8)) },
        readLine: { Swift.readLine() }, isInteractive: isatty(STDIN_FILENO) == 1,
        isWatched: isatty(STDERR_FILENO) == 1)

    private static let isShown = isatty(STDOUT_FILENO) == 1

    /// The next line, waited for on a thread of its own, since a person thinks long.
    func nextLine() async -> String? {
        await withCheckedContinuation { reader in
            Thread.detachNewThread { [readLine] in reader.resume(returning: readLine()) }
        }
    }

    /// All of the input.
    func rest() async -> String {
        var lines: [String] = []
        while let line = await nextLine() { lines.append(line) }
        return lines.joined(separator: "\n")
    }
}
