/// How fast and how often a symbol's effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speed = 1.0
    /// The number of repetitions; nil is the effect's default, infinity is forever.
    var count: Double?
    /// The pause between repetitions, in seconds; nil for none.
    var pause: Double?

    /// The effect's own speed and number of repetitions.
    public static let `default` = SymbolEffectOptions()
    /// Repeats the effect forever, without pauses.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// A multiple of the usual speed: 2 is twice as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// Repeats the effect this many times; nil repeats it for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Repeats the effect with a behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// The options at a speed: 2 plays twice as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { changing { $0.speed = speed } }

    /// The options with a number of repetitions; nil is forever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(.periodic(count)) }

    /// The options with a repeat behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        changing {
            $0.count = behavior.count
            $0.pause = behavior.pause
        }
    }

    /// The options, repeating forever without pauses.
    public var repeating: SymbolEffectOptions { `repeat`(.continuous) }
    /// The options, playing once.
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

        /// Repeats the effect forever, without pauses.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: .infinity, pause: nil) }
        /// Repeats the effect forever, coming to rest each time.
        public static var periodic: RepeatBehavior { .periodic() }

        /// Repeats the effect this many times, or for ever if nil, with a pause in seconds in between.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count.map { Double(max($0, 1)) } ?? .infinity, pause: delay.map { max($0, 0) })
        }
    }
}
