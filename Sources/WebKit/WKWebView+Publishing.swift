import Combine

extension WKWebView {
    /// Publishes a property's values: the one that it has, and those that it gets; see ``observe(_:options:changeHandler:)``.
    public func publisher<Value>(
        for keyPath: KeyPath<WKWebView, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        let values = PassthroughSubject<Value, Never>()
        let observation = observe(keyPath, options: .new) { view, _ in values.send(view[keyPath: keyPath]) }
        // The publisher keeps the observation.
        let changes = values.map { value in
            _ = observation
            return value
        }
        guard options.contains(.initial) else { return changes.eraseToAnyPublisher() }
        return changes.prepend(self[keyPath: keyPath]).eraseToAnyPublisher()
    }
}
