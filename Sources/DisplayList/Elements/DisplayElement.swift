import Foundation

/// One element: a rectangle in its parent's coordinates and everything that a renderer needs to show it.
public struct DisplayElement: Equatable, Sendable {
    public let id: ElementID
    /// In points, relative to the parent's top left corner; a scroll view's child is relative to its scrolled content.
    public var frame: CGRect
    /// What it draws. The case never changes during an element's life; its payload may.
    public var content: ElementContent
    public var style: ElementStyle
    public var accessibility: ElementAccessibility
    public var input: ElementInput
    /// In accessibility order.
    public var children: [ElementID]
    /// Under which animation each animated property last changed; what is absent changed without one.
    public var motions: [AnimatedProperty: Motion]
    /// Where the element comes from when it is created; nil appears in place.
    public var entrance: Entrance?
    /// A leaving element is still drawn, but is out of hit testing, the tab order and accessibility.
    public var isLeaving: Bool

    public init(
        id: ElementID, frame: CGRect = .zero, content: ElementContent = .group, style: ElementStyle = ElementStyle(),
        accessibility: ElementAccessibility = ElementAccessibility(), input: ElementInput = ElementInput(),
        children: [ElementID] = []
    ) {
        self.id = id
        self.frame = frame
        self.content = content
        self.style = style
        self.accessibility = accessibility
        self.input = input
        self.children = children
        self.motions = [:]
        self.entrance = nil
        self.isLeaving = false
    }

    /// The same element under another identity.
    public func identified(by id: ElementID) -> DisplayElement {
        var copy = DisplayElement(
            id: id, frame: frame, content: content, style: style, accessibility: accessibility, input: input,
            children: children)
        copy.motions = motions
        copy.entrance = entrance
        copy.isLeaving = isLeaving
        return copy
    }
}
