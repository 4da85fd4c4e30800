import Foundation

/// Finds misspelled words, and proposes others.
///
/// See [UITextChecker](https://developer.apple.com/documentation/uikit/uitextchecker). It uses the dictionaries of Hunspell that
/// are installed on the server (`hunspell-en-us`). Without a dictionary for a language, no word counts as misspelled.
open class UITextChecker: NSObject {
    private var ignored: [Int: Set<String>] = [:]

    /// A checker that ignores no words.
    public override init() { super.init() }

    /// The languages with a dictionary, such as "en_US".
    public class var availableLanguages: [String] { SpellingDictionary.languages }

    // MARK: Checking

    /// The range of the first misspelled word, in UTF-16 units; `NSNotFound` as its location if there is none.
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part of it that is checked.
    ///   - startingOffset: Where the search begins.
    ///   - wrapFlag: Whether the search continues at the beginning of the range.
    ///   - language: A language, such as "en" or "en_US".
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let nothing = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionary.of(language) else { return nothing }
        let text = NSString(string: stringToCheck)
        let words = SpelledWords.ranges(in: text, range)
        let later = words.filter { $0.location >= startingOffset }
        let earlier = wrapFlag ? words.filter { $0.location < startingOffset } : []
        return (later + earlier).first { !isKnown(text.substring(with: $0), dictionary) } ?? nothing
    }

    /// Words that may have been meant, the likeliest first; nil without a dictionary, or if the range isn't in the text.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        word(range, in: string).flatMap { word in SpellingDictionary.of(language)?.guesses(for: word) }
    }

    /// Words that begin with the letters in the range; nil without a dictionary, or if the range isn't in the text.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        word(range, in: string).flatMap { word in SpellingDictionary.of(language)?.completions(of: word) }
    }

    private func word(_ range: NSRange, in string: String) -> String? {
        let text = NSString(string: string)
        guard range.location >= 0, range.length > 0, range.location <= text.length - range.length else { return nil }
        return text.substring(with: range)
    }

    private func isKnown(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
        Self.hasLearnedWord(word) || ignored.values.contains { $0.contains(word) } || dictionary.contains(word)
    }

    // MARK: Words of the app's own

    /// The words that are ignored in all documents of this checker.
    open var ignoredWords: [String]? {
        get { ignored[0].map { $0.sorted() } }
        set { ignored[0] = newValue.map { Set($0) } }
    }

    /// Ignores a word from now on.
    open func ignoreWord(_ wordToIgnore: String) { ignored[0, default: []].insert(wordToIgnore) }

    /// Adds a word to those that are known to all checkers, until the process ends.
    public class func learnWord(_ word: String) { SpelledWords.learned.withLock { _ = $0.insert(word) } }
    /// Whether a word was learned.
    public class func hasLearnedWord(_ word: String) -> Bool { SpelledWords.learned.withLock { $0.contains(word) } }
    /// Forgets a learned word.
    public class func unlearnWord(_ word: String) { SpelledWords.learned.withLock { _ = $0.remove(word) } }
}
