import Foundation

/// Rotors: lists of places for navigating an app with VoiceOver. A screen reader in a browser makes its own, of headings, links,
/// fields and so on, and can't take any from a page, so an app's rotors are not offered. `accessibilityHeading(_:)` puts a view
/// into the list of headings.

/// The content of a rotor: its entries.
public protocol AccessibilityRotorContent {}

/// One entry of a rotor. Because rotors are not offered, it is never navigated to, and its `prepare` closure never runs.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// An entry for a view. Rotors are not offered here.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}

    /// An entry for a view. Rotors are not offered here.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// An entry for a view. Rotors are not offered here.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// An entry for a view. Rotors are not offered here.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// An entry for a view. Rotors are not offered here.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    /// An entry for a view. Rotors are not offered here.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry for a range of a text. Rotors are not offered here.
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}

    /// An entry for a range of a text. Rotors are not offered here.
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}

    /// An entry for a range of a text. Rotors are not offered here.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}
}

/// A rotor that the screen reader provides.
public struct AccessibilitySystemRotor: Sendable {
    private init() {}
    /// Links.
    public static let links = AccessibilitySystemRotor()
    /// Visited links, or unvisited ones.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Headings.
    public static let headings = AccessibilitySystemRotor()
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor()
    }
    /// Bold text.
    public static let boldText = AccessibilitySystemRotor()
    /// Italic text.
    public static let italicText = AccessibilitySystemRotor()
    /// Underlined text.
    public static let underlineText = AccessibilitySystemRotor()
    /// Misspelled words.
    public static let misspelledWords = AccessibilitySystemRotor()
    /// Images.
    public static let images = AccessibilitySystemRotor()
    /// Text fields.
    public static let textFields = AccessibilitySystemRotor()
    /// Tables.
    public static let tables = AccessibilitySystemRotor()
    /// Lists.
    public static let lists = AccessibilitySystemRotor()
    /// Landmarks.
    public static let landmarks = AccessibilitySystemRotor()
}

/// Any number of entries.
public struct _AccessibilityRotorPlaces: AccessibilityRotorContent {}

/// The entries of an `if` without an `else`. It is generic over its content, so that `ForEach` can infer the type.
public struct _OptionalAccessibilityRotorPlace<Content: AccessibilityRotorContent>: AccessibilityRotorContent {}

/// Builds a rotor from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// The content of a statement.
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    /// One entry or group, unchanged.
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

    /// The entries of several statements.
    @_disfavoredOverload
    public static func buildBlock<each C: AccessibilityRotorContent>(
        _ content: repeat each C
    ) -> _AccessibilityRotorPlaces {
        _AccessibilityRotorPlaces()
    }

    /// The entries of an `if` without `else`.
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _OptionalAccessibilityRotorPlace<C> {
        _OptionalAccessibilityRotorPlace()
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// An entry for each element; the key path leads to its identity.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }

    /// An entry for each element, identified by its `id`.
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content) { $0.id }
    }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Entries that belong together.
    public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.init(of: content()) }
}
