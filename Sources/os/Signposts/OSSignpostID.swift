import Synchronization

/// Distinguishes concurrent intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The identifier's number.
    public let rawValue: UInt64

    /// Creates an identifier from its number.
    public init(_ value: UInt64) { rawValue = value }

    /// Creates an identifier that is unique in this process.
    public init(log: OSLog) { self = .next() }
    /// Creates an identifier that is always the same for an object.
    public init(log: OSLog, object: AnyObject) { self.init(object) }

    init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// The identifier of an interval that isn't concurrent with others of its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An invalid identifier. It is written like any other here.
    public static let invalid = OSSignpostID(UInt64.max)
    /// The null identifier. It is written like any other here.
    public static let null = OSSignpostID(0)

    private static let last = Atomic<UInt64>(0)

    static func next() -> OSSignpostID { OSSignpostID(last.add(1, ordering: .relaxed).newValue) }

    /// Whether the first number is smaller.
    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// The state of a started interval, which `OSSignposter.endInterval(_:_:)` ends.
public final class OSSignpostIntervalState: Sendable {
    let signpostID: OSSignpostID
    private let start: ContinuousClock.Instant
    private let isOver = Atomic(false)

    init(_ id: OSSignpostID) {
        signpostID = id
        start = .now
    }

    /// A state for an interval that was started elsewhere. Its duration is measured from now.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

    /// The duration; nil if it has already ended.
    func end() -> Duration? {
        isOver.exchange(true, ordering: .relaxed) ? nil : ContinuousClock.now - start
    }
}
