import Foundation
import Testing

@testable import os

private enum OrderError: Error { case outOfMilk }
private struct Drink: CustomStringConvertible { let description = "latte" }

@Suite struct OSLogMessageTests {
    @Test func `dynamic strings are redacted and literals are not`() {
        let name = "Lisa"
        #expect(shown("Talking to \(name)") == "Talking to <private>")
        #expect(shown("Talking to \(name, privacy: .public)") == "Talking to Lisa")
        #expect(shown("Talking to nobody") == "Talking to nobody")
    }

    @Test func `objects errors and types are redacted`() {
        let error: any Error = OrderError.outOfMilk
        #expect(shown("\(Drink())") == "<private>")
        #expect(shown("\(error)") == "<private>")
        #expect(shown("\(error, privacy: .public)") == "outOfMilk")
        #expect(shown("\(OrderError.outOfMilk, privacy: .public)") == "outOfMilk")
        #expect(shown("\(Drink.self, privacy: .public)") == "Drink")
        #expect(shown("\(URL(string: "https://example.org")!, privacy: .public)") == "https://example.org")
    }

    @Test func `numbers and booleans are public`() {
        #expect(shown("\(3) \(UInt8(255)) \(-1 as Int64) \(true)") == "3 255 -1 true")
        #expect(shown("\(3, privacy: .private) \(true, privacy: .sensitive)") == "<private> <private>")
    }

    @Test func `a developer may reveal what is private but not what is sensitive`() {
        let name = "Lisa"
        let message: OSLogMessage =
            "\(name) \(name, privacy: .private) \(name, privacy: .sensitive) \(name, privacy: .private(mask: .hash))"
        #expect(shown(message, revealingPrivate: true) == "Lisa Lisa <private> Lisa")
    }

    @Test func `a hash tells equal values from different ones`() {
        func hashed(_ text: String) -> String { shown("\(text, privacy: .private(mask: .hash))") }
        #expect(hashed("Lisa") == hashed("Lisa"))
        #expect(hashed("Lisa") != hashed("Chike"))
        #expect(hashed("Lisa").hasPrefix("<mask.hash: '") && !hashed("Lisa").contains("Lisa"))
        #expect(shown("\("Lisa", privacy: .sensitive(mask: .hash))", revealingPrivate: true) == hashed("Lisa"))
        #expect(shown("\(3, privacy: .auto(mask: .hash))") == "3")
    }

    @Test func `a hidden value is not computed`() {
        var computed = false
        func value() -> String {
            computed = true
            return ""
        }
        #expect(shown("\(value())") == "<private>")
        #expect(!computed)
    }

    @Test func `integers follow their format`() {
        #expect(shown("\(255, format: .hex) \(8, format: .octal)") == "ff 10")
        #expect(shown("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))") == "0x00FF")
        #expect(
            shown("\(-7, format: .decimal(minDigits: 3)) \(7, format: .decimal(explicitPositiveSign: true))")
                == "-007 +7")
        #expect(shown("\(Int.min)") == "-9223372036854775808")
    }

    @Test func `floating point numbers follow their format`() {
        #expect(shown("\(1.5) \(Float(0.25))") == "1.500000 0.250000")
        #expect(shown("\(1.5, format: .fixed(precision: 1, explicitPositiveSign: true))") == "+1.5")
        #expect(shown("\(1500.0, format: .exponential(precision: 1)) \(0.5, format: .hybrid)") == "1.5e+03 0.5")
        #expect(shown("\(Double.greatestFiniteMagnitude, format: .fixed(precision: 5000))").count == 309 + 1 + 1100)
        #expect(shown("\(Double.nan)") == "nan")
    }

    @Test func `columns are aligned`() {
        #expect(
            shown("[\(7, align: .right(columns: 3))] [\("ab", align: .left(columns: 4), privacy: .public)]")
                == "[  7] [ab  ]")
        #expect(shown("\(12345, align: .right(columns: 3)) \(true, format: .answer)") == "12345 yes")
    }
}
