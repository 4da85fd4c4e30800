import Combine
import Observation

/// Turns an object's word that it will change into an observation, so that whichever bodies looked at the object are
/// evaluated again, once a turn however often it changes.
final class ObjectWatch: Observable, @unchecked Sendable {
    // @unchecked: nothing but the registrar is touched after the object is made, and that is safe from any thread.
    let object: AnyObject
    private let registrar = ObservationRegistrar()
    private var subscription: AnyCancellable?
    private var changes: Void { () }

    init<Object: ObservableObject>(_ object: Object) {
        self.object = object
        subscription = object.objectWillChange.sink { [weak self] _ in self?.willChange() }
    }

    /// Says that the body under evaluation depends on the object.
    func look() { registrar.access(self, keyPath: \.changes) }

    private func willChange() { registrar.withMutation(of: self, keyPath: \.changes) {} }
}

extension _PropertyStorage {
    /// The watch over an object: the one that was kept, as long as it is the same object.
    mutating func watch<Object: ObservableObject>(_ object: Object) -> ObjectWatch {
        if let watch = box as? ObjectWatch, watch.object === object { return watch }
        let watch = ObjectWatch(object)
        box = watch
        return watch
    }
}
