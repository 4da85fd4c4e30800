import CoreTransferable
import DisplayList
import Foundation

/// A field to paste into. Browsers give the clipboard's content only to a paste by the user.
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

/// Takes text from the clipboard, with a field to paste into.
///
/// See [PasteButton](https://developer.apple.com/documentation/swiftui/pastebutton).
public struct PasteButton: View {
    private let paste: @MainActor (String) -> Void

    init(paste: @escaping @MainActor (String) -> Void) { self.paste = paste }

    /// A paste button for values that can be made from text.
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
