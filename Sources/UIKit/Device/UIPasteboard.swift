import Foundation
import SwiftUICore

/// The visitor's clipboard. What the app puts there is copied if it happens right after a user action, as browsers
/// demand.
///
/// See [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard). A page can't read the browser's
/// clipboard: the app reads what it last put there in this window. People paste into fields and `PasteButton`.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
    private static var boards: [ObjectIdentifier: (graph: WeakGraph, board: UIPasteboard)] = [:]
    private static let ofNobody = UIPasteboard()

    private struct WeakGraph { weak var graph: ViewGraph? }

    private override init() { super.init() }

    /// The clipboard of the current window.
    public static var general: UIPasteboard {
        guard let graph = ViewGraph.current else { return ofNobody }
        boards = boards.filter { $0.value.graph.graph != nil }
        if let known = boards[ObjectIdentifier(graph)] { return known.board }
        let made = UIPasteboard()
        boards[ObjectIdentifier(graph)] = (WeakGraph(graph: graph), made)
        return made
    }

    /// How many times the app has changed the contents.
    public private(set) var changeCount = 0

    /// The texts that the app last put there; nil if there are none. Setting it copies them to the visitor's clipboard,
    /// one per line.
    public var strings: [String]? {
        didSet {
            changeCount += 1
            ViewGraph.current?.request(.copy((strings ?? []).joined(separator: "\n")))
        }
    }

    /// The first text. Setting it copies that text to the visitor's clipboard in place of all others.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The first text as a URL; nil if it isn't one. Setting it copies the URL as text.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    /// Those texts that are addresses. Setting it copies the addresses as text, one per line.
    public var urls: [URL]? {
        get { strings?.compactMap { URL(string: $0) } }
        set { strings = newValue?.map(\.absoluteString) }
    }

    /// Whether the app put any text there.
    public var hasStrings: Bool { !(strings ?? []).isEmpty }
    /// Whether the first text is an address with a scheme.
    public var hasURLs: Bool { url?.scheme != nil }
    /// False: images aren't supported.
    public var hasImages: Bool { false }
    /// False: colors aren't supported.
    public var hasColors: Bool { false }
    /// How many texts the app put there.
    public var numberOfItems: Int { strings?.count ?? 0 }
}
