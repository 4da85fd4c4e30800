import DisplayList
import Foundation

/// What more there is to say of a view, which some want to hear and others don't.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let label: Text
    let name: String

    /// A key with a label, told from others by a name.
    public init(_ label: Text, id: String) {
        self.label = label
        name = id
    }

    /// A key with a label, told from others by a name. The text is looked up in the app's strings.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    /// A key with a label, which is its name as well. The text is looked up in the app's strings.
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
    /// Says more of this view: part of its description.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key.label, value ?? Text(verbatim: ""), importance: importance)
    }

    /// Says more of this view: part of its description. The importance has no effect here.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(AttributeModifier(DetailAttribute(label: label, value: value)))
    }

    /// Says more of this view: part of its description. The importance has no effect here.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Says more of this view: part of its description. The importance has no effect here.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Says more of this view: part of its description. The importance has no effect here.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(verbatim: String(value)), importance: importance)
    }

    /// No effect here: a browser finds out by itself what can be operated.
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

    /// No effect here: the system inverts colours, and leaves pictures alone by itself.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// Accessibility's room of its own on Apple's systems.
public enum AXCustomContent {
    /// Whether it is said at once, or where somebody asks.
    public enum Importance: Sendable { case `default`, high }
}
