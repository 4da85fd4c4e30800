import Foundation
import Testing

@testable import UIKit

@Suite("The text checker")
struct TextCheckerTests {
    private static let hasEnglish = UITextChecker.availableLanguages.contains("en_US")

    private func misspelled(_ text: String, _ checker: UITextChecker = UITextChecker(), from start: Int = 0) -> String?
    {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let range = checker.rangeOfMisspelledWord(
            in: text, range: whole, startingAt: start, wrap: false, language: "en")
        return range.location == NSNotFound ? nil : NSString(string: text).substring(with: range)
    }

    @Test(.enabled(if: hasEnglish))
    func `the first misspelled word is found`() {
        #expect(misspelled("silkworm") == nil)
        #expect(misspelled("swift") == nil)
        #expect(misspelled("kowls") == "kowls")
        #expect(misspelled("A cup of coffea, 2nd floor, don’t spil it") == "coffea")
        #expect(misspelled("A cup of coffea, 2nd floor, don’t spil it", from: 12) == "spil")
        #expect(misspelled("") == nil)
    }

    @Test(.enabled(if: hasEnglish))
    func `a search wraps only where it is to, and stays within its range`() {
        let (checker, text) = (UITextChecker(), "teh cup 👍 adn")
        let whole = NSRange(location: 0, length: text.utf16.count)
        func find(_ range: NSRange, _ start: Int, _ wraps: Bool) -> NSRange {
            checker.rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: wraps, language: "en_US")
        }
        #expect(find(whole, 4, false) == NSRange(location: 11, length: 3))
        #expect(find(NSRange(location: 0, length: 7), 4, false).location == NSNotFound)
        #expect(find(NSRange(location: 0, length: 7), 4, true) == NSRange(location: 0, length: 3))
        #expect(find(NSRange(location: -9, length: Int.max), 0, false) == NSRange(location: 0, length: 3))
    }

    @Test(.enabled(if: hasEnglish))
    func `guesses and completions are words of the dictionary`() {
        let checker = UITextChecker()
        let word = NSRange(location: 0, length: 5)
        let guesses = checker.guesses(forWordRange: word, in: "coffe is", language: "en")
        #expect(guesses?.contains("coffee") == true)
        let completions = checker.completions(forPartialWordRange: word, in: "kitch", language: "en")
        #expect(completions?.contains("kitchen") == true)
        let beyond = NSRange(location: 3, length: 9)
        #expect(checker.guesses(forWordRange: beyond, in: "coffe", language: "en") == nil)
    }

    @Test(.enabled(if: hasEnglish))
    func `an ignored word is known to its checker, and a learned one to all`() {
        let checker = UITextChecker()
        checker.ignoreWord("kissaten")
        #expect(misspelled("kissaten", checker) == nil && misspelled("kissaten") == "kissaten")
        #expect(checker.ignoredWords == ["kissaten"])
        UITextChecker.learnWord("chemex")
        #expect(misspelled("chemex") == nil && UITextChecker.hasLearnedWord("chemex"))
        UITextChecker.unlearnWord("chemex")
        #expect(misspelled("chemex") == "chemex")
    }

    @Test func `without a dictionary for a language no word is misspelled`() {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: "qapla", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "tlh")
        #expect(range.location == NSNotFound)
        #expect(
            UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 5), in: "qapla", language: "tlh") == nil)
    }
}
