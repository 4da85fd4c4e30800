import Foundation
import FoundationAdditions

/// Values that are offered in sections.
///
/// See [ItemCollection](https://developer.apple.com/documentation/appintents/itemcollection).
public struct ItemCollection<Item: _IntentValue>: ResultsCollection {
    /// The sections.
    public let sections: [ItemSection<Item>]

    /// Values in sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [ItemSection<Item>]
    ) {
        self.sections = sections
    }

    /// Values in one section.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Item>]
    ) {
        sections = [ItemSection(items: items)]
    }

    /// All values.
    public var items: [Item] { sections.flatMap(\.items).map(\.value) }
}

/// Some of the values that are offered.
public struct ItemSection<Item: _IntentValue>: Sendable {
    /// What the section is called.
    public let title: LocalizedStringResource?
    /// The values.
    public let items: [IntentItem<Item>]

    /// A section of values with their own titles.
    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Item>]) {
        (self.title, self.items) = (title, items)
    }

    /// A section of values.
    public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
        self.init(title, items: items.map { IntentItem($0) })
    }
}

/// A value that is offered, and how it is shown.
public struct IntentItem<Value: _IntentValue>: Sendable {
    /// The value.
    public let value: Value
    /// How it is shown, if not in its own way.
    public let displayRepresentation: DisplayRepresentation?

    /// A value that is shown in its own way.
    public init(_ value: Value) { (self.value, displayRepresentation) = (value, nil) }

    /// A value with a title.
    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        displayRepresentation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
}

/// The older name.
public typealias IntentItemCollection = ItemCollection
/// The older name.
public typealias IntentItemSection = ItemSection
