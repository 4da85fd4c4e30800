import Combine

/// Reports whether a group can be made.
///
/// See [GroupStateObserver](https://developer.apple.com/documentation/groupactivities/groupstateobserver). This is always
/// possible here: a group needs no call, only a URL that somebody opens.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
    // @unchecked: the value never changes.
    /// Whether a group session can be started. Always true.
    @Published public private(set) var isEligibleForGroupSession = true

    /// Creates an observer.
    public init() {}
}
