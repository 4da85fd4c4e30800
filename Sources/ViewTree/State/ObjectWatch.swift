import Combine
import Observation

/// Converts an object's `objectWillChange` into an observation, so that all bodies that read the object are evaluated again, at
/// most once in a turn.
final class ObjectWatch: Observable, @unchecked Sendable {
    // @unchecked: after initialization only the registrar is accessed, which is thread-safe.
    let object: AnyObject
    private let registrar = ObservationRegistrar()
    private var subscription: AnyCancellable?
    private var changes: Void { () }

    init<Object: ObservableObject>(_ object: Object) {
        self.object = object
        subscription = object.objectWillChange.sink { [weak self] _ in self?.willChange() }
    }

    /// Makes the body being evaluated depend on the object.
    func look() { registrar.access(self, keyPath: \.changes) }

    private func willChange() { registrar.withMutation(of: self, keyPath: \.changes) {} }
}

extension _PropertyStorage {
    /// The watch for an object: the stored one, if the object is the same.
    mutating func watch<Object: ObservableObject>(_ object: Object) -> ObjectWatch {
        if let watch = box as? ObjectWatch, watch.object === object { return watch }
        let watch = ObjectWatch(object)
        box = watch
        return watch
    }
}
