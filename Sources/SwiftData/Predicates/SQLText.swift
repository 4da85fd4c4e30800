/// A piece of SQL with the values of its parameters.
struct SQLText {
    var sql: String
    var values: [SQLValue] = []

    init(_ sql: String, _ values: [SQLValue] = []) {
        self.sql = sql
        self.values = values
    }

    static func value(_ value: SQLValue) -> SQLText { SQLText("?", [value]) }

    static func + (left: SQLText, right: SQLText) -> SQLText {
        SQLText(left.sql + right.sql, left.values + right.values)
    }

    static func + (left: SQLText, right: String) -> SQLText { SQLText(left.sql + right, left.values) }
    static func + (left: String, right: SQLText) -> SQLText { SQLText(left + right.sql, right.values) }
}
