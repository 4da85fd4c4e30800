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
    /// Says what dragging the view is good for.
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AttributeModifier(SpokenPlaceAttribute(words: description, isEnabled: true)))
    }

    /// Says what dragging the view is good for. The text is looked up in the app's strings.
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Says what dragging the view is good for. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Says what dragging the view is good for. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDragPoint(point, description: Text(verbatim: String(description)))
    }

    /// Describes what dragging the view does, where `isEnabled` is true.
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
        modifier(AttributeModifier(SpokenPlaceAttribute(words: description, isEnabled: isEnabled)))
    }

    /// Describes what dragging the view does, where `isEnabled` is true. The text is looked up in the app's strings.
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> some View
    {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Describes what dragging the view does, where `isEnabled` is true. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool)
        -> some View
    {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Describes what dragging the view does, where `isEnabled` is true. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool)
        -> some View
    {
        accessibilityDragPoint(point, description: Text(verbatim: String(description)), isEnabled: isEnabled)
    }
}

extension View {
    /// Says what dropping something on the view is good for.
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AttributeModifier(SpokenPlaceAttribute(words: description, isEnabled: true)))
    }

    /// Says what dropping something on the view is good for. The text is looked up in the app's strings.
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Says what dropping something on the view is good for. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Says what dropping something on the view is good for. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDropPoint(point, description: Text(verbatim: String(description)))
    }

    /// Says what dropping something on the view is good for, where that is enabled.
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
        modifier(AttributeModifier(SpokenPlaceAttribute(words: description, isEnabled: isEnabled)))
    }

    /// Says what dropping something on the view is good for, where that is enabled. The title is looked up in the app's
    /// strings.
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> some View
    {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Says what dropping something on the view is good for, where that is enabled. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool)
        -> some View
    {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Says what dropping something on the view is good for, where that is enabled. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool)
        -> some View
    {
        accessibilityDropPoint(point, description: Text(verbatim: String(description)), isEnabled: isEnabled)
    }
}
