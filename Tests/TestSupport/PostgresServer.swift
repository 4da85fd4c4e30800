import Foundation

/// A PostgreSQL server for one test, on a Unix socket. It can be killed and restarted, and ends with the process.
///
/// Its programs are in the folder `KISSA_TEST_POSTGRES` (such as `/usr/lib/postgresql/15/bin`). If that isn't set, no server is
/// available.
public final class PostgresServer {
    /// Whether the server programs are available.
    public static var isThere: Bool { programs != nil }
    private static var programs: String? {
        ProcessInfo.processInfo.environment["KISSA_TEST_POSTGRES"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// What failed.
    public struct Failure: Error {
        let what: String
    }

    private let folder: URL
    private var process: Process?
    private var server: Int32 = 0
    private var input: Pipe?

    /// Makes a server with an empty database, and starts it.
    public init() throws {
        // A socket path is limited to about a hundred bytes.
        folder = URL(fileURLWithPath: "/tmp/kissa-pg-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if geteuid() == 0 { try Self.run("chown", ["postgres", folder.path]) }
        try Self.finish(
            try command("initdb", ["-D", data, "-A", "trust", "-U", "kissa", "-E", "UTF8", "-N", "--no-instructions"]))
        try start()
    }

    deinit {
        end()
        try? FileManager.default.removeItem(at: folder)
    }

    private var data: String { folder.appendingPathComponent("data").path }

    /// The connection string.
    public var address: String {
        let host = folder.path.replacing("/", with: "%2F")
        return "postgresql://kissa@\(host):5432/postgres"
    }

    /// Starts the server, and returns when it answers.
    public func start() throws {
        try launch()
        for _ in 0..<600 {
            let ready = try command("pg_isready", ["-q", "-h", folder.path])
            try ready.run()
            ready.waitUntilExit()
            if ready.terminationStatus == 0 { return }
            usleep(50_000)
        }
        throw Failure(what: "the server didn't start")
    }

    /// A guard process starts the server and waits for it, so that its process ID is free again after its exit even where nothing
    /// else reaps it. The server ends when the other end of the guard's input is closed, which happens when this process ends,
    /// for whatever reason.
    private func launch() throws {
        let postgres = "\(Self.programs ?? "")/postgres -D \(data) -k \(folder.path) -c listen_addresses="
        let guardian = try command("/bin/sh", ["-c", "\(postgres) & echo $!; cat > /dev/null; kill -QUIT $!; wait $!"])
        let (input, output) = (Pipe(), Pipe())
        guardian.standardInput = input
        guardian.standardOutput = output
        try guardian.run()
        process = guardian
        server =
            Int32(
                String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
                    .trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
        guard server > 1 else { throw Failure(what: "no server was started") }
        self.input = input
    }

    /// Kills the server as a machine crash does. What it has in memory is lost.
    public func kill() {
        hang(true)
        for process in processes { Foundation.kill(process, SIGKILL) }
        end()
    }

    private var processes: [Int32] {
        let children = (try? Self.output("pgrep", ["-P", "\(server)"])) ?? ""
        return [server] + children.split(separator: "\n").compactMap { Int32($0) }
    }

    /// Suspends or resumes all of the server's processes, to simulate a machine that hangs.
    public func hang(_ hangs: Bool) {
        for process in processes { Foundation.kill(process, hangs ? SIGSTOP : SIGCONT) }
    }

    private func end() {
        try? input?.fileHandleForWriting.close()
        input = nil
        process?.waitUntilExit()
        process = nil
    }

    /// PostgreSQL refuses to run as root.
    private func command(_ program: String, _ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
        let user = geteuid() == 0 ? ["--reuid", "postgres", "--regid", "postgres", "--clear-groups"] : []
        process.arguments =
            user + ["--", program.hasPrefix("/") ? program : "\(Self.programs ?? "")/\(program)"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    private static func finish(_ process: Process) throws {
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(what: "\(process.arguments ?? []) failed") }
    }

    private static func run(_ program: String, _ arguments: [String]) throws { _ = try output(program, arguments) }

    private static func output(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
