import Foundation

/// One element: a rectangle in its parent's coordinates and everything that a renderer needs to show it.
///
/// A value with copy-on-write storage, since most elements of a list are the same as in the frame before.
public struct DisplayElement: Sendable {
    /// The element's identity.
    public let id: ElementID
    private var storage: Storage

    /// The mutable properties of an element. Those with storage of their own are the same in most elements.
    struct Fields: Equatable, Sendable {
        var frame: CGRect
        var content: ElementContent
        var sharedStyle: Shared<ElementStyle>
        var sharedAccessibility: Shared<ElementAccessibility>
        var sharedInput: Shared<ElementInput>
        var children: [ElementID]
        var motions: [AnimatedProperty: Motion] = [:]
        var sharedEntrance: Shared<Entrance>?
        var isLeaving = false

        var style: ElementStyle {
            _read { yield sharedStyle.value }
            _modify { yield &sharedStyle.value }
        }
        var accessibility: ElementAccessibility {
            _read { yield sharedAccessibility.value }
            _modify { yield &sharedAccessibility.value }
        }
        var input: ElementInput {
            _read { yield sharedInput.value }
            _modify { yield &sharedInput.value }
        }

        /// Uses the other's storage for the parts that are equal.
        mutating func share(_ other: Fields) {
            sharedStyle.share(other.sharedStyle)
            sharedAccessibility.share(other.sharedAccessibility)
            sharedInput.share(other.sharedInput)
        }

        static let standard = DisplayElement(id: ElementID(0)).storage.fields
        static let standardStyle = Shared(ElementStyle())
        static let standardAccessibility = Shared(ElementAccessibility())
        static let standardInput = Shared(ElementInput())
    }

    /// Only mutated while uniquely referenced.
    private final class Storage: @unchecked Sendable {
        var fields: Fields
        init(_ fields: Fields) { self.fields = fields }
    }

    /// Creates an element without motions or an entrance. By default it is an empty group without a size; nil means the standard
    /// style, accessibility properties and input.
    public init(
        id: ElementID, frame: CGRect = .zero, content: ElementContent = .group, style: ElementStyle? = nil,
        accessibility: ElementAccessibility? = nil, input: ElementInput? = nil, children: [ElementID] = []
    ) {
        self.id = id
        storage = Storage(
            Fields(
                frame: frame, content: content, sharedStyle: style.map { Shared($0) } ?? Fields.standardStyle,
                sharedAccessibility: accessibility.map { Shared($0) } ?? Fields.standardAccessibility,
                sharedInput: input.map { Shared($0) } ?? Fields.standardInput, children: children))
    }

    /// Read in place: a copy would retain and release every reference in it.
    var fields: Fields {
        _read { yield storage.fields }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
            yield &storage.fields
        }
    }

    /// Shares the storage of the parts that are equal to the standard ones, or to those of the element's previous version: they then
    /// use no memory, and need no comparison.
    public mutating func shareParts(with old: DisplayElement?) {
        fields.share(Fields.standard)
        if let old { fields.share(old.fields) }
    }

    /// The same element with another identity.
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

    /// Its style, independent of the content.
    public var style: ElementStyle {
        _read { yield storage.fields.sharedStyle.value }
        _modify { yield &fields.sharedStyle.value }
    }

    /// Its accessibility properties.
    public var accessibility: ElementAccessibility {
        _read { yield storage.fields.sharedAccessibility.value }
        _modify { yield &fields.sharedAccessibility.value }
    }

    /// The events that it listens to.
    public var input: ElementInput {
        _read { yield storage.fields.sharedInput.value }
        _modify { yield &fields.sharedInput.value }
    }

    /// In accessibility order.
    public var children: [ElementID] {
        _read { yield storage.fields.children }
        _modify { yield &fields.children }
    }

    /// The motion with which each animated property last changed; a missing property changed without one.
    public var motions: [AnimatedProperty: Motion] {
        _read { yield storage.fields.motions }
        _modify { yield &fields.motions }
    }

    /// The state from which the element animates when it is created; nil means that it appears without a transition.
    public var entrance: Entrance? {
        get { storage.fields.sharedEntrance?.value }
        set { fields.sharedEntrance = newValue.map { Shared($0) } }
    }

    /// A leaving element is still drawn, but is excluded from hit testing, the tab order and accessibility.
    public var isLeaving: Bool {
        get { storage.fields.isLeaving }
        _modify { yield &fields.isLeaving }
    }
}
