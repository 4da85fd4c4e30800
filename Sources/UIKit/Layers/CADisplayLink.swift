import CoreGraphics
import Foundation
import ViewTree

/// Calls a method of the app many times per second, in step with a clock of 60 frames per second.
///
/// See [CADisplayLink](https://developer.apple.com/documentation/quartzcore/cadisplaylink). Nothing is known of the browser's
/// screen, and each call is work for the process: for animations, use those of views, or `TimelineView`.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    /// The rate of the calls, per second.
    private static let framesPerSecond = 60

    /// Nil once the link is invalidated.
    private var target: AnyObject?
    private let selector: Selector
    private var task: Task<Void, Never>?
    private var isAdded = false
    /// The links of the window in which it was added, which keep it.
    private weak var links: DisplayLinks?

    /// A link that calls a method, once it is added to a run loop.
    /// - Parameters:
    ///   - target: Retained until the link is invalidated.
    ///   - sel: The method. Its parameter, if it has one, is the link.
    public init(target: Any, selector sel: Selector) {
        (self.target, selector) = (target as AnyObject, sel)
        super.init()
    }

    /// When the last call was due, on the clock of `CACurrentMediaTime()`.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the next call is due, on the same clock.
    public var targetTimestamp: CFTimeInterval { timestamp + Double(stride) * duration }
    /// The time between two frames, in seconds.
    public let duration: CFTimeInterval = 1 / CFTimeInterval(framesPerSecond)
    /// Whether the method isn't called at present.
    public var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            if isPaused { halt() } else { resume() }
        }
    }
    /// How many calls per second the app would like, at most 60; 0 is as many as there are frames.
    public var preferredFramesPerSecond = 0
    /// How many calls per second the app would like. Only `preferred` is used, if it is set.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// How many frames there are to a call.
    private var stride: Int {
        let wanted = preferredFrameRateRange.preferred.map(Double.init) ?? Double(preferredFramesPerSecond)
        return wanted >= 1 ? max(1, Self.framesPerSecond / min(Int(saturating: wanted), Self.framesPerSecond)) : 1
    }

    /// Begins to call the method, in the window that this is called in, until that ends. Outside of a window, the link runs
    /// for as long as the app has it. The run loop and the mode are ignored: calls are made on the main actor.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded, target != nil else { return }
        if let graph = ViewGraph.current {
            guard graph.isLiving else { return invalidate() }
            let links: DisplayLinks = graph.service()
            links.add(self)
            self.links = links
        }
        isAdded = true
        resume()
    }

    /// Stops. The link can be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        halt()
        links?.remove(self)
    }

    /// Stops, and lets go of the target. The link can't be added again.
    public func invalidate() {
        remove(from: .main, forMode: .common)
        target = nil
    }

    private func resume() {
        guard isAdded, !isPaused, task == nil else { return }
        timestamp = CACurrentMediaTime()
        task = Task { [weak self] in
            while let due = self?.targetTimestamp, !Task.isCancelled {
                try? await Task.sleep(for: .seconds(max(due - CACurrentMediaTime(), 0)))
                guard !Task.isCancelled else { return }
                self?.step(to: CACurrentMediaTime())
            }
        }
    }

    private func halt() {
        task?.cancel()
        task = nil
    }

    /// Frames that are missed are left out.
    private func step(to now: CFTimeInterval) {
        timestamp = max(targetTimestamp, now - duration)
        if let target { selector.perform(on: target, self) }
    }
}

/// A range of rates, per second.
///
/// See [CAFrameRateRange](https://developer.apple.com/documentation/quartzcore/caframeraterange).
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable rate.
    public var minimum: Float
    /// The highest acceptable rate.
    public var maximum: Float
    /// The best rate; nil leaves it to the system.
    public var preferred: Float?

    /// A range of rates.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The system chooses.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
