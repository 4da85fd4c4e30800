import Foundation

/// What goes from one stage of a search to the next.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct SearchPipelineData: Sendable {
    /// What it is.
    public let payload: Payload

    /// Data of a kind.
    public init(payload: Payload) {
        self.payload = payload
    }

    /// The kinds of data.
    public enum Payload: Sendable {
        /// Items.
        case items([SearchableItem])
        /// Items with how well they fit.
        case scoredItems([ScoredSearchableItem])
        /// Items by an attribute that they share.
        case groupedItems([SearchableItemAttribute: [SearchableItem]])
        /// A number of items.
        case count(Int)
        /// A table.
        case table(SearchResultsTable)
        /// A number that was computed.
        case statistic(name: String, value: Double)
        /// A text.
        case text(String)
    }

    /// Items.
    public static func items(_ items: [SearchableItem]) -> SearchPipelineData { Self(payload: .items(items)) }
    /// Items with how well they fit.
    public static func scoredItems(_ items: [ScoredSearchableItem]) -> SearchPipelineData {
        Self(payload: .scoredItems(items))
    }
    /// Items by an attribute that they share.
    public static func groupedItems(_ groups: [SearchableItemAttribute: [SearchableItem]]) -> SearchPipelineData {
        Self(payload: .groupedItems(groups))
    }
    /// A number of items.
    public static func count(_ n: Int) -> SearchPipelineData { Self(payload: .count(n)) }
    /// A table.
    public static func table(_ t: SearchResultsTable) -> SearchPipelineData { Self(payload: .table(t)) }
    /// A number that was computed.
    public static func statistic(name: String, value: Double) -> SearchPipelineData {
        Self(payload: .statistic(name: name, value: value))
    }
    /// A text.
    public static func text(_ s: String) -> SearchPipelineData { Self(payload: .text(s)) }
}

/// The kinds of data of a search's stages.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public enum SearchPipelineDataType: String, Codable, CaseIterable, Sendable {
    /// Items.
    case items
    /// Items with how well they fit.
    case scoredItems
    /// Items by an attribute.
    case groupedItems
    /// A number of items.
    case count
    /// A table.
    case table
    /// A number that was computed.
    case statistic
    /// A text.
    case text
}

/// An item with how well it fits.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct ScoredSearchableItem: Sendable {
    /// The item.
    public let item: SearchableItem
    /// How well it fits; the greater, the better.
    public let score: Double

    /// An item with a score.
    public init(item: SearchableItem, score: Double) {
        (self.item, self.score) = (item, score)
    }
}

/// Rows of values.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct SearchResultsTable: Sendable {
    /// What it shows.
    public let header: String?
    /// The columns.
    public let columns: [Column]
    /// The rows.
    public let rows: [Row]

    /// A table.
    public init(header: String? = nil, columns: [Column], rows: [Row]) {
        (self.header, self.columns, self.rows) = (header, columns, rows)
    }

    /// A column.
    public struct Column: Sendable {
        /// What it is called.
        public let name: String
        /// Of which type its values are.
        public let type: ValueType

        /// A column.
        public init(name: String, type: ValueType) {
            (self.name, self.type) = (name, type)
        }
    }

    /// The types of values.
    public enum ValueType: Hashable, Sendable {
        /// Texts.
        case string
        /// Whole numbers.
        case integer
        /// Numbers.
        case double
        /// Dates.
        case date
        /// Yes or no.
        case boolean
    }

    /// A row.
    public struct Row: Sendable {
        /// A value for each column.
        public let values: [Value]

        /// A row.
        public init(values: [Value]) {
            self.values = values
        }
    }

    /// A value.
    public enum Value: Sendable {
        /// A text.
        case string(String)
        /// A whole number.
        case integer(Int)
        /// A number.
        case double(Double)
        /// A date.
        case date(Date)
        /// Yes or no.
        case boolean(Bool)
        /// Nothing.
        case none
    }
}

/// A number of items.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct SearchCount: Sendable {
    /// The number.
    public let value: Int
    /// Of what.
    public let header: String?

    /// A number of items.
    public init(value: Int, header: String? = nil) {
        (self.value, self.header) = (value, header)
    }
}

/// A number that was computed of items.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct SearchStatistic: Sendable {
    /// What it is called.
    public let name: String
    /// The number.
    public let value: Double
    /// Of what.
    public let header: String?

    /// A number.
    public init(name: String, value: Double, header: String? = nil) {
        (self.name, self.value, self.header) = (name, value, header)
    }
}

/// A text that a stage has made.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct SearchTextResult: Sendable {
    /// The text.
    public let body: String
    /// Of what.
    public let header: String?

    /// A text.
    public init(body: String, header: String? = nil) {
        (self.body, self.header) = (body, header)
    }
}
