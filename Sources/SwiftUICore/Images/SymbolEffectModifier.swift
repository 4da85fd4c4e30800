/// How fast and how often a symbol's effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speed = 1.0
    /// Nil is as often as the effect likes; infinity for ever.
    var count: Double?

    public static let `default` = SymbolEffectOptions()
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(count: .infinity) }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }

    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count.map { Double($0) })
    }

    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, count: count.map { Double($0) })
    }
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: .infinity) }
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: 1) }
}

/// Plays a symbol's motion: for as long as it is active, or whenever a value changes.
private struct SymbolEffectModifier: ViewModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let isActive: Bool
    let trigger: AnyTrigger?
    @State private var isHigh = false
    @State private var turns = 0.0

    func body(content: Content) -> some View {
        content
            .scaleEffect(isHigh ? motion.scale : 1)
            .rotationEffect(.degrees(motion.turns ? turns * motion.degrees : isHigh ? motion.degrees : 0))
            .offset(y: isHigh ? motion.lift : 0)
            .opacity(isHigh ? motion.opacity : 1)
            .onChange(of: isActive, initial: true) { old, new in if new || old { follow() } }
            .onChange(of: trigger) { play(max(options.count ?? 1, 1)) }
    }

    private var curve: Animation { .easeInOut(duration: motion.duration).speed(options.speed) }

    private func follow() {
        let count = options.count ?? .infinity
        if !isActive || motion.holds {
            withAnimation(curve) { isHigh = isActive }
        } else if count.isFinite {
            play(count)
        } else if motion.turns {
            withAnimation(.linear(duration: motion.duration).speed(options.speed).repeatForever(autoreverses: false)) {
                turns += 1
            }
        } else {
            withAnimation(curve.repeatForever()) { isHigh = true }
        }
    }

    /// There and back, so many times.
    private func play(_ count: Double) {
        if motion.turns { return withAnimation(curve) { turns += 1 } }
        withAnimation(curve) {
            isHigh = true
        } completion: {
            withAnimation(.spring(duration: motion.duration, bounce: 0.4).speed(options.speed)) {
                isHigh = false
            } completion: {
                if count > 1, count.isFinite { play(count - 1) }
            }
        }
    }
}

extension View {
    /// Moves symbols in the view for as long as `isActive`.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive, trigger: nil))
    }

    /// Moves symbols in the view whenever the value changes.
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(motion: effect._motion, options: options, isActive: false, trigger: AnyTrigger(value)))
    }
}
