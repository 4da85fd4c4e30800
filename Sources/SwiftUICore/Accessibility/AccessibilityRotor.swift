import Foundation

/// Rotors: lists of places by which a person who uses VoiceOver goes through an app. A screen reader in a browser makes
/// its own, of headings, links, fields and so on, and takes none from a page: those of an app are not offered.
/// `accessibilityHeading(_:)` puts a view into the list of headings.

/// What a rotor is made of.
public protocol AccessibilityRotorContent {}

/// One place of a rotor. It is never gone to, and never prepared.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// A place that leads to a view. Rotors are not offered here.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}

    /// A place that leads to a view. Rotors are not offered here.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// A place that leads to a view. Rotors are not offered here.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// A place that leads to a view. Rotors are not offered here.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// A place that leads to a view. Rotors are not offered here.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    /// A place that leads to a view. Rotors are not offered here.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

extension AccessibilityRotorEntry where ID == Never {
    /// A place that leads to a part of a text. Rotors are not offered here.
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}

    /// A place that leads to a part of a text. Rotors are not offered here.
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}

    /// A place that leads to a part of a text. Rotors are not offered here.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}
}

/// A list that a screen reader has by itself.
public struct AccessibilitySystemRotor: Sendable {
    private init() {}
    /// Links.
    public static let links = AccessibilitySystemRotor()
    /// Links that were followed, or that weren't.
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

/// Several places, or none.
public struct _AccessibilityRotorPlaces: AccessibilityRotorContent {}

/// The places of an `if` without an `else`. It names the type of its content, for `ForEach` to know it.
public struct _OptionalAccessibilityRotorPlace<Content: AccessibilityRotorContent>: AccessibilityRotorContent {}

/// Builds a rotor from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// A statement as it is.
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    /// One place, or one group of places, as it is.
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

    /// The places of several statements.
    @_disfavoredOverload
    public static func buildBlock<each C: AccessibilityRotorContent>(
        _ content: repeat each C
    ) -> _AccessibilityRotorPlaces {
        _AccessibilityRotorPlaces()
    }

    /// The places of an `if` without `else`.
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _OptionalAccessibilityRotorPlace<C> {
        _OptionalAccessibilityRotorPlace()
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// A place for each element; the key path leads to its identity.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }

    /// A place for each element, found again by its identity.
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content) { $0.id }
    }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Places that belong together.
    public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.init(of: content()) }
}
