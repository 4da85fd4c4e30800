import CoreTransferable
import DisplayList
import Foundation

/// The values that a window's views have last copied. The browser's clipboard gets a text for them; if a paste brings
/// that text back, the app gets its own values.
@MainActor
final class Clipboard: WindowService {
    private var items: [DraggedItem] = []
    /// The text that the browser's clipboard got for the items; nil until it is known.
    private var words: String?
    private var serial = 0

    init(graph: ViewGraph) {}

    /// Keeps the items. The returned serial is passed to `name(_:ifStill:)`.
    fileprivate func keep(_ items: [DraggedItem]) -> Int {
        self.items = items
        words = nil
        serial += 1
        return serial
    }

    /// Records the text of the items; returns false if something else has been copied since.
    fileprivate func name(_ words: String, ifStill mine: Int) -> Bool {
        guard serial == mine else { return false }
        self.words = words
        return true
    }

    /// The items for a text from the browser's clipboard, which may come from another program.
    func items(pasted text: String) -> [DraggedItem] {
        isOwn(text) ? items : [DraggedItem(pasted: text)]
    }

    private func isOwn(_ text: String) -> Bool {
        guard let words else { return !items.isEmpty }
        // Some systems convert line endings, and the page truncates longer texts.
        let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
        return plain == words || (text.utf16.count >= TextFieldContent.lengthMax - 1 && words.hasPrefix(plain))
    }
}

extension ViewGraph {
    var clipboard: Clipboard { service() }

    /// Copies the app's values. A browser allows this shortly after a key press.
    func copy(_ items: [DraggedItem]) {
        let mine = clipboard.keep(items)
        Task { [weak self] in
            let words = await items.words()
            guard let self, clipboard.name(words, ifStill: mine) else { return }
            request(.copy(words))
        }
    }
}

extension [DraggedItem] {
    /// The items' texts, one per line. An item without a text is represented by its type's identifier, so that its
    /// paste is recognized.
    @MainActor fileprivate func words() async -> String {
        var lines: [String] = []
        for item in self { lines.append(await item.words() ?? item.types.first?.identifier ?? "") }
        return lines.joined(separator: "\n").replacingOccurrences(of: "\r\n", with: "\n")
    }
}

extension DraggedItem {
    @MainActor fileprivate func words() async -> String? {
        if let text = value as? String { return text }
        for wanted in [UTType.plainText, .url, .text] {
            guard let type = typesForOthers.first(where: { $0.conforms(to: wanted) }),
                let data = try? await load(type)
            else { continue }
            if let text = String(data: data, encoding: .utf8) { return text }
        }
        return nil
    }
}
