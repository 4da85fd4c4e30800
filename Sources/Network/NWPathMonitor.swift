import Foundation
import Synchronization

/// Reports the state of the network, initially and after each change.
///
/// See [NWPathMonitor](https://developer.apple.com/documentation/network/nwpathmonitor). A running monitor polls the system's
/// interfaces every two seconds.
public final class NWPathMonitor: Sendable {
    private static let pause = DispatchTimeInterval.seconds(2)

    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var timer: (any DispatchSourceTimer)?
        var path: NWPath
        /// Whether the handler has been called with the path.
        var isTold = false
        var queue: DispatchQueue?
        var isCancelled = false
    }

    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    private let list: @Sendable () -> InterfaceList
    private let state: Mutex<State>

    /// Creates a monitor of all interfaces.
    public convenience init() { self.init(required: nil, prohibited: []) { .current } }

    /// Creates a monitor of interfaces of one type.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(required: requiredInterfaceType, prohibited: []) { .current }
    }

    /// Creates a monitor of all interfaces except those of some types.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(required: nil, prohibited: prohibitedInterfaceTypes) { .current }
    }

    init(
        required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType],
        list: @escaping @Sendable () -> InterfaceList
    ) {
        (self.required, self.prohibited, self.list) = (required, prohibited, list)
        state = Mutex(State(path: NWPath(list(), required: required, prohibited: prohibited)))
    }

    deinit { state.withLock { $0.timer?.cancel() } }

    /// Called with the path, on the monitor's queue.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// The current path.
    public var currentPath: NWPath { state.withLock { $0.path } }
    /// The queue for the handler; nil before `start(queue:)`.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Starts the monitor; the handler is called at once.
    public func start(queue: DispatchQueue) {
        state.withLock { state in
            guard state.timer == nil, !state.isCancelled else { return }
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .now(), repeating: Self.pause, leeway: .milliseconds(200))
            timer.setEventHandler { [weak self] in self?.look() }
            timer.resume()
            (state.timer, state.queue) = (timer, queue)
        }
    }

    /// Stops the monitor for good.
    public func cancel() {
        state.withLock { state in
            state.timer?.cancel()
            (state.timer, state.isCancelled) = (nil, true)
        }
    }

    /// Polls the interfaces once.
    func look() {
        let path = NWPath(list(), required: required, prohibited: prohibited)
        let handler = state.withLock { state -> (@Sendable (NWPath) -> Void)? in
            guard !state.isCancelled, !state.isTold || path != state.path else { return nil }
            (state.path, state.isTold) = (path, true)
            return state.handler
        }
        handler?(path)
    }
}

/// The paths, one after another: `for await path in NWPathMonitor()`.
extension NWPathMonitor: AsyncSequence {
    /// A path.
    public typealias Element = NWPath

    /// Monitors until the loop ends.
    public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
        let (paths, path) = AsyncStream.makeStream(of: NWPath.self, bufferingPolicy: .bufferingNewest(1))
        pathUpdateHandler = { path.yield($0) }
        path.onTermination = { _ in self.cancel() }
        start(queue: .global())
        return paths.makeAsyncIterator()
    }
}

/// Unavailable: a connection to a server.
@available(*, unavailable, message: "Use URLSession, or sockets of swift-nio")
public final class NWConnection {}

/// Unavailable: accepts connections.
@available(*, unavailable, message: "Use swift-nio")
public final class NWListener {}
