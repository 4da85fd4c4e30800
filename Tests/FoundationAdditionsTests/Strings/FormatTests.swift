import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

@Suite struct FormatTests {
    private func filled(_ format: String, _ arguments: LocalizationArgument..., locale: String = "en") -> String {
        LocalizedText.filled(format, with: arguments, locale: Locale(identifier: locale))
    }

    @Test func `arguments stand in their order or at their position`() {
        #expect(filled("%@ and %@", .string("a"), .string("b")) == "a and b")
        #expect(filled("%2$@ and %1$@", .string("a"), .string("b")) == "b and a")
        #expect(filled("%2$@ and %@", .string("a"), .string("b")) == "b and a")
    }

    @Test func `an argument may have a name in parentheses`() {
        #expect(filled("%(a)@ and %(b)@", .string("a"), .string("b")) == "a and b")
        #expect(filled("%2$(b)lld of %1$(a)@", .string("a"), .integer(2)) == "2 of a")
        #expect(filled("100%(a), %(b", .string("a")) == "100%(a), %(b")
    }

    @Test func `numbers are written the locales way`() {
        #expect(filled("%lld", .integer(-1_234_567)) == "-1,234,567")
        #expect(filled("%lld", .integer(1_234_567), locale: "de") == "1.234.567")
        #expect(filled("%llu", .unsigned(.max)) == "18,446,744,073,709,551,615")
        #expect(filled("%lf", .double(1.5)) == "1.500000")
        #expect(filled("%.2f", .double(1234.5), locale: "de") == "1.234,50")
        #expect(filled("%.1f", .integer(3)) == "3.0")
        #expect(filled("%lld", .double(2.6)) == "3")
        #expect(filled("%@", .double(2.5)) == "2.5")
    }

    @Test func `widths and flags are kept`() {
        #expect(
            filled("[%5lld] [%-5lld] [%05lld] [%+lld]", .integer(7), .integer(7), .integer(-7), .integer(7))
                == "[    7] [7    ] [-0007] [+7]")
        #expect(filled("%x %X", .integer(255), .integer(255)) == "ff FF")
        #expect(filled("[%4@]", .string("ab")) == "[  ab]")
    }

    @Test
    func `numbers are written in base eight, as characters, and with hexadecimal digits behind the point`() {
        #expect(filled("%o [%3c]", .integer(8), .integer(65)) == "10 [  A]")
        #expect(filled("%a %.1A", .double(3), .double(-3)) == "0x1.8p+1 -0X1.8P+1")
        #expect(filled("%c", .integer(-1)) == "")
        #expect(filled("50% of %lld, 50% coffee, 100% Arabica", .integer(2)) == "50% of 2, 50% coffee, 100% Arabica")
    }

    @Test func `what only looks like a specifier is text`() {
        #expect(filled("100%% of 5% !", .integer(1)) == "100% of 5% !")
        #expect(filled("%", .integer(1)) == "%")
        #expect(filled("%99999999lld", .integer(1)) == "%99999999lld")
        #expect(filled("%q %k", .integer(1)) == "%q %k")
    }

    @Test func `a damaged format is no harm`() {
        var generator = SeededRandom(seed: 3)
        let sound = Array("%1$@ ordered %-5.2lld of %#@cups@ at %arg %% %.3lf %x".utf8)
        for _ in 0..<3000 {
            let format = String(decoding: generator.damaged(sound), as: UTF8.self)
            let text = filled(format, .string("a"), .integer(.min), .double(.infinity), .unsigned(3))
            #expect(text.count < 3000, "\(format)")
        }
    }
}
