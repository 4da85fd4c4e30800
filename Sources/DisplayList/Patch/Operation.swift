/// One step from what a client has to what it shall have.
public enum Operation: Equatable, Sendable {
    /// Font faces that came into use, and those that went out of it (which a client may keep).
    case fonts(added: [FontFace], removed: [FontFace])
    /// The window's new title.
    case title(String)
    /// The language of what the window shows from now on.
    case language(String)
    /// A new element with everything about it, its children by id. Children may be created after it.
    case create(DisplayElement)
    /// All that changed about one element.
    case update(ElementUpdate)
    /// The element that fills the window from now on.
    case root(ElementID)
    /// Elements that are gone. Those below them are named too.
    case remove([ElementID])
    /// The element that has the keyboard from now on; nil for none.
    case focus(ElementID?)
    /// Requests to the page; `dropping` old ones are forgotten.
    case request([BrowserRequest.Numbered], dropping: Int)
}

/// What changed about one element, as one operation however much it is.
public struct ElementUpdate: Equatable, Sendable {
    /// The element as it is now. Of its children, and of a module's parts, the client is told the edits below.
    public let element: DisplayElement
    let changed: ElementFieldSet
    /// The motions under which a property changes in this very update; another changed property jumps. One that goes on
    /// for ever is named again where what it moves is laid out anew.
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

    /// The motions of `new` that are begun by what changed. Most changes have none.
    private static func motions(
        from old: DisplayElement, to new: DisplayElement, of changed: ElementFieldSet
    ) -> [AnimatedProperty: Motion] {
        guard !new.motions.isEmpty else { return [:] }
        return new.motions.filter { property, motion in
            let isNewer = old.motions[property].map { $0.serial < motion.serial } ?? true
            return (isNewer || motion.repeatCount == .infinity) && property.fields.contains(where: changed.contains)
        }
    }

    /// Whether a client would notice it: an update may carry no more than spent motions.
    var isVisible: Bool { !changed.isEmpty || !children.isEmpty || !parts.isEmpty }

    func apply(to old: inout DisplayElement) {
        for field in changed.fields { field.copy(element, &old) }
        old.motions = element.motions
        old.children = children.applied(to: old.children)
        if !parts.isEmpty { old.parts = parts.applied(to: old.parts) }
    }
}

extension AnimatedProperty {
    /// The fields that travel together under one motion.
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
