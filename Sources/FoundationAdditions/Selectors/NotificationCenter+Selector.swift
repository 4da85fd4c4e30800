import Foundation

extension NotificationCenter {
    /// Calls an observer's method for notifications, on the thread that posts them.
    /// - Parameters:
    ///   - observer: Isn't retained. When it ends, so does the observation.
    ///   - selector: The method. Its parameter, if it has one, is the notification.
    ///   - name: Only notifications with this name; nil is all.
    ///   - object: Only notifications from this object; nil is all.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.shared.add(
            observer as AnyObject, to: self, selector, name, object.map { $0 as AnyObject })
    }

    /// Ends all observations of an observer: its methods', or the one that `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(observer, from: self) { _ in true }
        removeObserver(observer as Any)
    }

    /// Ends an observer's observations of notifications with a name, or from an object. Nil is any.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
        SelectorObservers.shared.remove(observer, from: self) {
            (name == nil || $0.name == name) && (object == nil || $0.object === object)
        }
        removeObserver(observer as Any, name: name, object: object as Any?)
    }
}

/// The observations by selectors. Foundation's center knows blocks only, so each is a block.
private final class SelectorObservers: @unchecked Sendable {
    // @unchecked: the observations are guarded by the lock.
    static let shared = SelectorObservers()

    final class Observation: @unchecked Sendable {
        // @unchecked: the token is set before anybody else has the observation, the rest is constant.
        private(set) weak var observer: AnyObject?
        let name: NSNotification.Name?
        private(set) weak var object: AnyObject?
        private(set) weak var center: NotificationCenter?
        var token: (any NSObjectProtocol)?

        init(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?, _ center: NotificationCenter) {
            (self.observer, self.name, self.object, self.center) = (observer, name, object, center)
        }

        func isOf(_ sender: Any?) -> Bool {
            guard let object, let sender else { return false }
            return sender as AnyObject === object
        }

        func end() {
            if let token { center?.removeObserver(token as Any) }
        }
    }

    private let lock = NSLock()
    private var observations: [ObjectIdentifier: [Observation]] = [:]

    func add(
        _ observer: AnyObject, to center: NotificationCenter, _ selector: Selector, _ name: NSNotification.Name?,
        _ object: AnyObject?
    ) {
        let observation = Observation(observer, name, object, center)
        let (isOfAnybody, calling) = (object == nil, ObserverContext.current)
        // Foundation's center would retain the object.
        observation.token = center.addObserver(forName: name, object: nil, queue: nil) { [weak observation] note in
            guard let observation, let observer = observation.observer else { return }
            guard isOfAnybody || observation.isOf(note.object) else { return }
            guard let calling else { return _ = selector.perform(on: observer, note) }
            calling(note) { selector.perform(on: observer, note) }
        }
        let key = ObjectIdentifier(observer)
        // Memory of an observer that has ended may be reused for this one.
        let ended = lock.withLock {
            let ended = observations[key]?.filter { $0.observer !== observer } ?? []
            observations[key] = (observations[key]?.filter { $0.observer === observer } ?? []) + [observation]
            return ended + removeEnded()
        }
        ended.forEach { $0.end() }
    }

    /// Looks through all observers whenever their number has doubled.
    private func removeEnded() -> [Observation] {
        guard observations.count >= sweepCount else { return [] }
        let ended = observations.values.joined().filter { $0.observer == nil }
        observations = observations.compactMapValues { list in
            let left = list.filter { $0.observer != nil }
            return left.isEmpty ? nil : left
        }
        sweepCount = max(observations.count * 2, 64)
        return Array(ended)
    }
    private var sweepCount = 64

    func remove(_ observer: AnyObject, from center: NotificationCenter, where isMeant: (Observation) -> Bool) {
        let key = ObjectIdentifier(observer)
        let removed = lock.withLock {
            guard let all = observations[key] else { return [Observation]() }
            let removed = all.filter { $0.center === center && isMeant($0) }
            let left = all.filter { one in !removed.contains { $0 === one } }
            observations[key] = left.isEmpty ? nil : left
            return removed
        }
        removed.forEach { $0.end() }
    }
}
