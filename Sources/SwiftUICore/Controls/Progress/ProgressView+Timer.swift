import Foundation

/// The remaining or the elapsed time.
///
/// See [DefaultDateProgressLabel](https://developer.apple.com/documentation/swiftui/defaultdateprogresslabel).
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// What the view shows.
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}

/// Progress through an interval of time.
struct TimedProgress {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let gone = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - gone : gone
    }
}

extension ProgressView {
    /// Follows an interval of time, second by second, with a label and the current value.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            time: TimedProgress(interval: timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Follows an interval of time, second by second; the remaining or elapsed time is shown below.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    /// Follows an interval of time, second by second, without a label; the remaining or elapsed time is shown below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
