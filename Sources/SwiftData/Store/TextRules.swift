import CCollation
import Foundation

/// The rules of the current locale, and how closely texts are compared. Thread-safe.
final class TextRules: @unchecked Sendable {
    // @unchecked: ICU lets several threads use a collator that isn't changed any more.
    private let collator: UnsafeMutableRawPointer
    /// Whether texts that are equal by the rules are ordered, too: "1" comes before "01".
    let isTotal: Bool

    /// - Parameters:
    ///   - numbers: Whether digits are compared by the number that they make.
    ///   - cases: Whether "a" and "A" differ, after all other letters have been compared.
    ///   - isTotal: Whether only texts with the same characters are equal.
    init(numbers: Bool, cases: Bool, isTotal: Bool) {
        var status: Int32 = 0
        guard let collator = swift_ucol_open(Locale.current.identifier, &status) else {
            preconditionFailure("Foundation's ICU has no rules for sorting: error \(status)")
        }
        (self.collator, self.isTotal) = (collator, isTotal)
        set(kissa_strength, isTotal ? kissa_tertiary : kissa_secondary)
        set(kissa_case_level, cases ? kissa_on : kissa_off)
        set(kissa_numeric, numbers ? kissa_on : kissa_off)
        set(kissa_normalization, kissa_on)
    }

    private func set(_ attribute: Int, _ value: Int) {
        var status: Int32 = 0
        swift_ucol_setAttribute(collator, Int32(attribute), Int32(value), &status)
    }

    /// The order of two texts in UTF-8: negative, zero or positive.
    func compare(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Int32 {
        if one.count == other.count, memcmp(Self.start(one), Self.start(other), one.count) == 0 { return 0 }
        var status: Int32 = 0
        let result = swift_ucol_strcollUTF8(
            collator, Self.start(one), Int32(one.count), Self.start(other), Int32(other.count), &status)
        guard result == 0, isTotal else { return result }
        return Self.tie(String(decoding: one, as: UTF8.self), String(decoding: other, as: UTF8.self))
    }

    /// ICU refuses a null pointer, even to an empty text.
    private static func start(_ text: UnsafeRawBufferPointer) -> UnsafePointer<CChar> {
        (text.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!).assumingMemoryBound(to: CChar.self)
    }

    /// The order of texts that the rules find equal: the same as that of the ends of their keys in SQL.
    private static func tie(_ one: String, _ other: String) -> Int32 {
        let texts = [one, other].map(\.precomposedStringWithCanonicalMapping)
        let counts = texts.map(\.utf16.count)
        if counts[0] != counts[1] { return counts[0] < counts[1] ? -1 : 1 }
        return texts[0] == texts[1] ? 0 : texts[0] < texts[1] ? -1 : 1
    }

    /// Writes bytes whose order is that of texts by the rules, and ends with a zero. Returns how many there are; if those are
    /// more than the capacity, nothing of use is written.
    func writeKey(
        of text: UnsafePointer<UInt16>, count: Int, to key: UnsafeMutableRawPointer, capacity: Int
    ) -> Int {
        let bytes = key.assumingMemoryBound(to: UInt8.self)
        return Int(swift_ucol_getSortKey(collator, text, Int32(count), bytes, Int32(capacity)))
    }
}
