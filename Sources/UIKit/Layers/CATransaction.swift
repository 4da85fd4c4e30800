import Foundation

/// A group of changes to layers, and of their animations.
///
/// See [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction). Only animations that an app adds to
/// layers are played: other changes of layers are shown at once, as with `setDisableActions(true)`.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    private struct Group {
        var duration: TimeInterval = 0.25
        var function: CAMediaTimingFunction?
        var disablesActions = false
        var count = AnimationCount()
    }

    private static var groups: [Group] = []
    /// The values outside of any group, which lasts until the end of the main actor's turn.
    private static var outer = Group()
    private static var isOuterOpen = false

    private static var current: Group {
        get { groups.last ?? outer }
        set { if groups.isEmpty { outer = newValue } else { groups[groups.count - 1] = newValue } }
    }

    /// Begins a group within the current one.
    public static func begin() {
        groups.append(
            Group(duration: current.duration, function: current.function, disablesActions: current.disablesActions))
    }

    /// Ends the group. Its completion block runs when its animations have ended. Does nothing without a group.
    public static func commit() { groups.popLast()?.count.close() }
    /// Ends the group that there is outside of all others.
    public static func flush() { if groups.isEmpty { closeOuter() } }

    /// Whether changes aren't animated. Kept for the group: they never are by themselves.
    public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// Whether the app has disabled animations in the group.
    public static func disableActions() -> Bool { current.disablesActions }
    /// How long the group's animations last that have no duration of their own, in seconds.
    public static func setAnimationDuration(_ dur: TimeInterval) {
        change { $0.duration = AnimatorTiming.limited(dur) }
    }
    /// How long the group's animations last that have no duration of their own, in seconds. 0.25 by default.
    public static func animationDuration() -> TimeInterval { current.duration }
    /// The pace of the group's animations that have none of their own; nil is an even one.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.function = function }
    }
    /// The pace of the group's animations that have none of their own.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { current.function }

    /// Runs when the animations have ended that are added to layers in the group from now on; without any, at the group's end.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        let count = AnimationCount()
        count.completion = block
        change { $0.count = count }
    }

    /// The block that was set for the group.
    public static func completionBlock() -> (() -> Void)? { current.count.completion }

    /// An animation is added: the groups that wait for its end.
    static func beginAnimation() -> [AnimationCount] {
        if groups.isEmpty { openOuter() }
        let counts = groups.map(\.count) + (isOuterOpen ? [outer.count] : [])
        for count in counts { count.begin() }
        return counts
    }

    /// Changes the current group. That outside of all others ends with the main actor's turn.
    private static func change(_ body: (inout Group) -> Void) {
        if groups.isEmpty { openOuter() }
        body(&current)
    }

    private static func openOuter() {
        guard !isOuterOpen else { return }
        isOuterOpen = true
        Task { closeOuter() }
    }

    private static func closeOuter() {
        guard isOuterOpen else { return }
        isOuterOpen = false
        let count = outer.count
        outer = Group()
        count.close()
    }
}

/// Counts the animations of a transaction that play, and runs its block when there are none left.
@MainActor
final class AnimationCount {
    var completion: (() -> Void)?
    private var playing = 0
    private var isOpen = true

    nonisolated init() {}

    func begin() { playing += 1 }

    func end() {
        playing -= 1
        runIfOver()
    }

    func close() {
        isOpen = false
        runIfOver()
    }

    private func runIfOver() {
        guard !isOpen, playing == 0 else { return }
        let due = completion
        completion = nil
        due?()
    }
}
