import Foundation
import FoundationAdditions

/// The texts of a model class, by the key paths of sort descriptors with localized comparators, which go on from a text to a
/// key.
struct LocalizedTexts: @unchecked Sendable {
    // @unchecked: a property's key path has no captured values.

    /// A property, and how its texts are compared.
    struct Text: Equatable {
        let place: Int
        let order: TextOrder
    }

    private var texts: [AnyKeyPath: Text] = [:]

    private static let comparators: [(LocalizedTextComparator, TextOrder)] = [
        (.localizedStandard, .localizedStandard), (.localized, .localized),
    ]

    init(_ model: any PersistentModel.Type, _ properties: [Schema.PropertyMetadata]) { add(properties, model) }

    private mutating func add<T: PersistentModel>(_ properties: [Schema.PropertyMetadata], _ model: T.Type) {
        for (place, property) in properties.enumerated() {
            for (comparator, order) in Self.comparators {
                guard let path = Self.path(property.keyPath, comparator, model) else { break }
                texts[path] = Text(place: place, order: order)
            }
        }
    }

    func text(of path: AnyKeyPath) -> Text? { texts[path] }

    /// The key path of a property's descriptor; nil if the property is no text.
    private static func path<T: PersistentModel>(
        _ property: AnyKeyPath, _ comparator: LocalizedTextComparator, _ model: T.Type
    ) -> AnyKeyPath? {
        if let path = property as? KeyPath<T, String> {
            return SortDescriptor(path.sendable, comparator: comparator).keyPath
        }
        guard let path = property as? KeyPath<T, String?> else { return nil }
        return SortDescriptor(path.sendable, comparator: comparator).keyPath
    }
}
