/// Stands for "no isolation" in `_RemoveGlobalActorIsolation`. No code runs on it.
@globalActor
public actor _NoGlobalActor {
    /// The actor.
    public static let shared = _NoGlobalActor()

    private init() {}
}

/// A protocol that inherits both an isolated protocol, such as `View`, and this one gives its types no isolation: two
/// actors contradict each other, so the compiler infers neither. So an app's shape isn't isolated, also where `View` or
/// the default of the app's target would isolate it to the main actor.
///
/// Not for types: one that conforms to no other isolated protocol would be isolated to an actor on which no code runs.
@_marker @_NoGlobalActor
public protocol _RemoveGlobalActorIsolation {}
