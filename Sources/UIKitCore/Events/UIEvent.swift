import Foundation

/// What happened at one moment: all touches on the screen, or a key.
///
/// See [UIEvent](https://developer.apple.com/documentation/uikit/uievent).
@preconcurrency @MainActor
public class UIEvent: NSObject {
    /// The kinds of events. `touches` and `presses` happen here.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// The subkinds of events. Only `none` happens here: a page doesn't hear of shakes, and a headset's buttons are media
    /// commands.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The kind of the event.
    public let type: EventType
    /// Always `none`.
    public let subtype = EventSubtype.none
    /// Seconds since the system started.
    public let timestamp: TimeInterval
    /// The keys that were held.
    public let modifierFlags: UIKeyModifierFlags
    /// Every touch that is on the screen, also those that did not change.
    public let allTouches: Set<UITouch>?
    /// Whether the event reached the end of the responder chain unhandled.
    package var reachedNobody = false

    package init(
        type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = [],
        allTouches: Set<UITouch>? = nil
    ) {
        self.type = type
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        self.allTouches = allTouches
        super.init()
    }

    /// The touch alone: touches aren't coalesced here.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Empty: touches aren't predicted here.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// Keys that change what another key means.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits, with Apple's values.
    public let rawValue: Int
    /// Keys by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock is on. Never set here.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, or Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command, or the Windows key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is one of the numeric pad. Never set here.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
