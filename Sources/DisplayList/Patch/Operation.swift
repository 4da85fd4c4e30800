/// One step from a client's state to the new one.
public enum Operation: Equatable, Sendable {
    /// Font faces that are used from now on, and those that aren't any more (which a client may keep).
    case fonts(added: [FontFace], removed: [FontFace])
    /// The window's new title.
    case title(String)
    /// The window's new language.
    case language(String)
    /// A new element with all of its properties, its children by id. Children may be created after it.
    case create(DisplayElement)
    /// All that changed about one element.
    case update(ElementUpdate)
    /// The new root element, which fills the window.
    case root(ElementID)
    /// Removed elements, including all of their descendants.
    case remove([ElementID])
    /// The element that gets the keyboard focus; nil for none.
    case focus(ElementID?)
    /// New requests to the page; the oldest `dropping` ones are removed.
    case request([BrowserRequest.Numbered], dropping: Int)
}

/// The changes of one element, as a single operation.
public struct ElementUpdate: Equatable, Sendable {
    /// The element's new state. Of its children and of a module's parts, only the edits below are sent.
    public let element: DisplayElement
    let changed: ElementFieldSet
    /// The motions of properties that change in this very update; other changed properties change without one. An endless motion
    /// is sent again when the element is laid out again.
    public let motions: [AnimatedProperty: Motion]
    /// What changed among its children.
    public let children: ChildrenEdit
    /// What changed among a module's parts.
    public let parts: PartsEdit

    /// Nil where the two are equal. Both must have the same id and the same kind of content.
    init?(from old: DisplayElement, to new: DisplayElement) {
        guard old != new else { return nil }
        precondition(old.content.kind == new.content.kind, "\(new.id) changed its kind of content")
        let changed = ElementFieldSet(from: old, to: new)
        self.changed = changed
        element = new
        children = ChildrenEdit(from: old.children, to: new.children)
        parts = PartsEdit(from: old.parts, to: new.parts)
        motions = Self.motions(from: old, to: new, of: changed)
    }

    /// The motions of `new` that this change starts. Most changes start none.
    private static func motions(
        from old: DisplayElement, to new: DisplayElement, of changed: ElementFieldSet
    ) -> [AnimatedProperty: Motion] {
        guard !new.motions.isEmpty else { return [:] }
        return new.motions.filter { property, motion in
            let isNewer = old.motions[property].map { $0.serial < motion.serial } ?? true
            return (isNewer || motion.repeatCount == .infinity) && property.fields.contains(where: changed.contains)
        }
    }

    /// Whether a client would notice it: an update may contain nothing but finished motions.
    var isVisible: Bool { !changed.isEmpty || !children.isEmpty || !parts.isEmpty }

    func apply(to old: inout DisplayElement) {
        for field in changed.fields { field.copy(element, &old) }
        old.motions = element.motions
        old.children = children.applied(to: old.children)
        if !parts.isEmpty { old.parts = parts.applied(to: old.parts) }
    }
}

extension AnimatedProperty {
    /// The fields that one motion animates together.
    var fields: [WireKey] {
        switch self {
        case .frame: [.frame]
        case .opacity: [.opacity]
        case .transform: [.transform, .rotation, .anchor]
        case .background: [.background, .content]
        case .filter: [.shadow, .blur, .filters]
        case .content: [.content]
        }
    }
}

extension ElementContent {
    /// The word for its kind on the wire.
    public var kind: String {
        switch self {
        case .group: "group"
        case .text: "text"
        case .image: "image"
        case .path: "path"
        case .button: "button"
        case .textField(let field): field.isMultiline ? "textEditor" : "textField"
        case .link: "link"
        case .share: "share"
        case .control(let control): control.variety.kind
        case .file: "file"
        case .progress: "progress"
        case .dialog: "dialog"
        case .pages: "pages"
        case .scroll: "scroll"
        case .canvas: "canvas"
        case .module: "module"
        }
    }
}
