import Foundation
import FoundationAdditions

/// One of a few values, which intents can be about.
///
/// See [AppEnum](https://developer.apple.com/documentation/appintents/appenum).
public protocol AppEnum: _IntentValue, TypeDisplayRepresentable, CaseIterable, Hashable, RawRepresentable,
    PersistentlyIdentifiable, CustomLocalizedStringResourceConvertible
where RawValue: LosslessStringConvertible {
    /// How the values are shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// The title with which the value is shown.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: rawValue.description)
    }
}
