import Foundation
import FoundationAdditions

// Details for assistive technology whose texts are resources. Disfavoured overloads, so that a string literal is a
// localized string key.

extension View {
    /// Adds a named action: an invisible button that assistive technology and the keyboard can reach. The name is
    /// a localized resource.
    @_disfavoredOverload
    public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameResource), handler)
    }
}

extension AccessibilityCustomContentKey {
    /// A key with a label, identified by a name. The label is a localized resource.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: String) { self.init(Text(labelResource), id: id) }

    /// A key with a label, which also identifies it. The label is a localized resource.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource) { self.init(Text(labelResource), id: labelResource.key) }
}

extension View {
    /// Adds information to the view's accessibility description. The importance has no effect here. The label is a
    /// localized resource.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelResource), value, importance: importance)
    }

    /// Adds information to the view's accessibility description. The importance has no effect here. The label is a
    /// localized resource.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
    }

    /// Adds information to the view's accessibility description. The importance has no effect here. The label is a
    /// localized resource.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelResource), Text(verbatim: String(value)), importance: importance)
    }

    /// No effect here: browsers recognize only the visible or spoken label. The labels are localized resources.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> some View { self }

    /// No effect here: browsers recognize only the visible or spoken label. The labels are localized resources.
    @_disfavoredOverload
    public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool
    ) -> some View { self }
}

extension Text {
    /// Sets the text's accessibility label, which is spoken in its place. The label is a localized resource.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
        accessibilityLabel(Text(labelResource))
    }
}
