/// A choice of actions as a value. Soft-deprecated by Apple in favour of
/// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`, which looks the same.
///
/// See [ActionSheet](https://developer.apple.com/documentation/swiftui/actionsheet).
public struct ActionSheet {
    /// One of the actions.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice of actions. If none of the buttons is a cancel button, one is added.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    @MainActor fileprivate var content: AlertContent { AlertContent(title: title, message: message, buttons: buttons) }
}

extension View {
    /// Offers actions while the value is true; each of them sets it to false.
    @available(swift, deprecated: 100000.0, message: "Use confirmationDialog(_:isPresented:actions:message:)")
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(PresentationModifier(.confirmation, isPresented) { content().content })
    }

    /// Offers actions while there is an item; each of them sets it to nil.
    @available(swift, deprecated: 100000.0, message: "Use confirmationDialog(_:isPresented:presenting:actions:)")
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
        modifier(PresentationModifier(.confirmation, item) { content($0).content })
    }
}
