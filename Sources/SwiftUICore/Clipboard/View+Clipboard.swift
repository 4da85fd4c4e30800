import CoreTransferable
import Foundation

extension View {
    /// Copies these values at the copy command, if the focus is in this view, or if the focus is in no copyable view and
    /// this is the only reachable one. The browser's clipboard gets their text.
    ///
    /// See [copyable(_:)](https://developer.apple.com/documentation/swiftui/view/copyable(_:)).
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(ClipboardModifier(command: .copy { payload().map { DraggedItem($0) } }))
    }

    /// Cuts values at the cut command: the action removes them from the app's data and returns them.
    ///
    /// See [cuttable(for:action:)](https://developer.apple.com/documentation/swiftui/view/cuttable(for:action:)).
    public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(ClipboardModifier(command: .cut { action().map { DraggedItem($0) } }))
    }

    /// Takes pasted values of a type: the original values if views of this window have copied them, and those made from
    /// other programs' text. If the validator returns no values, nothing happens.
    ///
    /// See [pasteDestination](https://developer.apple.com/documentation/swiftui/view/pastedestination(for:action:validator:)).
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            ClipboardModifier(
                command: .paste { items in
                    items.become(T.self) { values in
                        let valid = validator(values)
                        if !valid.isEmpty { action(valid) }
                    }
                }))
    }

    /// The older form of `copyable(_:)`, with providers; nil copies nothing.
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(
            ClipboardModifier(command: payloadAction.map { action in .copy { action().map(\.dragged) } }))
    }

    /// The older form of `cuttable(for:action:)`, with providers; nil cuts nothing.
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(
            ClipboardModifier(command: payloadAction.map { action in .cut { action().map(\.dragged) } }))
    }

    /// Takes pasted items that have one of the types.
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Takes pasted items that have one of the types. The action gets the validator's result; with nil, nothing
    /// happens.
    public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        modifier(
            ClipboardModifier(
                command: .paste { items in
                    let fitting = items.filter { $0.isAny(of: supportedContentTypes) }
                    guard !fitting.isEmpty, let payload = validator(fitting.map { NSItemProvider($0) }) else {
                        return false
                    }
                    payloadAction(payload)
                    return true
                }))
    }

    /// The older form of `onPasteCommand(of:perform:)`. Identifiers of unknown types are left out.
    @available(swift, deprecated: 100000.0, message: "Use onPasteCommand(of:perform:) with content types")
    @_disfavoredOverload
    public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
    }

    /// The older form of `onPasteCommand(of:validator:perform:)`. Identifiers of unknown types are left out.
    @available(swift, deprecated: 100000.0, message: "Use onPasteCommand(of:validator:perform:) with content types")
    @_disfavoredOverload
    public func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedTypes.compactMap { UTType($0) }, validator: validator, perform: payloadAction)
    }
}
