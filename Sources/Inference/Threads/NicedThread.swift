import Glibc
import InferenceKernels

/// A thread outside of Swift's cooperative pool, which blocking work would starve.
final class NicedThread {
    private static let stackBytes = 1 << 20

    private let name: String
    private let niceness: Int32
    private let body: @Sendable () -> Void

    private init(_ name: String, _ niceness: Int32, _ body: @escaping @Sendable () -> Void) {
        self.name = name
        self.niceness = niceness
        self.body = body
    }

    /// Starts a thread that runs `body` at a lowered priority and then ends.
    ///
    /// - Parameters:
    ///   - name: at most 15 bytes, as the system shows it.
    ///   - niceness: 0 (none) to 19. On Linux it applies to this thread only.
    static func start(name: String, niceness: Int32, _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackBytes)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        var thread = pthread_t()
        let task = Unmanaged.passRetained(NicedThread(name, niceness, body)).toOpaque()
        let result = pthread_create(
            &thread, &attributes,
            { task in
                Unmanaged<NicedThread>.fromOpaque(task!).takeRetainedValue().run()
                return nil
            }, task)
        guard result == 0 else { fatalError("no thread \(name): \(String(cString: strerror(result)))") }
    }

    private func run() {
        inferenceNameThread(name)
        if niceness > 0 { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness) }
        body()
    }
}
