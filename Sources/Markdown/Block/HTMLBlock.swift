/// An HTML block, with the seven start and end conditions of [CommonMark 4.6](https://spec.commonmark.org/0.31.2/#html-blocks).
enum HTMLBlock: Equatable {
    /// `<pre>` and the like, whose contents aren't interpreted.
    case literal
    case comment
    case instruction
    case declaration
    case cdata
    /// The tag of a block-level element, such as `<div>`.
    case block
    /// A complete tag of any name, alone on its line.
    case tag

    /// The HTML block that begins with a line; nil if there is none.
    init?(startingIn line: BlockLine) {
        let text = line.content
        guard line.indent < 4, text.hasPrefix("<") else { return nil }
        if text.hasPrefix("<!--") {
            self = .comment
        } else if text.hasPrefix("<?") {
            self = .instruction
        } else if text.hasPrefix("<![CDATA[") {
            self = .cdata
        } else if text.prefixMatch(of: #/<![A-Za-z]/#) != nil {
            self = .declaration
        } else if Self.isTag(text, named: Self.literalNames, canClose: false) {
            self = .literal
        } else if Self.isTag(text, named: Self.blockNames, canClose: true) {
            self = .block
        } else if Self.isWholeTag(text) {
            self = .tag
        } else {
            return nil
        }
    }

    /// Whether a line is the block's last one. Always false for a block that ends at a blank line.
    func ends(with line: String) -> Bool {
        switch self {
        case .literal: Self.literalNames.contains { line.lowercased().contains("</\($0)>") }
        case .comment: line.contains("-->")
        case .instruction: line.contains("?>")
        case .declaration: line.contains(">")
        case .cdata: line.contains("]]>")
        case .block, .tag: false
        }
    }

    var endsAtBlankLine: Bool { self == .block || self == .tag }
    var interruptsParagraph: Bool { self != .tag }

    // MARK: Tags

    /// Whether a line begins with a tag of one of the names. The tag may continue on the next line.
    private static func isTag(_ text: String, named names: Set<String>, canClose: Bool) -> Bool {
        guard let match = text.prefixMatch(of: #/<(\/?)([A-Za-z][A-Za-z0-9]*)(?:[ \t>]|\/>|$)/#) else { return false }
        return (canClose || match.1.isEmpty) && names.contains(match.2.lowercased())
    }

    private static func isWholeTag(_ text: String) -> Bool {
        let source = Array(text.unicodeScalars)
        var scanner = HTMLScanner(source)
        guard let length = scanner.tagLength(at: 0) else { return false }
        return source[length...].allSatisfy(\.isMarkdownSpace)
    }

    private static let literalNames: Set = ["pre", "script", "style", "textarea"]

    private static let blockNames = Set(
        """
        address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt \
        fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main \
        menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr \
        track ul
        """.split(separator: " ").map(String.init))
}
