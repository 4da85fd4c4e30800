import JSONSyntax

extension JSONWriter {
    /// The operations as an array of objects, without those that no client would notice.
    mutating func operations(_ patch: Patch) {
        array { for operation in patch.operations { $0.operation(operation) } }
    }

    private mutating func operation(_ operation: Operation) {
        switch operation {
        case .fonts(let added, _): if !added.isEmpty { fonts(added) }
        case .title(let title): object { $0.open(.title, .text, title) }
        case .language(let language): object { $0.open(.language, .text, language) }
        case .create(let element): create(element)
        case .update(let update): if update.isVisible { self.update(update) }
        case .root(let root): identified(.root, root)
        case .remove(let removed):
            object {
                $0.field(.op, WireKey.remove.rawValue)
                $0.identifiers(.ids, removed)
            }
        case .focus(let focus): identified(.focus, focus)
        case .request(let added, _): if !added.isEmpty { request(added) }
        }
    }

    private mutating func open(_ operation: WireKey, _ key: WireKey, _ value: String) {
        field(.op, operation.rawValue)
        field(key, value)
    }

    private mutating func identified(_ operation: WireKey, _ id: ElementID?) {
        object {
            $0.field(.op, operation.rawValue)
            $0.key(.id)
            if let id { $0.integer(id.rawValue) } else { $0.null() }
        }
    }

    private mutating func identifiers(_ key: WireKey, _ ids: [ElementID]) {
        self.key(key)
        array(ids) { $0.integer($1.rawValue) }
    }

    /// Faces as `[family, path, unicodeRange]`.
    private mutating func fonts(_ faces: [FontFace]) {
        object {
            $0.field(.op, WireKey.fonts.rawValue)
            $0.key(.faces)
            $0.array(faces) { writer, face in
                writer.array([face.family, face.resource.path, face.unicodeRange]) { $0.string($1) }
            }
        }
    }

    /// Requests as `[serial, name, …]`: the serial lets a client skip requests that a snapshot repeats.
    private mutating func request(_ requests: [BrowserRequest.Numbered]) {
        object {
            $0.field(.op, WireKey.request.rawValue)
            $0.key(.requests)
            $0.array(requests) { writer, numbered in
                writer.array {
                    $0.integer(numbered.serial)
                    $0.request(numbered.request)
                }
            }
        }
    }

    /// A request's name and values.
    private mutating func request(_ request: BrowserRequest) {
        switch request {
        case .speak(let words, let isUrgent):
            string(WireKey.speak.rawValue)
            string(words)
            bool(isUrgent)
        case .open(let address):
            string(WireKey.open.rawValue)
            string(address)
        case .vibrate(let milliseconds):
            string(WireKey.vibrate.rawValue)
            array(milliseconds) { $0.integer($1) }
        case .download(let resource, let name):
            string(WireKey.download.rawValue)
            string(resource.path)
            string(name)
        case .copy(let text):
            string(WireKey.copy.rawValue)
            string(text)
        case .openWindow(let address):
            string(WireKey.openWindow.rawValue)
            string(address)
        case .allowNotifications:
            string(WireKey.allowNotifications.rawValue)
        case .notify(let name, let title, let body):
            string(WireKey.notify.rawValue)
            for text in [name, title, body] { string(text) }
        case .closeWindow:
            string(WireKey.closeWindow.rawValue)
        }
    }

    // MARK: Elements

    /// Writes the content, and only those fields that differ from a new element's.
    private mutating func create(_ element: DisplayElement) {
        let plain = DisplayElement(id: element.id, content: element.content)
        object {
            $0.identify(.create, element.id)
            $0.field(.kind, element.content.kind)
            if !element.content.isBare {
                $0.key(.content)
                $0.content(element.content)
            }
            $0.fields(ElementFieldSet(from: plain, to: element), of: element)
            if !element.children.isEmpty { $0.identifiers(.children, element.children) }
            $0.parts(.parts, element.parts)
            $0.motions(element.motions, withOrigins: true)
        }
    }

    private mutating func update(_ update: ElementUpdate) {
        object {
            $0.identify(.update, update.element.id)
            $0.fields(update.changed, of: update.element)
            $0.edit(update.children)
            $0.parts(.edited, update.parts.edited)
            if !update.parts.gone.isEmpty {
                $0.key(.gone)
                $0.array(update.parts.gone) { $0.string($1) }
            }
            $0.motions(update.motions, withOrigins: false)
        }
    }

    private mutating func identify(_ operation: WireKey, _ id: ElementID) {
        field(.op, operation.rawValue)
        field(.id, id.rawValue)
    }

    private mutating func fields(_ set: ElementFieldSet, of element: DisplayElement) {
        for field in set.fields {
            key(field.key)
            field.write(element, &self)
        }
    }

    /// `left: [id, …]`, `placed: [[after or null, id, …], …]`
    private mutating func edit(_ edit: ChildrenEdit) {
        if !edit.left.isEmpty { identifiers(.left, edit.left) }
        guard !edit.placed.isEmpty else { return }
        key(.placed)
        array(edit.placed) { writer, run in
            writer.array {
                if let after = run.after { $0.integer(after.rawValue) } else { $0.null() }
                for child in run.children { $0.integer(child.rawValue) }
            }
        }
    }

    /// A module's parts by name, each of which is JSON already.
    private mutating func parts(_ key: WireKey, _ parts: [String: String]) {
        guard !parts.isEmpty else { return }
        self.key(key)
        object { writer in
            for (name, json) in parts.sorted(by: { $0.key < $1.key }) {
                writer.key(name)
                writer.json(json)
            }
        }
    }

    private mutating func motions(_ motions: [AnimatedProperty: Motion], withOrigins: Bool) {
        guard !motions.isEmpty else { return }
        key(.motions)
        object { writer in
            for (property, motion) in motions.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                writer.key(property.key)
                writer.motion(motion, withOrigin: withOrigins)
            }
        }
    }
}

extension AnimatedProperty {
    var key: WireKey {
        switch self {
        case .frame: .frame
        case .opacity: .opacity
        case .transform: .transform
        case .background: .background
        case .filter: .filter
        case .content: .content
        }
    }
}

extension ElementContent {
    fileprivate var isBare: Bool {
        switch self {
        case .group, .button: true
        default: false
        }
    }
}
