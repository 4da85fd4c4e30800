import DisplayList
import ScreenReading
import SwiftUICore

extension ScreenWindow {
    /// Opens a link in a text, by its words. A link with exactly these words takes precedence over one that contains them.
    ///
    /// - Throws: ``WindowError`` if no link in reach matches, or several do.
    public func tap(link words: String) throws(WindowError) {
        settle()
        let links = textLinks.filter { $0.words.contains(words) }
        let exact = links.filter { $0.words == words }
        let meant = exact.isEmpty ? links : exact
        guard let link = meant.first else { throw WindowError("No text has a link on \"\(words)\".") }
        guard meant.count == 1 else { throw WindowError("There are \(meant.count) links on \"\(words)\".") }
        guard let index = link.indexForApp else { return note(opened: link.address) }
        send(.link(index), to: link.element)
    }

    /// The links in texts within reach, in reading order.
    private var textLinks: [TextLink] {
        let texts = screen.elements.filter(\.isInReach).compactMap { list[$0.id] }
        return texts.flatMap { element in
            Touched(element.id, in: list, of: graph).refusing == nil ? TextLink.all(in: element) : []
        }
    }
}

/// A link in a text, or the part of it in one line.
private struct TextLink {
    let element: ElementID
    let words: String
    let address: String
    /// The link's index in the text, by which the app is notified; nil if the browser opens it.
    let indexForApp: Int?

    static func all(in element: DisplayElement) -> [TextLink] {
        guard case .text(let text) = element.content else { return [] }
        let isHeard = element.input.events.contains(.link)
        let runs = text.lines.flatMap(\.runs).filter { $0.extras.link != nil }
        return runs.enumerated().map { index, run in
            TextLink(
                element: element.id, words: run.text, address: run.extras.link ?? "", indexForApp: isHeard ? index : nil
            )
        }
    }
}
