import CoreGraphics
import Foundation

/// Plays the animations of one layer: it computes what the layer shows, many times per second.
@MainActor
final class LayerPlayer {
    private static let framesPerSecond = 30.0
    /// The longest time between two looks at the layer, in seconds. It may leave its window meanwhile.
    private static let longestPause = 1.0

    private struct Entry {
        let key: String?
        let animation: CAAnimation
        let begin: CFTimeInterval
        let groups: [AnimationCount]
        var hasStarted = false
        var hasEnded = false

        @MainActor
        func isOver(at now: CFTimeInterval) -> Bool {
            animation.isOver(at: now - begin, length: animation.duration)
        }

        @MainActor
        func tellEnd(isFinished: Bool) {
            animation.delegate?.animationDidStop(animation, finished: isFinished)
            for group in groups { group.end() }
        }
    }

    private weak var layer: CALayer?
    private var entries: [Entry] = []
    private var task: Task<Void, Never>?
    private var wasShown = false
    /// The animated properties at present.
    private(set) var values: [String: LayerValue] = [:]

    init(_ layer: CALayer) { self.layer = layer }

    isolated deinit {
        task?.cancel()
        for entry in entries where !entry.hasEnded { entry.tellEnd(isFinished: false) }
    }

    var keys: [String] { entries.compactMap(\.key) }

    func animation(_ key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

    /// Adds a copy, in place of one with the same key, whose delegate is told last: it may add others.
    func add(_ animation: CAAnimation, _ key: String?, at now: CFTimeInterval) {
        let replaced = key.map { key in take { $0.key == key } } ?? []
        let copy = animation.duplicate()
        copy.complete()
        let groups = CATransaction.beginAnimation()
        let begin = copy.beginTime > 0 ? copy.beginTime : now
        entries.append(Entry(key: key, animation: copy, begin: begin, groups: groups))
        step(to: now)
        run()
        for entry in replaced { entry.tellEnd(isFinished: false) }
    }

    func remove(_ key: String) { finish { $0.key == key } }
    func removeAll() { finish { _ in true } }

    /// Ends animations before their time.
    private func finish(_ isDue: (Entry) -> Bool) {
        let due = take(isDue)
        compute(at: CACurrentMediaTime())
        for entry in due { entry.tellEnd(isFinished: false) }
    }

    /// Removes entries, and returns those that hadn't ended.
    private func take(_ isDue: (Entry) -> Bool) -> [Entry] {
        let due = entries.filter(isDue)
        entries.removeAll(where: isDue)
        return due.filter { !$0.hasEnded }
    }

    /// Shows a moment, and tells delegates what has begun and ended by then.
    func step(to now: CFTimeInterval) {
        var (started, ended): ([Entry], [Entry]) = ([], [])
        for index in entries.indices {
            let entry = entries[index]
            if !entry.hasStarted, now >= entry.begin {
                entries[index].hasStarted = true
                started.append(entry)
            }
            if !entry.hasEnded, now >= entry.begin, entry.isOver(at: now) {
                entries[index].hasEnded = true
                ended.append(entry)
            }
        }
        entries.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        compute(at: now)
        for entry in started { entry.animation.delegate?.animationDidStart(entry.animation) }
        for entry in ended { entry.tellEnd(isFinished: true) }
    }

    private func compute(at now: CFTimeInterval) {
        guard let layer else { return }
        var look = LayerLook(layer)
        for entry in entries {
            let seconds = now - entry.begin
            guard let moment = entry.animation.moment(at: seconds, length: entry.animation.duration) else { continue }
            entry.animation.apply(moment, to: &look)
        }
        guard values != look.values else { return }
        let isMoved = ["position", "bounds"].contains { values[$0] != look.values[$0] }
        values = look.values
        layer.lookDidChange(isMoved: isMoved)
    }

    /// Steps until all animations have ended, or the layer has left its window. The player may go while the task waits.
    private func run() {
        task?.cancel()
        task = Task { [weak self] in
            while let pause = self?.pause(), !Task.isCancelled {
                try? await Task.sleep(for: .limited(pause))
                guard !Task.isCancelled else { return }
                self?.step(to: CACurrentMediaTime())
            }
        }
    }

    /// How long nothing changes, in seconds; nil if nothing does any more. Only layers in windows are animated. One that
    /// isn't in a window yet has time to get there.
    private func pause() -> TimeInterval? {
        guard let layer else {
            removeAll()
            return nil
        }
        let isShown = layer.isInWindow
        if wasShown, !isShown { removeAll() }
        wasShown = isShown
        let now = CACurrentMediaTime()
        let changes = entries.filter { !$0.hasEnded }.map { $0.animation.speed == 0 ? .infinity : $0.begin - now }
        return changes.min().map { min(max($0, 1 / Self.framesPerSecond), Self.longestPause) }
    }
}
