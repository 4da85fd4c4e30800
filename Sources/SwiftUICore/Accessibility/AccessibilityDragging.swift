import FoundationAdditions
import DisplayList

/// Describes what dragging the view, or dropping on it, does. The keyboard drags a view as a whole, so the points aren't needed:
/// their descriptions become part of the view's description.
private struct SpokenPlaceAttribute: ElementAttribute {
    let words: Text
    let isEnabled: Bool

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        guard isEnabled else { return }
        element.accessibility.addHint(words.plainText(in: environment))
    }
}

extension View {
    /// Describes what dragging the view does.
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AttributeModifier(SpokenPlaceAttribute(words: description, isEnabled: true)))
    }

    /// Describes what dragging the view does. The text is looked up in the app's strings.
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Describes what dragging the view does. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Describes what dragging the view does. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDragPoint(point, description: Text(verbatim: String(description)))
    }

    /// Describes what dragging the view does, if `isEnabled` is true.
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
        modifier(AttributeModifier(SpokenPlaceAttribute(words: description, isEnabled: isEnabled)))
    }

    /// Describes what dragging the view does, if `isEnabled` is true. The text is looked up in the app's strings.
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> some View
    {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Describes what dragging the view does, if `isEnabled` is true. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool)
        -> some View
    {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Describes what dragging the view does, if `isEnabled` is true. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool)
        -> some View
    {
        accessibilityDragPoint(point, description: Text(verbatim: String(description)), isEnabled: isEnabled)
    }
}

extension View {
    /// Describes what dropping something on the view does.
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AttributeModifier(SpokenPlaceAttribute(words: description, isEnabled: true)))
    }

    /// Describes what dropping something on the view does. The text is looked up in the app's strings.
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Describes what dropping something on the view does. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Describes what dropping something on the view does. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDropPoint(point, description: Text(verbatim: String(description)))
    }

    /// Describes what dropping something on the view does, if `isEnabled` is true.
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
        modifier(AttributeModifier(SpokenPlaceAttribute(words: description, isEnabled: isEnabled)))
    }

    /// Describes what dropping something on the view does, if `isEnabled` is true. The title is looked up in the app's
    /// strings.
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> some View
    {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Describes what dropping something on the view does, if `isEnabled` is true. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool)
        -> some View
    {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Describes what dropping something on the view does, if `isEnabled` is true. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool)
        -> some View
    {
        accessibilityDropPoint(point, description: Text(verbatim: String(description)), isEnabled: isEnabled)
    }
}
