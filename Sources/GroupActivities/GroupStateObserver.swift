import Combine

/// Says whether a group can be made.
///
/// See [GroupStateObserver](https://developer.apple.com/documentation/groupactivities/groupstateobserver). Here it always can: a
/// group needs no call, only an address that somebody opens.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
    // @unchecked: the value never changes.
    /// Always true.
    @Published public private(set) var isEligibleForGroupSession = true

    /// An observer.
    public init() {}
}
