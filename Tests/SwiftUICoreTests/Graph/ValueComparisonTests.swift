import Foundation
import Testing

@testable import ViewTree

private protocol Shown {}
private protocol Held: AnyObject {}

private struct Number: Shown { var value: Int }
private struct Words: Shown { var words: [String] }
private struct Nothing: Shown {}
private struct Large: Shown { var values = (1, 2, 3, 4, 5, 6) }
private struct Acting: Shown { var action: () -> Void }
private final class Object: Shown, Held {}

private final class Counted: Held, Equatable {
    let count: Int
    init(_ count: Int) { self.count = count }
    static func == (left: Counted, right: Counted) -> Bool { left.count == right.count }
}

private struct Referring {
    weak var weak: (any Held)?
    unowned var unowned: Counted
}

private enum Fault: Error, Equatable { case one, two }
private struct Other: Error { var text: String }

/// Values are compared where they lie in memory, by what the runtime says of their types.
@MainActor
@Suite("Comparing values of existential types")
struct ValueComparisonTests {
    private func areEqual<T>(_ left: T, _ right: T) -> Bool { FieldLayout.of(T.self).areEqual(left, right) }

    @Test func `structures are equal if their fields are`() {
        let words = ["a", "b"].map { $0 + "c" }
        #expect(areEqual(Number(value: 1) as any Shown, Number(value: 1)))
        #expect(!areEqual(Number(value: 1) as any Shown, Number(value: 2)))
        #expect(areEqual(Words(words: words) as any Shown, Words(words: ["ac", "bc"])))
        #expect(!areEqual(Words(words: words) as any Shown, Words(words: ["ac"])))
        #expect(areEqual(Nothing() as any Shown, Nothing()))
        #expect(areEqual(Large() as any Shown, Large()))
        #expect(!areEqual(Large() as any Shown, Large(values: (1, 2, 3, 4, 5, 7))))
        #expect(!areEqual(Number(value: 1) as any Shown, Nothing()))
        #expect(areEqual(Number(value: 1) as any Shown & Sendable, Number(value: 1)))
    }

    @Test func `the same holds for Any and for optional values`() {
        #expect(areEqual("text" as Any, "text"))
        #expect(!areEqual("text" as Any, "other"))
        #expect(!areEqual(1 as Any, 1.0))
        #expect(areEqual(Number(value: 3) as (any Shown)?, Number(value: 3)))
        #expect(!areEqual(Number(value: 3) as (any Shown)?, nil))
        #expect(!areEqual([Number(value: 3)] as Any, [Number(value: 3)]), "an array of what isn't Equatable")
    }

    @Test func `objects are equal if they are the same or say so`() {
        let object = Object()
        #expect(areEqual(object as any Shown, object))
        #expect(!areEqual(object as any Shown, Object()))
        #expect(areEqual(object as any Held, object))
        #expect(!areEqual(object as any Held, Object()))
        #expect(areEqual(Counted(1) as any Held, Counted(1)))
        #expect(!areEqual(Counted(1) as any Held, Counted(2)))
        #expect(areEqual(object as AnyObject, object))
    }

    @Test func `errors are compared, and closures count as different`() {
        #expect(areEqual(Fault.one as any Error, Fault.one))
        #expect(!areEqual(Fault.one as any Error, Fault.two))
        #expect(!areEqual(Fault.one as any Error, Other(text: "")))
        var count = 0
        #expect(!areEqual(Acting { count += 1 } as any Shown, Acting { count += 1 }))
        #expect(count == 0)
    }

    @Test func `weak and unowned references are equal if they refer to the same object`() {
        let (one, two) = (Counted(1), Counted(1))
        #expect(areEqual(Referring(weak: one, unowned: one), Referring(weak: one, unowned: one)))
        #expect(!areEqual(Referring(weak: one, unowned: one), Referring(weak: two, unowned: one)))
        #expect(!areEqual(Referring(weak: one, unowned: one), Referring(weak: one, unowned: two)))
        #expect(!areEqual(Referring(weak: one, unowned: one), Referring(weak: nil, unowned: one)))
        #expect(!areEqual(Referring(weak: Object(), unowned: one), Referring(weak: two, unowned: one)))
        #expect(areEqual(Referring(weak: two, unowned: one) as Referring?, Referring(weak: two, unowned: one)))
    }
}
