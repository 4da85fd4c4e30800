import Foundation

/// Writes items as a list in words: `a, b, and c`. Foundation has none on Linux.
///
/// See [ListFormatter](https://developer.apple.com/documentation/foundation/listformatter).
public final class ListFormatter: Formatter, @unchecked Sendable {
    // @unchecked: like Foundation's formatters, a formatter that is being changed may only be used by one thread.

    /// The language; nil is the current one.
    public var locale: Locale! = .autoupdatingCurrent
    /// Writes each item; without a formatter their descriptions are used.
    public var itemFormatter: Formatter?

    /// A list in the current language.
    public static func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// The items as a list in words; nil if the formatter can't write one of them.
    public func string(from items: [Any]) -> String? {
        var words: [String] = []
        for item in items {
            guard let itemFormatter else {
                words.append(String(describing: item))
                continue
            }
            guard let word = itemFormatter.string(for: item) else { return nil }
            words.append(word)
        }
        return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// An array as a list in words; nil if the object is no array.
    public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
