import Foundation
import Synchronization

/// A dictionary of Hunspell. The library is loaded when the first word is checked, so a server without it runs as well.
final class SpellingDictionary: @unchecked Sendable {
    // @unchecked: all calls of the library are made under `lock`.
    private static let folder = URL(fileURLWithPath: "/usr/share/hunspell")
    private static let lock = Mutex<[String: SpellingDictionary]>([:])
    private static let longestWord = 100
    private static let mostCompletions = 20

    private let library: Hunspell
    private let handle: OpaquePointer
    private let encoding: String.Encoding
    private let words: URL
    /// The dictionary's words in order, once one was asked for.
    private let sorted = Mutex<[String]?>(nil)

    /// The languages with a dictionary.
    static var languages: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// The dictionary of a language; nil if there is none. "en" gets the first one for English.
    static func of(_ language: String) -> SpellingDictionary? {
        let wanted = language.replacingOccurrences(of: "-", with: "_")
        guard let name = languages.first(where: { $0 == wanted }) ?? similar(to: wanted) else { return nil }
        return lock.withLock { known in
            if let dictionary = known[name] { return dictionary }
            known[name] = SpellingDictionary(name)
            return known[name]
        }
    }

    private static func similar(to language: String) -> String? {
        let code = language.prefix { $0 != "_" }
        let all = languages.filter { $0.prefix { $0 != "_" } == code }
        return all.first { $0 == "\(code)_\(code.uppercased())" || $0 == "en_US" } ?? all.first
    }

    private init?(_ name: String) {
        let rules = Self.folder.appending(path: name + ".aff")
        words = Self.folder.appending(path: name + ".dic")
        guard let library = Hunspell.shared, let handle = library.create(rules.path, words.path) else { return nil }
        (self.library, self.handle) = (library, handle)
        switch String(cString: library.encoding(handle)).uppercased() {
        case "UTF-8": encoding = .utf8
        case "ISO8859-1", "ISO-8859-1": encoding = .isoLatin1
        case "ISO8859-2", "ISO-8859-2": encoding = .isoLatin2
        default: return nil
        }
    }

    private func bytes(_ word: String) -> [CChar]? {
        guard word.count <= Self.longestWord else { return nil }
        return word.replacingOccurrences(of: "’", with: "'").cString(using: encoding)
    }

    /// Whether a word is spelled as in the dictionary. Words that the dictionary can't represent are not.
    func contains(_ word: String) -> Bool {
        guard let bytes = bytes(word) else { return false }
        return Self.lock.withLock { _ in library.spell(handle, bytes) != 0 }
    }

    /// Similar words, the likeliest first.
    func guesses(for word: String) -> [String] {
        guard let bytes = bytes(word) else { return [] }
        return Self.lock.withLock { _ in
            var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            let count = library.suggest(handle, &list, bytes)
            defer { library.free(handle, &list, count) }
            return (0..<max(Int(count), 0)).compactMap { list?[$0].flatMap { String(cString: $0, encoding: encoding) } }
        }
    }

    /// Words that begin like this one, in alphabetical order.
    func completions(of word: String) -> [String] {
        guard !word.isEmpty else { return [] }
        let all = sortedWords()
        var (first, last) = (0, all.count)
        while first < last {
            let middle = (first + last) / 2
            if all[middle] < word { first = middle + 1 } else { last = middle }
        }
        let found = all[first...].prefix { $0.unicodeScalars.starts(with: word.unicodeScalars) }
        return Array(found.lazy.filter { $0.hasPrefix(word) && $0.count > word.count }.prefix(Self.mostCompletions))
    }

    private func sortedWords() -> [String] {
        sorted.withLock { known in
            if let known { return known }
            let text = (try? String(contentsOf: words, encoding: encoding)) ?? ""
            let all = text.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "/" && $0 != "\t" }) }
                .sorted()
            known = all
            return all
        }
    }
}

/// The functions of Hunspell's library.
private struct Hunspell: @unchecked Sendable {
    // @unchecked: functions of C have no state of their own.
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>

    typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>
    typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
    typealias Suggest = @convention(c) (OpaquePointer, List, UnsafePointer<CChar>) -> CInt
    typealias Free = @convention(c) (OpaquePointer, List, CInt) -> Void

    let create: Create
    let encoding: Encoding
    let spell: Spell
    let suggest: Suggest
    let free: Free

    /// Nil where the library isn't installed.
    static let shared = Hunspell()

    private init?() {
        guard let library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL),
            let create = dlsym(library, "Hunspell_create"),
            let encoding = dlsym(library, "Hunspell_get_dic_encoding"),
            let spell = dlsym(library, "Hunspell_spell"), let suggest = dlsym(library, "Hunspell_suggest"),
            let free = dlsym(library, "Hunspell_free_list")
        else { return nil }
        self.create = unsafeBitCast(create, to: Create.self)
        self.encoding = unsafeBitCast(encoding, to: Encoding.self)
        self.spell = unsafeBitCast(spell, to: Spell.self)
        self.suggest = unsafeBitCast(suggest, to: Suggest.self)
        self.free = unsafeBitCast(free, to: Free.self)
    }
}

/// The words of a text, and those that apps have taught.
enum SpelledWords {
    static let learned = Mutex<Set<String>>([])

    /// The ranges of the words in a part of a text, in UTF-16 units. A word consists of letters, with
    /// apostrophes between them, and contains no digits.
    static func ranges(in text: NSString, _ range: NSRange) -> [NSRange] {
        let start = min(max(range.location, 0), text.length)
        let end = start + min(max(range.length, 0), text.length - start)
        guard let part = Range(NSRange(location: start, length: end - start), in: text as String) else { return [] }
        let string = text as String
        return string[part].split { !$0.isLetter && !$0.isNumber && !isApostrophe($0) }
            .map { $0.trimming(while: isApostrophe) }
            .filter { !$0.isEmpty && !$0.contains { $0.isNumber } }
            .map { NSRange($0.startIndex..<$0.endIndex, in: string) }
    }

    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }
}

extension Substring {
    fileprivate func trimming(while isGone: (Character) -> Bool) -> Substring {
        let rest = drop(while: isGone)
        guard let last = rest.lastIndex(where: { !isGone($0) }) else { return rest[rest.endIndex...] }
        return rest[...last]
    }
}
