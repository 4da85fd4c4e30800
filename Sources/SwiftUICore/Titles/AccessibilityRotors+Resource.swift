import Foundation
import FoundationAdditions

// Rotors and their entries whose labels are resources. Disfavoured overloads, so that a string literal is a
// localized string key.

extension AccessibilityRotorEntry {
    /// An entry for a view. Rotors are not offered here. The label is a localized resource.
    @_disfavoredOverload
    public init(
        _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// An entry for a view. Rotors are not offered here. The label is a localized resource.
    @_disfavoredOverload
    public init(
        _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry for a range of a text. Rotors are not offered here. The label is a localized resource.
    @_disfavoredOverload
    public init(
        _ labelResource: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}
}

extension View {
    /// A rotor labeled with a localized key. The label is a localized resource.
    @_disfavoredOverload
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered. The label is a localized resource.
    @_disfavoredOverload
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered. The label is a localized resource.
    @_disfavoredOverload
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered. The label is a localized resource.
    @_disfavoredOverload
    public func accessibilityRotor(
        _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }
}
