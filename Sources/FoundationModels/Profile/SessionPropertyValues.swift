import Observation
import Synchronization

/// The key of a session property. `@SessionPropertyEntry` declares one.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public protocol SessionPropertyKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value

    /// The value of the property before it is set.
    static var defaultValue: Value { get }
}

/// Values that the profiles, instructions and tools of one session share.
///
/// ```swift
/// extension SessionPropertyValues {
///     @SessionPropertyEntry var callCount: Int = 0
/// }
/// ```
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public final class SessionPropertyValues: Sendable, Observable {
    private struct State: @unchecked Sendable {
        // Apple's class is Sendable with values of any type, too: code that shares a session's values must isolate
        // them.
        var values: [ObjectIdentifier: Any] = [:]
        weak var session: LanguageModelSession?
    }

    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()

    /// The values of the session that is evaluating a profile, running a callback or calling a tool.
    @TaskLocal package static var current: SessionPropertyValues?

    init() {}

    func attach(to session: LanguageModelSession) {
        state.withLock { $0.session = session }
    }

    private var revision: Int { 0 }

    /// The value of a key; its default until it is set.
    public subscript<Key>(key: Key.Type) -> Key.Value where Key: SessionPropertyKey {
        get {
            registrar.access(self, keyPath: \.revision)
            return value(of: key)
        }
        set {
            registrar.withMutation(of: self, keyPath: \.revision) { set(newValue, for: key) }
        }
    }

    private func value<Key: SessionPropertyKey>(of key: Key.Type) -> Key.Value {
        let box = state.withLock { UncheckedBox($0.values[ObjectIdentifier(key)]) }
        // Distinguishes an unset value from an optional that was set to nil.
        guard let stored = box.value else { return Key.defaultValue }
        return stored as? Key.Value ?? Key.defaultValue
    }

    private func set<Key: SessionPropertyKey>(_ value: Key.Value, for key: Key.Type) {
        let box = UncheckedBox(value)
        state.withLock { $0.values[ObjectIdentifier(key)] = box.value }
    }
}

/// Moves a value into and out of a lock.
private struct UncheckedBox: @unchecked Sendable {
    let value: Any?

    init(_ value: Any?) {
        self.value = value
    }
}

extension SessionPropertyValues {
    /// The history: the transcript after the instructions.
    ///
    /// While the session is responding, only a profile's callbacks can change it, otherwise any code can. Other changes
    /// are ignored: those by a tool or instructions, and those by a callback, or a task that it has started, after its
    /// request was canceled or another one has begun. A change is permanent and affects all profiles; use
    /// ``LanguageModelSession/DynamicProfile/historyTransform(_:)`` for a temporary one.
    public var history: Transcript.HistoryView {
        get { session?.transcript.history ?? [] }
        set {
            let turn = RunningTurn.acting
            session?.setHistory(newValue, in: turn?.session === session ? turn?.state : nil)
        }
    }

    private var session: LanguageModelSession? { state.withLock { $0.session } }
}

extension LanguageModelSession {
    /// A value of the session in one of its profiles, instructions, modifiers or tools.
    ///
    /// ```swift
    /// struct Lookup: Tool {
    ///     @SessionProperty(\.callCount) var callCount
    ///     …
    /// }
    /// ```
    ///
    /// It is available while the session evaluates them and runs their callbacks, and in tasks that these start.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    @propertyWrapper
    public struct SessionProperty<Value> {
        // A key path is immutable, and those made of literals are Sendable.
        nonisolated(unsafe) private let keyPath: ReferenceWritableKeyPath<SessionPropertyValues, Value>

        /// The value at a key path.
        public init(_ keyPath: ReferenceWritableKeyPath<SessionPropertyValues, Value>) {
            self.keyPath = keyPath
        }

        /// The value in the current session.
        public var wrappedValue: Value {
            get { values[keyPath: keyPath] }
            nonmutating set { values[keyPath: keyPath] = newValue }
        }

        private var values: SessionPropertyValues {
            guard let values = SessionPropertyValues.current else {
                preconditionFailure(
                    "\(keyPath) was used outside of a session's profiles, actions and tools; so it is in a tool that a test calls"
                )
            }
            return values
        }
    }
}

extension LanguageModelSession.SessionProperty: Sendable where Value: Sendable {}

extension DynamicInstructions {
    /// A value of the session.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}

extension Tool {
    /// A value of the session.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}

extension LanguageModelSession.DynamicProfile {
    /// A value of the session.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}

extension LanguageModelSession.DynamicProfileModifier {
    /// A value of the session.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}

/// Declares a session property with a default value, in an extension of ``SessionPropertyValues``.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro SessionPropertyEntry() =
    #externalMacro(module: "FoundationModelsMacros", type: "SessionPropertyEntryMacro")
