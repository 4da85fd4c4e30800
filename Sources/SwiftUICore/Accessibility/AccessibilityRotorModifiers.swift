import Foundation

/// The modifiers that add rotors, which are not offered: see `AccessibilityRotorContent`.

extension View {
    /// A rotor in place of the system's.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }

    /// Marks a view as the target of a rotor's entry.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

extension View {
    /// A rotor labeled with a text.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }
}

extension View {
    /// A rotor labeled with a localized key.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }
}

extension View {
    /// A rotor labeled with a string.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    /// No effect here: rotors are not offered.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }
}
