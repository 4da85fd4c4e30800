import Foundation

/// A date of a card (RFC 6350 §4.3.1): `1985-04-12`, `19850412`, or a partial one (`1985-04`, `1985`, `--0412`, `--04`, `---12`),
/// with or without a time after it.
enum CardDate {
    /// The placeholder year in Apple's cards for dates without a year. It was a leap year.
    static let omittedYear = 1604

    /// nil for a text that isn't a date; missing parts are nil.
    static func components(of text: String) -> DateComponents? {
        let date = text.prefix { $0 != "T" && $0 != " " }
        let parts = date.split(separator: "-")
        let dashCount = date.prefix { $0 == "-" }.count
        guard parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let lengths = lengths(dashCount: dashCount, parts.map(\.count))
        else { return nil }
        var digits = parts.joined()[...]
        let numbers = lengths.map { length -> Int? in
            defer { digits = digits.dropFirst(length) }
            return Int(digits.prefix(length))
        }
        let year = numbers[0].flatMap { $0 > 0 && $0 != omittedYear ? $0 : nil }
        return components(year: year, month: numbers[1], day: numbers[2])
    }

    /// The number of digits of year, month and day.
    private static func lengths(dashCount: Int, _ counts: [Int]) -> [Int]? {
        switch (dashCount, counts) {
        case (0, [8]), (0, [4, 4]): [4, 2, 2]
        case (0, let counts)
        where counts.count == 3 && counts[0] == 4 && (1...2).contains(counts[1])
            && (1...2).contains(counts[2]):
            counts
        case (0, [4, 2]): [4, 2, 0]
        case (0, [4]): [4, 0, 0]
        case (1...2, [4]), (1...2, [2, 2]): [0, 2, 2]
        case (2, [2]): [0, 2, 0]
        case (3, [2]): [0, 0, 2]
        default: nil
        }
    }

    private static func components(year: Int?, month: Int?, day: Int?) -> DateComponents? {
        let dayCount = month.map { (1...12).contains($0) ? dayCounts[$0 - 1] : 0 } ?? 31
        guard year != nil || month != nil || day != nil, dayCount > 0, (1...dayCount).contains(day ?? 1) else {
            return nil
        }
        if month == 2, day == 29, let year, !isLeap(year) { return nil }
        var components = DateComponents()
        components.calendar = Calendar(identifier: .gregorian)
        (components.year, components.month, components.day) = (year, month, day)
        return components
    }

    /// Formats `1985-04-12`, or `--04-12` without a year; nil without a month and a day.
    static func text(of date: DateComponents) -> String? {
        guard let month = date.month, let day = date.day else { return nil }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard let year = date.year else { return "--\(two(month))-\(two(day))" }
        return String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)-\(two(month))-\(two(day))"
    }

    private static let dayCounts = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}
