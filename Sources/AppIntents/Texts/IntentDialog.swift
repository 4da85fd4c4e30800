import Foundation
import FoundationAdditions

/// What an intent says when it has been performed, or asks.
///
/// See [IntentDialog](https://developer.apple.com/documentation/appintents/intentdialog).
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
    let full: LocalizedStringResource
    let supporting: LocalizedStringResource?

    /// A text.
    public init(_ string: LocalizedStringResource) { self.init(full: string, supporting: nil) }
    /// A text that says all, and a shorter one beside a view. A page shows the former.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting: Optional(supporting))
    }
    /// A text with a symbol, which a page doesn't show.
    public init(full: LocalizedStringResource, systemImageName: String) { self.init(full: full, supporting: nil) }
    /// Texts with a symbol, which a page doesn't show.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: supporting)
    }
    /// A text without values.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    /// A text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    private init(full: LocalizedStringResource, supporting: LocalizedStringResource?) {
        (self.full, self.supporting) = (full, supporting)
    }
}
