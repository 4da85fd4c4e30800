import CoreGraphics
import Foundation

/// Haptic feedback for an event.
///
/// See [SensoryFeedback](https://developer.apple.com/documentation/swiftui/sensoryfeedback). Devices that can vibrate
/// for web pages do so, after the person has touched the page. Others, such as Apple's and those without a motor, do
/// nothing.
public struct SensoryFeedback: Equatable, Sendable {
    /// Alternating durations of vibration and rest, in milliseconds.
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
    /// A dragged item is aligned: 8 milliseconds.
    public static let alignment = SensoryFeedback(milliseconds: [8])
    /// A level changed: 10 milliseconds.
    public static let levelChange = SensoryFeedback(milliseconds: [10])
    /// A path was drawn to its end: 15 milliseconds.
    public static let pathComplete = SensoryFeedback(milliseconds: [15])
    /// A collision of objects of medium weight: 18 milliseconds.
    public static let impact = impact()

    /// - Parameter intensity: From 0, which isn't felt, to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(milliseconds: [Int(saturating: (weight.milliseconds * min(max(intensity, 0), 1)).rounded())])
    }

    /// A collision of flexible objects.
    ///
    /// - Parameter intensity: From 0, which isn't felt, to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(milliseconds: [
            Int(saturating: (flexibility.milliseconds * min(max(intensity, 0), 1)).rounded())
        ])
    }

    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        let milliseconds: Double
        /// Light objects: 10 milliseconds at full intensity.
        public static let light = Weight(milliseconds: 10)
        /// Objects of medium weight: 18 milliseconds at full intensity.
        public static let medium = Weight(milliseconds: 18)
        /// Heavy objects: 30 milliseconds at full intensity.
        public static let heavy = Weight(milliseconds: 30)
    }

    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        let milliseconds: Double
        /// Hard objects: 10 milliseconds at full intensity.
        public static let rigid = Flexibility(milliseconds: 10)
        /// Somewhat flexible objects: 18 milliseconds at full intensity.
        public static let solid = Flexibility(milliseconds: 18)
        /// Soft objects: 28 milliseconds at full intensity.
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
    /// Plays feedback, if the device can.
    package func give(_ feedback: SensoryFeedback) { vibrate(feedback.milliseconds) }
}

extension View {
    /// Plays feedback when a value changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays feedback at changes for which `condition` is true.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays the feedback that the closure returns for a change; nil plays none.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Plays the feedback that the closure returns when a value changes; nil plays none.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}
