/// How fast and how often a symbol's effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speed = 1.0
    /// Nil is as often as the effect likes; infinity for ever.
    var count: Double?
    /// In seconds, from one time to the next; nil is none.
    var pause: Double?

    /// At its own speed, as often as the effect likes.
    public static let `default` = SymbolEffectOptions()
    /// For ever, without a stop.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// A multiple of the usual speed: 2 is twice as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// Repeats the effect this many times; nil repeats it for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Repeated in some way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// The options at a speed: 2 plays twice as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { changing { $0.speed = speed } }

    /// The options with a number of times; nil is for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(.periodic(count)) }

    /// The options with a way of repeating.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        changing {
            $0.count = behavior.count
            $0.pause = behavior.pause
        }
    }

    /// The options, for ever without a stop.
    public var repeating: SymbolEffectOptions { `repeat`(.continuous) }
    /// The options, once.
    public var nonRepeating: SymbolEffectOptions { `repeat`(.periodic(1)) }

    private func changing(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}

extension SymbolEffectOptions {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Double
        let pause: Double?

        /// For ever, without a stop.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: .infinity, pause: nil) }
        /// For ever, from rest to rest.
        public static var periodic: RepeatBehavior { .periodic() }

        /// Repeats the effect this many times, or for ever if nil, with a pause in seconds in between.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count.map { Double(max($0, 1)) } ?? .infinity, pause: delay.map { max($0, 0) })
        }
    }
}
