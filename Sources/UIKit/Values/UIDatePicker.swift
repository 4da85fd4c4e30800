import CoreGraphics
import Foundation
import SwiftUICore

/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Lets a person set a date, a time, or both.
///
/// See [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker). It is SwiftUI's `DatePicker`.
open class UIDatePicker: UIControl {
    /// What a person can set. Countdowns aren't shown here.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    private let face = HostedView(DateFace())

    /// A picker of a date and a time, at the present.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(face)
        updateFace()
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    override class var isButton: Bool { false }

    /// The date, within the limits. Actions aren't sent when the app sets it.
    open var date: Date {
        get {
            guard let range else { return wanted }
            return min(max(wanted, range.lowerBound), range.upperBound)
        }
        set {
            wanted = newValue
            updateFace()
        }
    }
    private var wanted = Date()

    /// Sets the date. It is shown at once, without an animation.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// What a person can set: a date and a time by default. `yearAndMonth` is a date, `countDownTimer` a time.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { lookDidChange() } } }
    /// The earliest date; nil is no limit.
    open var minimumDate: Date? { didSet { if minimumDate != oldValue { updateFace() } } }
    /// The latest date; nil is no limit. Both limits are ignored if they are in the wrong order.
    open var maximumDate: Date? { didSet { if maximumDate != oldValue { updateFace() } } }
    /// The calendar; nil is the window's.
    open var calendar: Calendar! { didSet { updateFace() } }
    /// The locale; nil is the window's.
    open var locale: Locale? { didSet { updateFace() } }
    /// The time zone; nil is the calendar's.
    open var timeZone: TimeZone? { didSet { updateFace() } }
    /// The style that the app prefers: `automatic` by default, which is compact.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { lookDidChange() } }
    }
    /// The style of the picker.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// Stored without effect: every minute can be set.
    open var minuteInterval = 1

    /// Dates before the year 1 and after 9999 aren't offered by any calendar.
    private var range: ClosedRange<Date>? {
        let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        return first <= last ? first...last : nil
    }

    private func lookDidChange() {
        updateFace()
        invalidateIntrinsicContentSize()
    }

    private func choose(_ date: Date) {
        guard date != self.date else { return }
        self.date = date
        valueDidChange()
    }

    // MARK: In the page

    override func updateFace() {
        face.content = DateFace(
            date: date, range: range ?? .distantPast ... .distantFuture, components: datePickerMode.components,
            style: datePickerStyle, calendar: calendar, locale: locale, timeZone: timeZone, tint: chosenTint,
            isEnabled: isEnabled, meaning: meaning, choose: { [weak self] in self?.choose($0) })
    }

    /// The size of SwiftUI's picker, in points.
    open override var intrinsicContentSize: CGSize { face.intrinsicContentSize }
    /// The size of SwiftUI's picker in the offered size, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { face.sizeThatFits(size) }

    /// Makes the picker fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }
}

extension UIDatePicker.Mode {
    fileprivate var components: DatePickerComponents {
        switch self {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }
}

private struct DateFace: View {
    var date = Date()
    var range: ClosedRange<Date> = .distantPast ... .distantFuture
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var style = UIDatePickerStyle.compact
    var calendar: Calendar?
    var locale: Locale?
    var timeZone: TimeZone?
    var tint: UIColor?
    var isEnabled = true
    var meaning = FaceMeaning()
    var choose: (Date) -> Void = { _ in }

    var body: some View {
        styled(
            DatePicker(
                selection: Binding(get: { date }, set: { choose($0) }), in: range, displayedComponents: components
            ) {
                Text(verbatim: meaning.label ?? "")
            }
            .labelsHidden()
        )
        .modifier(AttributeModifier(meaning))
        .disabled(!isEnabled)
        .modifier(FaceTint(color: tint))
        .transformEnvironment(\.self) { environment in
            if let calendar { environment.calendar = calendar }
            if let locale { environment.locale = locale }
            if let timeZone { environment.timeZone = timeZone }
        }
    }

    @ViewBuilder private func styled(_ picker: some View) -> some View {
        switch style {
        case .wheels: picker.datePickerStyle(.wheel)
        case .inline: picker.datePickerStyle(.graphical)
        case .compact, .automatic: picker.datePickerStyle(.compact)
        }
    }
}
