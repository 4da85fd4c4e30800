/// The dynamic properties of one view's node: found by reflection once a type, bound before each evaluation.
@MainActor
package struct DynamicProperties {
    private var root: _PropertyStorage?
    private let hasAny: Bool
    private var environmentKeys: Set<ObjectIdentifier> = []

    package init(of type: Any.Type) {
        hasAny = FieldLayout.of(type).containsDynamicProperties
    }

    /// An app's own properties have no node.
    package mutating func bind<V>(_ view: inout V, to node: ViewNode?) {
        guard hasAny else { return }
        var storage = root ?? _PropertyStorage(node: node)
        // Binding reads the environment, and what is read there counts as read by the body.
        environmentKeys = EnvironmentRecorder.recording { storage.bindFields(of: &view) }
        root = storage
    }

    /// Environment reads of computed properties count too, wherever in the body they happen.
    mutating func recordingEnvironment<T>(_ body: () -> T) -> T {
        var result: T?
        environmentKeys.formUnion(EnvironmentRecorder.recording { result = body() })
        return result!
    }

    func reads(changesFrom old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        environmentKeys.contains { !old.hasEqualValue(in: new, for: $0) }
    }

    mutating func teardown() {
        root?.teardown()
        root = nil
    }
}

extension FieldLayout {
    var containsDynamicProperties: Bool { fields.contains { $0.type is any DynamicProperty.Type } }
}

extension _PropertyStorage {
    @MainActor
    mutating func bindFieldsOnMainActor<V>(of value: inout V) {
        let properties = FieldLayout.of(V.self).fields.filter { $0.type is any DynamicProperty.Type }
        while fields.count < properties.count { fields.append(_PropertyStorage(node: node)) }
        withUnsafeMutableBytes(of: &value) { bytes in
            for (index, field) in properties.enumerated() {
                let type = field.type as! any DynamicProperty.Type
                fields[index].bind(type, at: bytes.baseAddress! + field.offset)
            }
        }
    }

    private mutating func bind<P: DynamicProperty>(_: P.Type, at pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: P.self).pointee._bind(&self)
    }

    /// Dynamic properties are only ever bound during an evaluation, which is on the main actor.
    mutating func bindFields<V>(of value: inout V) {
        nonisolated(unsafe) var storage = self
        nonisolated(unsafe) var copy = value
        MainActor.assumeIsolated { storage.bindFieldsOnMainActor(of: &copy) }
        self = storage
        value = copy
    }

    func teardown() {
        onTeardown?()
        for field in fields { field.teardown() }
    }
}
