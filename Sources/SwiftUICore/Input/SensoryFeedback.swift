import CoreGraphics
import Foundation

/// Something to be felt when something happens.
///
/// See [SensoryFeedback](https://developer.apple.com/documentation/swiftui/sensoryfeedback). A device that vibrates for web
/// pages does, after the person has touched the page; others, as Apple's without a motor, do nothing.
public struct SensoryFeedback: Equatable, Sendable {
    /// Milliseconds of vibration and of rest, in turn.
    let milliseconds: [Int]

    /// Something succeeded: two pulses, the second longer.
    public static let success = SensoryFeedback(milliseconds: [20, 60, 35])
    /// Something may go wrong: two equal pulses.
    public static let warning = SensoryFeedback(milliseconds: [35, 80, 35])
    /// Something failed: three pulses.
    public static let error = SensoryFeedback(milliseconds: [35, 50, 35, 50, 50])
    /// A selection changed: 8 milliseconds.
    public static let selection = SensoryFeedback(milliseconds: [8])
    /// A value grew: 12 milliseconds.
    public static let increase = SensoryFeedback(milliseconds: [12])
    /// A value fell: 10 milliseconds.
    public static let decrease = SensoryFeedback(milliseconds: [10])
    /// Something began: 25 milliseconds.
    public static let start = SensoryFeedback(milliseconds: [25])
    /// Something ended: two pulses.
    public static let stop = SensoryFeedback(milliseconds: [15, 40, 15])
    /// Something that is dragged lies in line: 8 milliseconds.
    public static let alignment = SensoryFeedback(milliseconds: [8])
    /// A level changed: 10 milliseconds.
    public static let levelChange = SensoryFeedback(milliseconds: [10])
    /// A path was drawn to its end: 15 milliseconds.
    public static let pathComplete = SensoryFeedback(milliseconds: [15])
    /// Two things of medium weight struck each other: 18 milliseconds.
    public static let impact = impact()

    /// - Parameter intensity: From 0, which isn't felt, to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(milliseconds: [Int(saturating: (weight.milliseconds * min(max(intensity, 0), 1)).rounded())])
    }

    /// Things that give way strike each other.
    ///
    /// - Parameter intensity: From 0, which isn't felt, to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(milliseconds: [
            Int(saturating: (flexibility.milliseconds * min(max(intensity, 0), 1)).rounded())
        ])
    }

    /// How heavy the things are that strike each other.
    public struct Weight: Equatable, Sendable {
        let milliseconds: Double
        /// Light things: 10 milliseconds at full intensity.
        public static let light = Weight(milliseconds: 10)
        /// Things of medium weight: 18 milliseconds at full intensity.
        public static let medium = Weight(milliseconds: 18)
        /// Heavy things: 30 milliseconds at full intensity.
        public static let heavy = Weight(milliseconds: 30)
    }

    /// How much the things give way that strike each other.
    public struct Flexibility: Equatable, Sendable {
        let milliseconds: Double
        /// Hard things: 10 milliseconds at full intensity.
        public static let rigid = Flexibility(milliseconds: 10)
        /// Things that give way a little: 18 milliseconds at full intensity.
        public static let solid = Flexibility(milliseconds: 18)
        /// Soft things: 28 milliseconds at full intensity.
        public static let soft = Flexibility(milliseconds: 28)
    }
}

private struct SensoryFeedbackModifier<T: Equatable>: ViewModifier {
    let trigger: T
    let feedback: (T, T) -> SensoryFeedback?

    func body(content: Content) -> some View {
        content.onChange(of: trigger) { old, new in
            guard let feedback = feedback(old, new) else { return }
            ViewGraph.current?.give(feedback)
        }
    }
}

extension ViewGraph {
    /// Lets the person feel something, where the device can.
    package func give(_ feedback: SensoryFeedback) { vibrate(feedback.milliseconds) }
}

extension View {
    /// Lets the person feel something when a value changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Lets the person feel something at those changes for which `condition` is true.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Lets the person feel what `feedback` returns for a change; nil is nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Lets the person feel what `feedback` returns when a value changes; nil is nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}
