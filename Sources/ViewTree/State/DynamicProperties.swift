/// The dynamic properties of one view's node: found once per type by reflection, bound before each evaluation.
@MainActor
package struct DynamicProperties {
    private var root: _PropertyStorage?
    let layout: FieldLayout
    private var environmentKeys: Set<ObjectIdentifier> = []

    package init(of type: Any.Type) { layout = FieldLayout.of(type) }

    /// The properties of an app itself have no node.
    package mutating func bind<V>(_ view: inout V, to node: ViewNode?) {
        guard !layout.properties.isEmpty else { return }
        var storage = root ?? _PropertyStorage(reference: node?.reference)
        // Binding reads the environment; these reads count as reads by the body.
        environmentKeys = EnvironmentRecorder.recording { storage.bindFields(of: &view) }
        root = storage
    }

    /// Binds the actions of a value that equals the previous one: its body isn't re-evaluated, but the actions may capture
    /// different values.
    mutating func bindActions<V>(_ view: inout V) {
        if layout.hasActions { root?.bindFields(of: &view) }
    }

    /// Reads of the environment by computed properties count as well, wherever they happen in the body.
    mutating func recordEnvironment(_ body: () -> Void) {
        environmentKeys.formUnion(EnvironmentRecorder.recording(body))
    }

    func reads(changesFrom old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        environmentKeys.contains { !old.hasEqualValue(in: new, for: $0) }
    }

    mutating func teardown() {
        root?.teardown()
        root = nil
    }
}

extension _PropertyStorage {
    @MainActor
    mutating func bindFieldsOnMainActor<V>(of value: inout V) {
        let properties = FieldLayout.of(V.self).properties
        while fields.count < properties.count { fields.append(_PropertyStorage(reference: reference)) }
        withUnsafeMutableBytes(of: &value) { bytes in
            for (index, property) in properties.enumerated() {
                fields[index].bind(property.type, at: bytes.baseAddress! + property.offset)
            }
        }
    }

    private mutating func bind<P: DynamicProperty>(_: P.Type, at pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: P.self).pointee._bind(&self)
    }

    /// Dynamic properties are only bound during an evaluation, which is on the main actor.
    package mutating func bindFields<V>(of value: inout V) {
        withUnsafeMutablePointer(to: &self) { storage in
            withUnsafeMutablePointer(to: &value) { value in
                nonisolated(unsafe) let (storage, value) = (storage, value)
                assumingMainActor { storage.pointee.bindFieldsOnMainActor(of: &value.pointee) }
            }
        }
    }

    func teardown() {
        onTeardown?()
        for field in fields { field.teardown() }
    }
}
