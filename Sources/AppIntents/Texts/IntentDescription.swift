import Foundation
import FoundationAdditions

/// What an intent does, for lists of intents. A page has none.
///
/// See [IntentDescription](https://developer.apple.com/documentation/appintents/intentdescription).
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text.
    public var descriptionText: LocalizedStringResource
    /// The group in which the intent is listed.
    public var categoryName: LocalizedStringResource?
    /// More words under which the intent is found.
    public var searchKeywords: [LocalizedStringResource]
    /// The name of what the intent returns.
    public var resultValueName: LocalizedStringResource?

    /// A description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
    }

    /// A text.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
