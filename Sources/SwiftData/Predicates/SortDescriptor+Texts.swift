import Foundation
import FoundationAdditions

/// How a sort descriptor compares texts.
package enum TextComparison {
    /// It compares other values, or the characters of texts (`.lexical`).
    case none
    /// By the rules of the locale. Without a comparator texts are sorted as the Finder does.
    case order(TextOrder)
    /// By one of the comparators `.localizedStandard` and `.localized`, with which the descriptor's key path goes on from
    /// the text to a key.
    case key
}

extension SortDescriptor {
    /// How texts are compared.
    package var textComparison: TextComparison {
        guard stringComparator == nil, let keyPath else { return .none }
        let value = type(of: keyPath as AnyKeyPath).valueType
        if value == String.self || value == String?.self { return .order(.localizedStandard) }
        return textKeys.contains(ObjectIdentifier(value)) ? .key : .none
    }
}

private struct Sample: Sendable {
    var text = ""
    var optional: String?
}

/// The types of the keys to which the key paths of localized comparators go on.
private let textKeys: Set<ObjectIdentifier> = {
    let descriptors = [
        SortDescriptor(\Sample.text, comparator: .localized), SortDescriptor(\Sample.optional, comparator: .localized),
    ]
    return Set(descriptors.compactMap { $0.keyPath }.map { ObjectIdentifier(type(of: $0 as AnyKeyPath).valueType) })
}()
