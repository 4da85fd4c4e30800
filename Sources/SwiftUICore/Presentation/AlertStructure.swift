import Foundation

/// A question as a value. Deprecated by Apple in favour of `alert(_:isPresented:actions:message:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A question with one answer; without one, it is OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(.system("OK"))]
    }

    /// A question with two answers.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// An answer.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        /// An answer; nil does nothing.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// An answer that does nothing else than end the question, by custom; nil does nothing.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// An answer that reads Cancel; nil does nothing.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(.system("Cancel"), action: action) }

        /// An answer that deletes something, in red; nil does nothing.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

extension View {
    /// Asks the question while the value is true.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            PresentationModifier(.alert, isPresented) { AlertContent(content()) })
    }

    /// Asks a question while there is an item; the answer makes it nil.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(
            PresentationModifier(.alert, item) { AlertContent(content($0)) })
    }
}

/// A question whose answers are values: an alert's, or an action sheet's.
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
