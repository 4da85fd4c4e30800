import Observation
import Synchronization

/// A value of a session by its key. `@SessionPropertyEntry` makes one.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public protocol SessionPropertyKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value

    /// The value until it is set.
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
        // Apple's class is Sendable with values of any type too: those who share a session's values isolate them.
        var values: [ObjectIdentifier: Any] = [:]
        weak var session: LanguageModelSession?
    }

    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()

    /// Those of the session that evaluates a profile, runs one of its actions or calls a tool now.
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
        // An optional's nil would pass for a value of its own that was set.
        guard let stored = box.value else { return Key.defaultValue }
        return stored as? Key.Value ?? Key.defaultValue
    }

    private func set<Key: SessionPropertyKey>(_ value: Key.Value, for key: Key.Type) {
        let box = UncheckedBox(value)
        state.withLock { $0.values[ObjectIdentifier(key)] = box.value }
    }
}

/// Carries a value in and out of a lock.
private struct UncheckedBox: @unchecked Sendable {
    let value: Any?

    init(_ value: Any?) {
        self.value = value
    }
}

extension SessionPropertyValues {
    /// What was asked and answered: the transcript behind the instructions.
    ///
    /// An action of a profile may change it while the session responds, and anybody else while it doesn't; what a tool or
    /// instructions set changes nothing, and nor does what an action sets, or a task that it has started, when its request was
    /// cancelled or another one has begun. The change is for good, and for all profiles: see
    /// ``LanguageModelSession/DynamicProfile/historyTransform(_:)`` for one that isn't.
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
    /// It is there while the session evaluates them and runs their actions, and in the tasks that these start.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    @propertyWrapper
    public struct SessionProperty<Value> {
        // A key path is a constant; those that are made of literals are Sendable.
        nonisolated(unsafe) private let keyPath: ReferenceWritableKeyPath<SessionPropertyValues, Value>

        /// The value at a key path.
        public init(_ keyPath: ReferenceWritableKeyPath<SessionPropertyValues, Value>) {
            self.keyPath = keyPath
        }

        /// The value in the session that is at work.
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

/// Declares a value of a session, in an extension of ``SessionPropertyValues``. It has a default value.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro SessionPropertyEntry() =
    #externalMacro(module: "FoundationModelsMacros", type: "SessionPropertyEntryMacro")
