import Foundation

/// A value of an item, as the index stores it.
enum AttributeValue: Codable, Hashable, Sendable {
    case text(String)
    case texts([String])
    case number(Double)
    case date(Date)

    /// What is compared with a text: each of several.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .texts(let texts): texts
        case .number(let number): [Self.text(of: number)]
        case .date(let date): [date.formatted(.iso8601)]
        }
    }

    /// About how much memory it takes.
    var byteCount: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .texts(let texts): texts.reduce(0) { $0 + $1.utf8.count + Self.elementBytes }
        case .number, .date: Self.elementBytes
        }
    }

    private static let elementBytes = 16

    /// What is compared with a number: seconds since 2001 for a date, as Spotlight counts.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .text, .texts: nil
        }
    }

    private static func text(of number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
