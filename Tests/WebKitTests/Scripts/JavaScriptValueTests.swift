import Foundation
import JSONSyntax
import Testing

@testable import WebKit

@Suite("Values of JavaScript")
struct JavaScriptValueTests {
    private func json(_ value: JavaScriptValue) throws -> JSONValue {
        try JSONValue(parsing: Array(JSONEncoder().encode(value)))
    }

    @Test(arguments: [
        JavaScriptValue.null, .bool(true), .number(-2.5), .number(.infinity), .string("tea"), .list([]), .object([:]),
        .date(Date(timeIntervalSince1970: 1_700_000_000)), .list([.null, .object(["date": .number(1)]), .bool(false)]),
    ])
    func `a value is the same there and back`(value: JavaScriptValue) throws {
        #expect(try JavaScriptValue(json(value)) == value)
    }

    @Test func `an app's values are told apart`() {
        #expect(JavaScriptValue(app: 1) == .number(1) && JavaScriptValue(app: true) == .bool(true))
        #expect(JavaScriptValue(app: NSNumber(value: 1)) == .number(1))
        #expect(JavaScriptValue(app: NSNumber(value: false)) == .bool(false))
        #expect(JavaScriptValue(app: CGFloat(2)) == .number(2) && JavaScriptValue(app: nil) == .null)
        let members: [String: Any] = ["a": [1, "b"]]
        #expect(JavaScriptValue(app: members) == .object(["a": .list([.number(1), .string("b")])]))
        #expect(JavaScriptValue(app: Bundle.main) == nil && JavaScriptValue(app: [Bundle.main]) == nil)
    }

    @Test func `what is nested too deeply is no value`() {
        var json = JSONValue.null
        for _ in 0..<100 { json = .object(["list": .array([json])]) }
        #expect(JavaScriptValue(json) == nil)
    }
}
