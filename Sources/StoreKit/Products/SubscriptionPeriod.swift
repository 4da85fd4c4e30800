import Foundation
import Localization

extension Product {
    /// The length of a subscription's period.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// The unit.
        public let unit: Unit
        /// The number of units.
        public let value: Int

        /// A unit of time.
        public enum Unit: Hashable, Sendable {
            /// A day.
            case day
            /// A week.
            case week
            /// A month.
            case month
            /// A year.
            case year
        }

        /// One week.
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        /// One month.
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        /// One year.
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
        /// Three days.
        public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
        /// Two weeks.
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        /// Two months.
        public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
        /// Three months.
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        /// Six months.
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)

        /// The time from a date to the end of the period.
        public func dateRange(referenceDate: Date = .now) -> Range<Date> {
            referenceDate..<max(referenceDate, end(after: referenceDate, count: 1, at: .realTime))
        }
    }
}

extension Product.SubscriptionPeriod {
    /// Longer periods aren't accepted.
    private static let valueMax = 1000

    /// A period such as `P1M`; nil for anything else.
    init?(iso8601 text: String) {
        guard let match = text.wholeMatch(of: #/P([0-9]{1,4})([DWMY])/#), let value = Int(match.1),
            (1...Self.valueMax).contains(value)
        else { return nil }
        self.value = value
        unit =
            switch match.2 {
            case "D": .day
            case "W": .week
            case "M": .month
            default: .year
            }
    }

    /// In days of the calendar, about.
    private var days: Double {
        switch unit {
        case .day: Double(value)
        case .week: Double(value) * 7
        case .month: Double(value) * 30
        case .year: Double(value) * 360
        }
    }

    /// The length in seconds, about.
    func seconds(at rate: StoreConfiguration.TimeRate) -> TimeInterval {
        switch rate {
        case .realTime: days * 86_400
        // A month in 30 seconds; a week takes 10.
        case .monthlyRenewalEveryThirtySeconds: max(1, unit == .week ? Double(value) * 10 : days)
        }
    }

    /// The date at which a number of periods ends.
    func end(after start: Date, count: Int, at rate: StoreConfiguration.TimeRate) -> Date {
        guard rate == .realTime else { return start + seconds(at: rate) * Double(count) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let component: Calendar.Component =
            switch unit {
            case .day: .day
            case .week: .weekOfYear
            case .month: .month
            case .year: .year
            }
        let (number, isTooMuch) = value.multipliedReportingOverflow(by: count)
        let end = isTooMuch ? nil : calendar.date(byAdding: component, value: number, to: start)
        return end ?? start + seconds(at: rate) * Double(count)
    }
}

extension Product.SubscriptionPeriod.Unit: CustomStringConvertible {
    /// The unit's name in English.
    public var description: String { name(of: 1) }
    /// The unit's name, such as “Month”.
    public var localizedDescription: String { name(of: 1).capitalized }

    func name(of count: Int) -> String {
        let name =
            switch self {
            case .day: "day"
            case .week: "week"
            case .month: "month"
            case .year: "year"
            }
        return count == 1 ? name : name + "s"
    }

    /// The format of a unit's name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The unit's name.
        public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.name(of: 1) }
    }

    /// The unit's name in a format.
    public func formatted(_ format: FormatStyle) -> String { format.format(self) }
}

extension Product.SubscriptionPeriod: CustomStringConvertible {
    /// The period in English: “month”, or “3 months”.
    public var description: String { value == 1 ? unit.name(of: 1) : "\(value) \(unit.name(of: value))" }
}

extension Product.SubscriptionPeriod {
    /// The format of a period.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The period in words: “1 month”.
        public func format(_ value: Product.SubscriptionPeriod) -> String {
            "\(value.value) \(value.unit.name(of: value.value))"
        }
    }

    /// The period in a format.
    public func formatted(_ format: FormatStyle, referenceDate: Date = .now) -> String { format.format(self) }
}

extension Product {
    /// The format of the subscription's period.
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }
    /// The format of the unit of the subscription's period.
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
        SubscriptionPeriod.Unit.FormatStyle()
    }
}
