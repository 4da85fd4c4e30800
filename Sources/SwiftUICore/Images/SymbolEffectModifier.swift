import Foundation

/// Plays a symbol's motion: for as long as it is active, or whenever a value changes.
private struct SymbolEffectModifier: ViewModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let isActive: Bool
    let trigger: AnyTrigger?
    @State private var isHigh: Bool
    @State private var turns = 0.0
    /// The serial of the current playback. A playback with an older serial ends.
    @State private var round = 0

    /// A motion that holds has its peak look from the beginning, so that a hidden symbol doesn't flash.
    init(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, isActive: Bool, trigger: AnyTrigger? = nil) {
        motion = effect._motion
        self.options = options
        self.isActive = isActive
        self.trigger = trigger
        _isHigh = State(initialValue: effect._motion.holds && isActive)
    }

    func body(content: Content) -> some View {
        content
            .symbolLook(look)
            .onAppear { if isActive, !motion.holds { begin() } }
            .onChange(of: isActive) { if isActive { begin() } else { rest() } }
            .onChange(of: trigger) { play(options.count ?? 1) }
            .onDisappear { stop() }
    }

    private var look: SymbolLook {
        if motion.turns { return SymbolLook(degrees: turns * motion.look.degrees) }
        return isHigh ? motion.look : .identity
    }

    private var curve: Animation { .easeInOut(duration: motion.duration).speed(options.speed) }

    // MARK: While it is active

    private func begin() {
        let count = options.count ?? .infinity
        if motion.holds {
            withAnimation(curve) { isHigh = true }
        } else if count.isFinite || options.pause != nil {
            play(count)
        } else if motion.turns {
            let even = Animation.linear(duration: motion.duration).speed(options.speed)
            withAnimation(even.repeatForever(autoreverses: false)) { turns += 1 }
        } else {
            withAnimation(curve.repeatForever()) { isHigh = true }
        }
    }

    private func rest() {
        round += 1
        withAnimation(curve) {
            isHigh = false
            // Only setting a new value ends an animation that repeats forever.
            if motion.turns { turns += 1 }
        }
    }

    /// Stops the motion when the view disappears: otherwise a removed view would play it forever, without pauses.
    private func stop() {
        round += 1
        if !motion.holds { isHigh = false }
    }

    // MARK: A number of times

    private func play(_ count: Double) {
        round += 1
        step(count, in: round, after: 0)
    }

    /// Plays the motion once: there and back, or one full turn.
    private func step(_ left: Double, in current: Int, after pause: Double) {
        if motion.turns {
            withAnimation(curve.delay(pause)) {
                turns += 1
            } completion: {
                goOn(left, in: current)
            }
            return
        }
        withAnimation(curve.delay(pause)) {
            isHigh = true
        } completion: {
            guard current == round else { return }
            withAnimation(.spring(duration: motion.duration, bounce: 0.4).speed(options.speed)) {
                isHigh = false
            } completion: {
                goOn(left, in: current)
            }
        }
    }

    private func goOn(_ left: Double, in current: Int) {
        if left > 1, current == round { step(left - 1, in: current, after: options.pause ?? 0) }
    }
}

extension View {
    /// Plays an effect on symbols in the view while `isActive` is true.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(effect, options, isActive: isActive))
    }

    /// Plays an effect on symbols in the view whenever the value changes.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolEffectModifier(effect, options, isActive: false, trigger: AnyTrigger(value)))
    }
}
