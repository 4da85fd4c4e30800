import Foundation

/// What an action does, as an immutable value: a pure function of time, except for the leaves that call the app.
///
/// The client gets it as JSON and plays it by the same rules (`Client/actions.js`); the test cases of
/// `ActionVectorTests` keep the two in step.
final class ActionProgram: @unchecked Sendable {
    // @unchecked: immutable; the app's closures in it are called on the main actor.
    let kind: Kind
    /// A leaf's duration, in seconds at speed 1.
    let duration: Double
    let easing: Easing
    let speed: Double
    /// The duration of one playback at that speed, in seconds; a random wait counts as its mean.
    let totalDuration: Double
    /// Whether it contains a call to the app, which only Swift can make.
    let isEventful: Bool
    /// Whether it plays a sound.
    let sounds: Bool
    /// How many programs it consists of: one that is in it twice counts twice.
    let size: Int
    /// The total change of one playback, if it doesn't depend on the node.
    let steady: Steady?
    /// Identifies the program on the wire.
    let serial: Int

    struct Steady {
        var duration: Double
        var change = ChannelValues.zero
    }

    enum Kind {
        case wait(range: Double)
        case change([Change])
        case follow(Polyline, isOffset: Bool, orients: Bool)
        case textures([SKTexture], timePerFrame: Double, resizes: Bool, restores: Bool)
        case setTexture(SKTexture, resizes: Bool)
        case hide(Bool)
        case sequence([ActionProgram])
        case group([ActionProgram])
        /// A nil count repeats for ever.
        case repeats(ActionProgram, count: Int?)
        case sound(SoundFile)
        /// A command to an audio node.
        case sounding(Sounding.Command)
        case call(ActionCall)
    }

    /// The change of one channel.
    struct Change: Equatable {
        var channel: Channel
        var measure: Measure
        var amount: Double
    }

    enum Measure: String {
        case by, to
        /// Multiplies the value at the start.
        case times
        /// Turns to an angle, the shorter way round.
        case turn
        /// Sets the scale so that the node is as wide, or as high, as the amount in points.
        case size
    }

    init(
        _ kind: Kind, duration: Double = 0, easing: Easing = .linear, speed: Double = 1
    ) {
        self.kind = kind
        let (duration, speed) = (max(duration, 0), max(speed, 0))
        self.duration = duration
        self.easing = easing
        self.speed = speed
        totalDuration = speed > 0 ? kind.duration(ofLeaf: duration) / speed : .infinity
        isEventful = kind.isEventful
        sounds = kind.sounds
        size = kind.size
        steady = kind.steady(duration: duration).flatMap { $0.played(at: speed) }
        serial = Serial.next()
    }

    func with(duration: Double? = nil, easing: Easing? = nil, speed: Double? = nil) -> ActionProgram {
        ActionProgram(
            kind, duration: duration ?? self.duration, easing: easing ?? self.easing, speed: speed ?? self.speed)
    }

}

extension ActionProgram.Kind {
    fileprivate var sounds: Bool {
        switch self {
        case .sequence(let parts), .group(let parts): parts.contains(where: \.sounds)
        case .repeats(let part, _): part.sounds
        case .sound: true
        default: false
        }
    }

    fileprivate var size: Int {
        switch self {
        // The sum is bounded, because an action may be in itself many times.
        case .sequence(let parts), .group(let parts): parts.reduce(1) { min($0 + $1.size, 1 << 40) }
        case .repeats(let part, _): min(part.size + 1, 1 << 40)
        default: 1
        }
    }

    fileprivate var isEventful: Bool {
        switch self {
        case .sequence(let parts), .group(let parts): parts.contains(where: \.isEventful)
        case .repeats(let part, _): part.isEventful
        case .call: true
        default: false
        }
    }

    var isComposite: Bool {
        switch self {
        case .sequence, .group, .repeats: true
        default: false
        }
    }

    fileprivate func duration(ofLeaf duration: Double) -> Double {
        switch self {
        case .sequence(let parts): parts.reduce(0) { $0 + $1.totalDuration }
        case .group(let parts): parts.map(\.totalDuration).max() ?? 0
        case .repeats(let part, let count): count.map { $0 == 0 ? 0 : part.totalDuration * Double($0) } ?? .infinity
        default: duration
        }
    }

    fileprivate func steady(duration: Double) -> ActionProgram.Steady? {
        switch self {
        case .wait(let range): range == 0 ? .init(duration: duration) : nil
        case .change(let changes): Self.steady(changes, duration)
        case .textures, .setTexture, .hide: .init(duration: duration)
        case .sequence(let parts): Self.steady(parts) { $0 + $1 }
        case .group(let parts): Self.steady(parts) { max($0, $1) }
        case .repeats(let part, let count):
            count.flatMap { count in
                part.steady.map { .init(duration: $0.duration * Double(count), change: $0.change * Double(count)) }
            }
        case .follow, .sound, .sounding, .call: nil
        }
    }

    private static func steady(_ changes: [ActionProgram.Change], _ duration: Double) -> ActionProgram.Steady? {
        guard changes.allSatisfy({ $0.measure == .by }) else { return nil }
        var steady = ActionProgram.Steady(duration: duration)
        for change in changes { steady.change[change.channel] += change.amount }
        return steady
    }

    private static func steady(
        _ parts: [ActionProgram], _ combined: (Double, Double) -> Double
    ) -> ActionProgram.Steady? {
        var total = ActionProgram.Steady(duration: 0)
        for part in parts {
            guard let steady = part.steady else { return nil }
            total.duration = combined(total.duration, steady.duration)
            total.change = total.change + steady.change
        }
        return total
    }
}

extension ActionProgram.Steady {
    fileprivate func played(at speed: Double) -> ActionProgram.Steady? {
        speed > 0 ? .init(duration: duration / speed, change: change) : nil
    }
}
