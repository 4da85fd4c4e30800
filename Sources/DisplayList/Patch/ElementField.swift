import JSONSyntax

/// One property of an element that can change by itself: how to compare, copy and encode it.
///
/// The table below is the complete list: the diff, `Patch.apply` and the encoder all read it. Children, motions and a module's
/// parts are not in it, since their edits depend on the previous state.
struct ElementField: Sendable {
    let key: WireKey
    let differs: @Sendable (DisplayElement, DisplayElement) -> Bool
    let copy: @Sendable (DisplayElement, inout DisplayElement) -> Void
    let write: @Sendable (DisplayElement, inout JSONWriter) -> Void

    /// For properties that change often: a key path would copy the whole element before it reads the value.
    init<Value: Equatable & SendableMetatype>(
        _ key: WireKey, get: @escaping @Sendable (DisplayElement) -> Value,
        set: @escaping @Sendable (inout DisplayElement, Value) -> Void,
        _ write: @escaping @Sendable (inout JSONWriter, Value) -> Void
    ) {
        self.key = key
        differs = { get($0) != get($1) }
        copy = { set(&$1, get($0)) }
        self.write = { write(&$1, get($0)) }
    }

    init<Value: Equatable & SendableMetatype>(
        _ key: WireKey, _ path: WritableKeyPath<DisplayElement.Fields, Value> & Sendable,
        _ write: @escaping @Sendable (inout JSONWriter, Value) -> Void
    ) {
        self.init(key, get: { $0.fields[keyPath: path] }, set: { $0.fields[keyPath: path] = $1 }, write)
    }

    /// An optional value, which is null on the wire.
    init<Value: Equatable & SendableMetatype>(
        optional key: WireKey, _ path: WritableKeyPath<DisplayElement.Fields, Value?> & Sendable,
        _ write: @escaping @Sendable (inout JSONWriter, Value) -> Void
    ) {
        self.init(key, path) { writer, value in
            if let value { write(&writer, value) } else { writer.null() }
        }
    }
}

extension ElementField {
    static let all: [ElementField] = groups.flatMap(\.fields)

    /// Fields in one part of an element: where the part is equal, none of them needs a comparison.
    static let groups: [Group] = [
        Group(fields: geometry) { _, _ in true },
        Group(fields: look) { $0.fields.sharedStyle != $1.fields.sharedStyle },
        Group(fields: meaning) { $0.fields.sharedAccessibility != $1.fields.sharedAccessibility },
        Group(fields: listening) { $0.fields.sharedInput != $1.fields.sharedInput },
    ]

    struct Group: Sendable {
        let fields: [ElementField]
        let differs: @Sendable (DisplayElement, DisplayElement) -> Bool
    }

    private static let geometry: [ElementField] = [
        ElementField(.frame, get: { $0.frame }, set: { $0.frame = $1 }) { $0.rectangle($1) },
        ElementField(.content, get: { $0.contentApartFromParts }, set: { $0.contentApartFromParts = $1 }) {
            $0.content($1)
        },
        ElementField(.leaving, get: { $0.isLeaving }, set: { $0.isLeaving = $1 }) { $0.bool($1) },
        ElementField(.entrance, get: { $0.entrance }, set: { $0.entrance = $1 }) { writer, entrance in
            if let entrance { writer.entrance(entrance) } else { writer.null() }
        },
    ]

    private static let look: [ElementField] = [
        ElementField(.opacity, \.style.opacity) { $0.number($1) },
        ElementField(.transform, \.style.transform.unwound) { $0.transform($1) },
        ElementField(.rotation, \.style.transform.rotationDegrees) { $0.number($1) },
        ElementField(.anchor, \.style.anchor) { $0.point($1) },
        ElementField(optional: .background, \.style.background) { $0.paint($1) },
        ElementField(.radius, \.style.corners) { writer, corners in
            guard corners.square != 0 else { return writer.number(corners.radius) }
            writer.array(corners.radii) { $0.number($1) }
        },
        ElementField(optional: .border, \.style.border) { $0.border($1) },
        ElementField(.clips, \.style.clips) { $0.bool($1) },
        ElementField(optional: .clipPath, \.style.clipPath) { $0.clipPath($1) },
        ElementField(optional: .pin, \.style.pin) { $0.pin($1) },
        ElementField(.zIndex, \.style.zIndex) { $0.number($1) },
        ElementField(.hittable, \.style.isHittable) { $0.bool($1) },
        ElementField(.hidden, \.style.isHidden) { $0.bool($1) },
        ElementField(optional: .shadow, \.style.shadow) { $0.shadow($1) },
        ElementField(.blur, \.style.blur) { $0.number($1) },
        ElementField(.filters, \.style.filters) { $0.array($1) { $0.filter($1) } },
        ElementField(.blend, \.style.blendMode) { $0.string($1.rawValue) },
        ElementField(.isolates, \.style.isolates) { $0.bool($1) },
        ElementField(optional: .mask, \.style.mask) { $0.mask($1) },
        ElementField(optional: .contentChange, \.style.contentChange) { $0.contentChange($1) },
    ]

    private static let meaning: [ElementField] = [
        ElementField(optional: .role, \.accessibility.role) { $0.string($1.rawValue) },
        ElementField(optional: .label, \.accessibility.label) { $0.string($1) },
        ElementField(optional: .value, \.accessibility.value) { $0.string($1) },
        ElementField(optional: .hint, \.accessibility.hint) { $0.string($1) },
        ElementField(optional: .help, \.accessibility.help) { $0.string($1) },
        ElementField(optional: .language, \.accessibility.language) { $0.string($1) },
        ElementField(optional: .identifier, \.accessibility.identifier) { $0.string($1) },
        ElementField(.silent, \.accessibility.isHidden) { $0.bool($1) },
        ElementField(.selected, \.accessibility.isSelected) { $0.bool($1) },
        ElementField(optional: .level, \.accessibility.headingLevel) { $0.integer($1) },
    ]

    private static let listening: [ElementField] = [
        ElementField(.events, \.input.events) { $0.array($1.map(\.rawValue).sorted()) { $0.string($1) } },
        ElementField(.disabled, \.input.isDisabled) { $0.bool($1) },
        ElementField(.gestures, \.input.gestures) { $0.array($1) { $0.gesture($1) } },
        ElementField(.focusable, \.input.isFocusable) { $0.bool($1) },
        ElementField(optional: .shortcut, \.input.shortcut) { $0.array($1) { $0.string($1) } },
        ElementField(.stepsBack, \.input.stepsBack) { $0.integer($1) },
        ElementField(.stepsForward, \.input.stepsForward) { $0.integer($1) },
        ElementField(optional: .drag, \.input.drag) { $0.drag($1) },
    ]
}

/// A set of indices of `ElementField.all`.
struct ElementFieldSet: OptionSet, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The fields in which two elements differ.
    init(from old: DisplayElement, to new: DisplayElement) {
        var bits: UInt64 = 0
        var first = 0
        for group in ElementField.groups {
            if group.differs(old, new) {
                for (index, field) in group.fields.enumerated() where field.differs(old, new) {
                    bits |= 1 << (first + index)
                }
            }
            first += group.fields.count
        }
        rawValue = bits
    }

    var fields: some Sequence<ElementField> {
        sequence(state: rawValue) { bits -> ElementField? in
            guard bits != 0 else { return nil }
            defer { bits &= bits - 1 }
            return ElementField.all[bits.trailingZeroBitCount]
        }
    }

    func contains(_ key: WireKey) -> Bool { fields.contains { $0.key == key } }
}
