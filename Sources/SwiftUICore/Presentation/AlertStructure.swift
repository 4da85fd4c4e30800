import Foundation

/// An alert as a value. Deprecated by Apple in favour of `alert(_:isPresented:actions:message:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button, OK by default.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(.system("OK"))]
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        /// A button; nil does nothing.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// A button that cancels, usually without an action; nil does nothing.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// A button titled Cancel; nil does nothing.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(.system("Cancel"), action: action) }

        /// A button for a destructive action, in red; nil does nothing.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

extension View {
    /// Shows the alert while the value is true.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            PresentationModifier(.alert, isPresented) { AlertContent(content()) })
    }

    /// Shows an alert while there is an item; pressing a button sets it to nil.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(
            PresentationModifier(.alert, item) { AlertContent(content($0)) })
    }
}

/// A dialog whose buttons are values: an alert or an action sheet.
struct AlertContent: View {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    var body: some View {
        Question(
            title: title, isTitleShown: true, message: message,
            actions: ForEach(buttons.indices, id: \.self) { index in
                Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
            })
    }
}

extension AlertContent {
    fileprivate init(_ alert: Alert) {
        self.init(title: alert.title, message: alert.message, buttons: alert.buttons)
    }
}
