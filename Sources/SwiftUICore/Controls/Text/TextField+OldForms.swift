import Foundation

// The forms from before `focused(_:)` and `onSubmit(of:_:)`: closures are called when editing begins or ends, and when
// Return is pressed.

extension TextField where Label == Text {
    /// The field shows the binding's text, also during typing: an app may truncate it.
    private init(
        _ title: Text, text: Binding<String>, _ onEditingChanged: @escaping (Bool) -> Void,
        _ onCommit: @escaping () -> Void
    ) {
        let field = FieldElement(text: text, label: title, prompt: title, onFocus: onEditingChanged)
        self.init(.field(AnyView(field.onSubmit(onCommit))), label: title, prompt: nil)
    }

    /// The older form, with closures. `onEditingChanged` is called when the field gets and when it loses the focus;
    /// `onCommit` runs when Return is pressed. The title is looked up in the app's strings.
    @available(swift, deprecated: 100000.0, message: "Use focused(_:) and onSubmit(of:_:)")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(Text(titleKey), text: text, onEditingChanged, onCommit)
    }

    /// The older form, with a closure. `onCommit` runs when Return is pressed. The title is looked up in the app's
    /// strings.
    @available(swift, deprecated: 100000.0, message: "Use onSubmit(of:_:)")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), text: text, { _ in }, onCommit)
    }

    /// The older form, with closures. `onEditingChanged` is called when the field gets and when it loses the focus;
    /// `onCommit` runs when Return is pressed. The title is shown as it is.
    @available(swift, deprecated: 100000.0, message: "Use focused(_:) and onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(Text(verbatim: String(title)), text: text, onEditingChanged, onCommit)
    }

    /// The older form, with a closure. `onCommit` runs when Return is pressed. The title is shown as it is.
    @available(swift, deprecated: 100000.0, message: "Use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(verbatim: String(title)), text: text, { _ in }, onCommit)
    }
}

// MARK: - Values

extension TextField where Label == Text {
    private init<V>(
        _ title: Text, value: Binding<V>, _ formatter: Formatter, _ onEditingChanged: @escaping (Bool) -> Void,
        _ onCommit: @escaping () -> Void
    ) {
        var parsed = ParsedValue(value, formatter)
        parsed.onEditingChanged = onEditingChanged
        parsed.onCommit = onCommit
        self.init(.value(parsed), label: title, prompt: nil)
    }

    /// The older form for a value that a formatter writes and reads. `onEditingChanged` is called when the field gets
    /// and when it loses the focus; `onCommit` runs when Return is pressed. The title is looked up in the app's
    /// strings.
    @available(swift, deprecated: 100000.0, message: "Use focused(_:) and onSubmit(of:_:)")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(Text(titleKey), value: value, formatter, onEditingChanged, onCommit)
    }

    /// The older form for a value that a formatter writes and reads. `onCommit` runs when Return is pressed. The title
    /// is looked up in the app's strings.
    @available(swift, deprecated: 100000.0, message: "Use onSubmit(of:_:)")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), value: value, formatter, { _ in }, onCommit)
    }

    /// The older form for a value that a formatter writes and reads. `onEditingChanged` is called when the field gets
    /// and when it loses the focus; `onCommit` runs when Return is pressed. The title is shown as it is.
    @available(swift, deprecated: 100000.0, message: "Use focused(_:) and onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(Text(verbatim: String(title)), value: value, formatter, onEditingChanged, onCommit)
    }

    /// The older form for a value that a formatter writes and reads. `onCommit` runs when Return is pressed. The title
    /// is shown as it is.
    @available(swift, deprecated: 100000.0, message: "Use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(Text(verbatim: String(title)), value: value, formatter, { _ in }, onCommit)
    }
}
