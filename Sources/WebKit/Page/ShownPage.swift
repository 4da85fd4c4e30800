import Foundation

/// What a frame shows, as the client module receives it.
struct ShownPage: Encodable, Equatable {
    /// A script that the app adds to the page.
    struct Script: Encodable, Equatable {
        let source: String
        let isAtEnd: Bool
    }

    /// Different for every page, so that reports about one before aren't taken for this one's.
    var serial = 0
    /// The frame's name for assistive technology.
    var title = ""
    /// The address of another site's page…
    var address: String?
    /// …or else HTML.
    var html: String?
    /// What the HTML's addresses are relative to.
    var base: String?
    var scripts: [Script] = []
    /// Whether scripts of the HTML run.
    var runsScripts = true

    /// The most bytes of HTML that are sent to a browser, as they are in the message.
    static let byteCountMax = 8 << 20

    /// How many bytes HTML takes in a message, whose JSON escapes quotes, backslashes and control characters.
    static func byteCount(of html: String) -> Int {
        html.utf8.reduce(0) { $0 + ($1 < 0x20 ? 6 : $1 == UInt8(ascii: "\"") || $1 == UInt8(ascii: "\\") ? 2 : 1) }
    }

    static func site(_ url: URL) -> ShownPage { ShownPage(title: url.host ?? "", address: url.absoluteString) }

    static func html(_ html: String, base: URL?) -> ShownPage {
        ShownPage(title: base?.host ?? "", html: html, base: base?.absoluteString)
    }

    var isSite: Bool { address != nil }
}

/// How a frame shows its page, as the client module receives it.
struct PageSettings: Encodable, Equatable {
    /// A name at which the app receives messages.
    struct Handler: Encodable, Equatable {
        let name: String
        let replies: Bool
    }

    /// The document that HTML is written into.
    var shell = ""
    var handlers: [Handler] = []
    /// Whether the app shows the page's alerts.
    var panels = false
    /// Whether scripts open windows without a press.
    var opensWindows = false
    var scrolls = true
    /// Whether what lies behind is seen where the page paints nothing.
    var isClear = false
    var isFullscreenAllowed = false
}
