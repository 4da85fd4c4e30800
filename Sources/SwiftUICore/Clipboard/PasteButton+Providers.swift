import CoreTransferable
import Foundation

// Pasted data of some types. The field receives text only, which may also be read as a URL.

extension PasteButton {
    /// A paste button for text, which the action gets if it has one of the types.
    ///
    /// See [init(supportedContentTypes:payloadAction:)](https://developer.apple.com/documentation/swiftui/pastebutton/init(supportedcontenttypes:payloadaction:)).
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init { text in
            let item = DraggedItem(pasted: text)
            if item.isAny(of: supportedContentTypes) { payloadAction([NSItemProvider(item)]) }
        }
    }

    /// A paste button whose action gets the validator's result; with nil, nothing happens.
    public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes) { providers in
            if let payload = validator(providers) { payloadAction(payload) }
        }
    }

    /// The older form of `init(supportedContentTypes:payloadAction:)`. Identifiers of unknown types are left out.
    @available(swift, deprecated: 100000.0, message: "Use init(supportedContentTypes:payloadAction:)")
    public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(supportedContentTypes: supportedTypes.compactMap { UTType($0) }, payloadAction: payloadAction)
    }

    /// The older form of `init(supportedContentTypes:validator:payloadAction:)`. Identifiers of unknown types are left
    /// out.
    @available(swift, deprecated: 100000.0, message: "Use init(supportedContentTypes:validator:payloadAction:)")
    public init<Payload>(
        supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        self.init(
            supportedContentTypes: supportedTypes.compactMap { UTType($0) }, validator: validator,
            payloadAction: payloadAction)
    }
}

extension DraggedItem {
    /// Text from the clipboard, which is offered as a URL as well if it can be parsed as one.
    init(pasted text: String) {
        let words = DraggedItem(text)
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: trimmed), url.scheme != nil, !trimmed.contains(" ") else {
            self = words
            return
        }
        let address = DraggedItem(url)
        self.init(types: address.types + words.types, value: nil) { type in
            try await (address.isAny(of: [type]) ? address : words).load(type)
        }
    }
}
