import CoreTransferable
import DisplayList
import Foundation

/// What the views of a window have last copied. The browser's clipboard gets words for it; while those are still there when
/// somebody pastes, it is the app's own values that come back.
@MainActor
final class Clipboard: WindowService {
    private var items: [DraggedItem] = []
    /// What the browser was given for them; nil while that isn't known.
    private var words: String?
    private var serial = 0

    init(graph: ViewGraph) {}

    /// Keeps the items; the answer is needed to say what the browser has for them.
    fileprivate func keep(_ items: [DraggedItem]) -> Int {
        self.items = items
        words = nil
        serial += 1
        return serial
    }

    /// False where something else has been copied since.
    fileprivate func name(_ words: String, ifStill mine: Int) -> Bool {
        guard serial == mine else { return false }
        self.words = words
        return true
    }

    /// What comes with these words from the browser's clipboard: that may have come from elsewhere.
    func items(pasted text: String) -> [DraggedItem] {
        isOwn(text) ? items : [DraggedItem(pasted: text)]
    }

    private func isOwn(_ text: String) -> Bool {
        guard let words else { return !items.isEmpty }
        // Some systems end lines their own way, and the page sends no more than this.
        let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
        return plain == words || (text.utf16.count >= TextFieldContent.lengthMax - 1 && words.hasPrefix(plain))
    }
}

extension ViewGraph {
    var clipboard: Clipboard { service() }

    /// Copies values of the app's. A browser lets a page do so shortly after a key was pressed.
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
    /// One below the other. What can't be said is called by its type, so that a paste of it is known again.
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
