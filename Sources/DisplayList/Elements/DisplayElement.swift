import Foundation

/// One element: a rectangle in its parent's coordinates and everything that a renderer needs to show it.
///
/// A value; what it holds is shared until it is changed, since most elements of a list are those of the frame before.
public struct DisplayElement: Sendable {
    /// The element's identity.
    public let id: ElementID
    private var storage: Storage

    /// What can change about an element.
    struct Fields: Equatable, Sendable {
        var frame: CGRect
        var content: ElementContent
        var style: ElementStyle
        var accessibility: ElementAccessibility
        var input: ElementInput
        var children: [ElementID]
        var motions: [AnimatedProperty: Motion] = [:]
        var entrance: Entrance?
        var isLeaving = false
    }

    /// Written only while one element alone refers to it.
    private final class Storage: @unchecked Sendable {
        var fields: Fields
        init(_ fields: Fields) { self.fields = fields }
    }

    /// Creates an element without motions or an entrance. By default it is an empty group without a size.
    public init(
        id: ElementID, frame: CGRect = .zero, content: ElementContent = .group, style: ElementStyle = ElementStyle(),
        accessibility: ElementAccessibility = ElementAccessibility(), input: ElementInput = ElementInput(),
        children: [ElementID] = []
    ) {
        self.id = id
        storage = Storage(
            Fields(
                frame: frame, content: content, style: style, accessibility: accessibility, input: input,
                children: children))
    }

    /// Read in place: a copy would count every reference in it up and down.
    var fields: Fields {
        _read { yield storage.fields }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
            yield &storage.fields
        }
    }

    /// The same element under another identity.
    public func identified(by id: ElementID) -> DisplayElement {
        var copy = DisplayElement(id: id)
        copy.storage = storage
        return copy
    }
}

extension DisplayElement: Equatable {
    /// Whether both have the same identity and the same fields.
    public static func == (left: DisplayElement, right: DisplayElement) -> Bool {
        left.id == right.id && (left.storage === right.storage || left.storage.fields == right.storage.fields)
    }
}

extension DisplayElement {
    /// In points, relative to the parent's top left corner; a scroll view's child is relative to its scrolled content.
    public var frame: CGRect {
        get { storage.fields.frame }
        _modify { yield &fields.frame }
    }

    /// What it draws. The case never changes during an element's life; its payload may.
    public var content: ElementContent {
        _read { yield storage.fields.content }
        _modify { yield &fields.content }
    }

    /// How it looks, whatever it draws.
    public var style: ElementStyle {
        _read { yield storage.fields.style }
        _modify { yield &fields.style }
    }

    /// What it means to assistive technology.
    public var accessibility: ElementAccessibility {
        _read { yield storage.fields.accessibility }
        _modify { yield &fields.accessibility }
    }

    /// What it listens to.
    public var input: ElementInput {
        _read { yield storage.fields.input }
        _modify { yield &fields.input }
    }

    /// In accessibility order.
    public var children: [ElementID] {
        _read { yield storage.fields.children }
        _modify { yield &fields.children }
    }

    /// Under which animation each animated property last changed; what is absent changed without one.
    public var motions: [AnimatedProperty: Motion] {
        _read { yield storage.fields.motions }
        _modify { yield &fields.motions }
    }

    /// Where the element comes from when it is created; nil appears in place.
    public var entrance: Entrance? {
        _read { yield storage.fields.entrance }
        _modify { yield &fields.entrance }
    }

    /// A leaving element is still drawn, but is out of hit testing, the tab order and accessibility.
    public var isLeaving: Bool {
        get { storage.fields.isLeaving }
        _modify { yield &fields.isLeaving }
    }
}
