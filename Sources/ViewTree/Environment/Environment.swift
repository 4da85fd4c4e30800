import Observation

/// Reads a value from a view's environment.
///
/// See [Environment](https://developer.apple.com/documentation/swiftui/environment).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let source: AnyHashable
    private var value: Value?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        source = AnyHashable(keyPath)
    }

    /// Reads an observable object by its type. Traps on reading if there is none.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment[ObjectKey<Value>.self] else {
                fatalError("No \(Value.self) was found in the environment: give one with .environment(_:)")
            }
            return object
        }
        source = AnyHashable(ObjectIdentifier(type))
    }

    /// Reads an observable object by its type; nil if there is none.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        read = { $0[ObjectKey<T>.self] }
        source = AnyHashable(ObjectIdentifier(type))
    }

    /// The value. In an app or a scene it is that of the window being evaluated; outside of all bodies, the key's default.
    public var wrappedValue: Value { value ?? read(.ofWindow ?? EnvironmentValues()) }

    /// Takes the value from the view's environment. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        guard let node = storage.node else { return }
        value = read(assumingMainActor { node.environment })
    }

    /// Whether both read the same value.
    public func _isSameInput(as other: Environment<Value>) -> Bool { source == other.source }
}

extension EnvironmentValues {
    private struct Held: @unchecked Sendable {
        // @unchecked: written and read on the main actor, in one evaluation.
        let values: EnvironmentValues
    }

    @TaskLocal private static var held: Held?

    /// The window's environment while its app's scenes are evaluated: scenes are outside of all views, and are evaluated
    /// separately for each window.
    package static var ofWindow: EnvironmentValues? { held?.values }

    /// Evaluates scenes in this environment.
    package func aroundScenes<Result>(_ body: () -> Result) -> Result {
        Self.$held.withValue(Held(values: self), operation: body)
    }
}

/// The key of an observable object, by its type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension View {
    /// Puts an observable object into the environment of this view.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[ObjectKey<T>.self] = object })
    }

    /// Sets a value in the environment of this view.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Changes a value in the environment of this view, based on the inherited value.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
