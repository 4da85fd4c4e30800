import Foundation

/// A group of changes to layers.
///
/// See [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction). Changes of layers aren't
/// animated here, as with `setDisableActions(true)`: a completion block runs as soon as its group is committed.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    private struct Group {
        var completion: (() -> Void)?
        var duration: TimeInterval = 0.25
        var disablesActions = false
    }

    private static var groups: [Group] = []
    /// The values outside of any group, which lasts until the end of the run loop's turn.
    private static var outer = Group()

    private static var current: Group {
        get { groups.last ?? outer }
        set { if groups.isEmpty { outer = newValue } else { groups[groups.count - 1] = newValue } }
    }

    /// Begins a group within the current one.
    public static func begin() {
        groups.append(Group(duration: current.duration, disablesActions: current.disablesActions))
    }

    /// Ends the group. Its completion block runs. Does nothing without a group.
    public static func commit() { groups.popLast()?.completion?() }
    /// Ends the implicit group: here, changes are always shown at the end of the turn.
    public static func flush() {}

    /// Whether changes aren't animated. Kept for the group: none are animated.
    public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    /// Whether the app has disabled animations in the group.
    public static func disableActions() -> Bool { current.disablesActions }
    /// How long animations last, in seconds. Kept for the group: none are played.
    public static func setAnimationDuration(_ dur: TimeInterval) { current.duration = dur }
    /// The duration that was set, in seconds.
    public static func animationDuration() -> TimeInterval { current.duration }

    /// Runs when the group's animations have ended: at its commit, or at once outside of a group.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if groups.isEmpty { block?() } else { current.completion = block }
    }
}
