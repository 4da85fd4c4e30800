import DisplayList
import Foundation

/// A key for additional information about a view, which a person may choose to hear.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let label: Text
    let name: String

    /// A key with a label, identified by a name.
    public init(_ label: Text, id: String) {
        self.label = label
        name = id
    }

    /// A key with a label, identified by a name. The text is looked up in the app's strings.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    /// A key with a label, which also identifies it. The text is looked up in the app's strings.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

    /// Whether both have the same name.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    /// Feeds what `==` compares into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private struct DetailAttribute: ElementAttribute {
    let label: Text
    let value: Text

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.accessibility.addHint("\(label.plainText(in: environment)): \(value.plainText(in: environment))")
    }
}

extension View {
    /// Adds information to the view's accessibility description.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key.label, value ?? Text(verbatim: ""), importance: importance)
    }

    /// Adds information to the view's accessibility description. The importance has no effect here.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(AttributeModifier(DetailAttribute(label: label, value: value)))
    }

    /// Adds information to the view's accessibility description. The importance has no effect here.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds information to the view's accessibility description. The importance has no effect here.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds information to the view's accessibility description. The importance has no effect here.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(verbatim: String(value)), importance: importance)
    }

    /// No effect here: the browser determines by itself which elements are interactive.
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

    /// No effect here: the system inverts the colors, and excludes pictures by itself.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// The namespace of custom accessibility content; a class in Apple's Accessibility framework.
public enum AXCustomContent {
    /// Whether the content is read immediately, or only on request.
    public enum Importance: Sendable { case `default`, high }
}
