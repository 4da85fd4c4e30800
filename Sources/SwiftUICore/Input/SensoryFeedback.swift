import Foundation

/// Something to be felt when something happens.
///
/// See [SensoryFeedback](https://developer.apple.com/documentation/swiftui/sensoryfeedback). A device that vibrates for web
/// pages does, after the person has touched the page; others, as Apple's without a motor, do nothing.
public struct SensoryFeedback: Equatable, Sendable {
    /// Milliseconds of vibration and of rest, in turn.
    let milliseconds: [Int]

    public static let success = SensoryFeedback(milliseconds: [20, 60, 35])
    public static let warning = SensoryFeedback(milliseconds: [35, 80, 35])
    public static let error = SensoryFeedback(milliseconds: [35, 50, 35, 50, 50])
    public static let selection = SensoryFeedback(milliseconds: [8])
    public static let increase = SensoryFeedback(milliseconds: [12])
    public static let decrease = SensoryFeedback(milliseconds: [10])
    public static let start = SensoryFeedback(milliseconds: [25])
    public static let stop = SensoryFeedback(milliseconds: [15, 40, 15])
    public static let alignment = SensoryFeedback(milliseconds: [8])
    public static let levelChange = SensoryFeedback(milliseconds: [10])
    public static let pathComplete = SensoryFeedback(milliseconds: [15])
    public static let impact = impact()

    /// - Parameter intensity: From 0, which isn't felt, to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(milliseconds: [Int((weight.milliseconds * min(max(intensity, 0), 1)).rounded())])
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(milliseconds: [Int((flexibility.milliseconds * min(max(intensity, 0), 1)).rounded())])
    }

    /// How heavy the things are that strike each other.
    public struct Weight: Equatable, Sendable {
        let milliseconds: Double
        public static let light = Weight(milliseconds: 10)
        public static let medium = Weight(milliseconds: 18)
        public static let heavy = Weight(milliseconds: 30)
    }

    /// How much the things give way that strike each other.
    public struct Flexibility: Equatable, Sendable {
        let milliseconds: Double
        public static let rigid = Flexibility(milliseconds: 10)
        public static let solid = Flexibility(milliseconds: 18)
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

    /// As the others, with a closure that is told of nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}
