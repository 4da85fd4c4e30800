import DisplayList
import Foundation

/// What more there is to say of a view, which some want to hear and others don't.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let label: Text
    let name: String

    public init(_ label: Text, id: String) {
        self.label = label
        name = id
    }

    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
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

    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(AttributeModifier(DetailAttribute(label: label, value: value)))
    }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(verbatim: String(value)), importance: importance)
    }

    /// A browser finds out by itself what can be worked.
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

    /// Inverting colours is the system's, which leaves pictures alone by itself.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// Accessibility's room of its own on Apple's systems.
public enum AXCustomContent {
    /// Whether it is said at once, or where somebody asks.
    public enum Importance: Sendable { case `default`, high }
}
