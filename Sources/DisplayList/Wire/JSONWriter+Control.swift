import JSONSyntax

/// The JSON encoding of controls.
extension JSONWriter {
    mutating func control(_ value: ControlContent) {
        object {
            $0.field(.value, value.value)
            $0.field(.revision, value.revision)
            if let minimum = value.minimum { $0.field(.minimum, minimum) }
            if let maximum = value.maximum { $0.field(.maximum, maximum) }
            if let step = value.step { $0.field(.step, step) }
            if !value.options.isEmpty {
                $0.key(.options)
                $0.array(value.options) { $0.option($1) }
            }
            $0.look(value.look)
        }
    }

    /// `[value, title, isDisabled, group or null]`
    private mutating func option(_ value: ControlContent.Option) {
        array {
            $0.string(value.value)
            $0.string(value.title)
            $0.bool(value.isDisabled)
            if let group = value.group { $0.string(group) } else { $0.null() }
        }
    }

    private mutating func look(_ value: ControlContent.Look) {
        key(.families)
        array(value.families) { $0.string($1) }
        field(.size, value.size)
        field(.color, value.color)
        field(.tint, value.tint)
        field(.dark, value.isDark)
    }
}
