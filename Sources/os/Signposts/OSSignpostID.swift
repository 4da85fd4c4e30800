import Synchronization

/// Tells intervals apart that have one name and run at the same time.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The identifier's number.
    public let rawValue: UInt64

    /// The identifier of that number.
    public init(_ value: UInt64) { rawValue = value }

    /// An identifier that no other interval of this process has.
    public init(log: OSLog) { self = .next() }
    /// An identifier that is the same for the same object.
    public init(log: OSLog, object: AnyObject) { self.init(object) }

    init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// The identifier of an interval that is alone with its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identifier. It is written as any other here.
    public static let invalid = OSSignpostID(UInt64.max)
    /// No identifier. It is written as any other here.
    public static let null = OSSignpostID(0)

    private static let last = Atomic<UInt64>(0)

    static func next() -> OSSignpostID { OSSignpostID(last.add(1, ordering: .relaxed).newValue) }

    /// Whether the first number is smaller.
    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// An interval that has begun: `OSSignposter.endInterval(_:_:)` ends it.
public final class OSSignpostIntervalState: Sendable {
    let signpostID: OSSignpostID
    private let start: ContinuousClock.Instant
    private let isOver = Atomic(false)

    init(_ id: OSSignpostID) {
        signpostID = id
        start = .now
    }

    /// A state for an interval that was begun elsewhere. How long it takes is counted from now.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

    /// How long it was; nil if it had ended before.
    func end() -> Duration? {
        isOver.exchange(true, ordering: .relaxed) ? nil : ContinuousClock.now - start
    }
}
