import CoreTransferable
import DisplayList
import Foundation

/// A field that takes what a person pastes into it: a browser gives an app the clipboard by a person's own paste only.
private struct PasteField: View {
    let take: (String) -> Void
    @State private var text = ""

    var body: some View {
        TextField(text: $text, prompt: .system("Paste here")) { Text.system("Paste") }
            .textFieldStyle(.roundedBorder)
            .onChange(of: text) {
                guard !text.isEmpty else { return }
                take(text)
                text = ""
            }
    }
}

/// Takes words from the clipboard: a field to paste into.
///
/// See [PasteButton](https://developer.apple.com/documentation/swiftui/pastebutton).
public struct PasteButton: View {
    private let paste: @MainActor (String) -> Void

    init(paste: @escaping @MainActor (String) -> Void) { self.paste = paste }

    /// Values that can be made from text.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { text in
            if let own = text as? T { return onPaste([own]) }
            let item = DraggedItem(text)
            let graph = ViewGraph.current
            Task { @MainActor in
                guard let value = try? await item.become(T.self) else { return }
                if let graph { graph.inContext { onPaste([value]) } } else { onPaste([value]) }
            }
        }
    }

    /// A text field to paste into, at most 200 points wide.
    public var body: some View { PasteField(take: paste).frame(maxWidth: 200) }
}
