import Foundation

/// The attribute whose value is the property key of a part of a name.
public let CNContactPropertyAttribute = "CNContactPropertyAttribute"

extension CNContactFormatter {
    /// A name, with a `CNContactPropertyAttribute` for each of its parts; nil if there is none.
    ///
    /// - Parameters:
    ///   - contact: Whose name it is.
    ///   - style: How the name is written.
    ///   - attributes: Attributes for the whole string.
    public class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        guard string(from: contact, style: style) != nil else { return nil }
        let defaults = Dictionary(
            (attributes ?? [:]).compactMap { key, value in Self.key(key).map { ($0, value) } },
            uniquingKeysWith: { first, _ in first })
        let text = NSMutableAttributedString(string: "")
        for part in parts(of: contact.data, style: style) {
            if text.length > 0 { text.append(NSAttributedString(string: " ", attributes: defaults)) }
            let own = [NSAttributedString.Key(CNContactPropertyAttribute): part.key as Any]
            text.append(NSAttributedString(string: part.text, attributes: defaults.merging(own) { $1 }))
        }
        return text
    }

    /// A name in the formatter's style, with a `CNContactPropertyAttribute` for each of its parts; nil if there is none.
    public func attributedString(
        from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
    }

    /// Attributes may be named by their keys or by their raw values.
    private class func key(_ key: AnyHashable) -> NSAttributedString.Key? {
        key.base as? NSAttributedString.Key ?? (key.base as? String).map { NSAttributedString.Key($0) }
    }
}
