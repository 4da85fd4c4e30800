import DisplayList
import Foundation
import TextLayout
@_spi(Nodes) import ViewTree

/// The field itself: an HTML input.
package struct FieldElement: View {
    private let text: Binding<String>
    private let label: Text?
    private let prompt: Text?
    private let promptColor: Color
    private let selection: Binding<TextSelection?>?
    private let isSecure: Bool
    private let lines: FieldLines?
    private let isTall: Bool
    private let onFocus: (Bool) -> Void

    /// - Parameter isTall: Whether a single-line field takes the proposed height, with the line in the middle.
    package init(
        text: Binding<String>, label: Text?, prompt: Text?, promptColor: Color? = nil,
        selection: Binding<TextSelection?>? = nil, isSecure: Bool = false, lines: FieldLines? = nil,
        isTall: Bool = false, onFocus: @escaping (Bool) -> Void = { _ in }
    ) {
        self.text = text
        self.label = label
        self.prompt = prompt
        self.promptColor = promptColor ?? .placeholderText
        self.selection = selection
        self.isSecure = isSecure
        self.lines = lines
        self.isTall = isTall
        self.onFocus = onFocus
    }

    /// Reads the text and the selection, which makes the body depend on them.
    package var body: some View {
        FieldLeaf(
            value: text.wrappedValue, text: text, selected: selection?.wrappedValue, selection: selection, label: label,
            prompt: prompt, promptColor: promptColor, isSecure: isSecure, lines: lines, isTall: isTall,
            onFocus: onFocus)
    }
}

/// The height of a multiline field.
package enum FieldLines: Equatable {
    /// As many lines as the text has.
    case growing
    /// The proposed height.
    case filling
}

/// A field with everything that its layout node sends to the browser.
private struct FieldLeaf: PrimitiveView {
    let value: String
    let text: Binding<String>
    let selected: TextSelection?
    let selection: Binding<TextSelection?>?
    let label: Text?
    let prompt: Text?
    let promptColor: Color
    let isSecure: Bool
    let lines: FieldLines?
    let isTall: Bool
    let onFocus: (Bool) -> Void

    static func makeNode(_ view: FieldLeaf, in context: NodeContext) -> TypedNode<FieldLeaf> {
        LeafNode(view, context, layout: FieldLayoutNode(graph: context.graph)) { layout, view, environment in
            layout.update(view, environment)
        }
    }
}

/// Merges what a person types in the browser with what the app sets meanwhile: both have the revision of the text that they are
/// based on.
private final class FieldLayoutNode: LayoutNode {
    /// The width if none is proposed, in points.
    private static let idealWidth: CGFloat = 200

    private var view: FieldLeaf?
    private var environment = EnvironmentValues()
    private var font = TextFont()
    /// The client's last revision of the text.
    private var revision = 0
    private var texts = FieldTexts()
    /// The text that the app made of that revision, until the view is updated with it. A revision must never be
    /// displayed with the text from before it, or the client would revert what is being typed.
    private var accepted: String?
    /// The app's selection: what it made of the client's last report, until the view is updated with it.
    private var selected: TextSelection?
    private var selection = FieldSelection()

    func update(_ view: FieldLeaf, _ environment: EnvironmentValues) {
        self.view = view
        accepted = nil
        selected = view.selected
        self.environment = environment
        let font = environment.textFont
        if font != self.font || view.lines != nil { invalidateLayout() }
        self.font = font
        invalidateDisplay()
    }

    override var isFocusTarget: Bool { true }

    /// The proposed width, even if it is infinite: this is how a stack recognizes that the field is flexible.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = max(proposal.width ?? Self.idealWidth, 0)
        let measured = width.isFinite ? width : Self.idealWidth
        return CGSize(width: width, height: height(of: view?.lines, width: measured, offered: proposal.height))
    }

    /// The line height, which is also sent to the browser, so that both compute the same text height.
    private var lineHeight: CGFloat { TextEngine.metrics(for: font).lineHeight.rounded(.up) }

    private func height(of lines: FieldLines?, width: CGFloat, offered: CGFloat?) -> CGFloat {
        guard let view else { return lineHeight }
        guard let lines else { return view.isTall ? max(offered ?? 0, lineHeight) : lineHeight }
        if lines == .filling { return offered.map { max($0, lineHeight) } ?? lineHeight * 6 }
        let shown = view.value.isEmpty ? view.prompt?.resolvedString(in: environment) ?? "" : view.value
        // A trailing line feed begins another, empty line.
        let span = TextSpan(text: shown.hasSuffix("\n") ? shown + " " : shown, font: font, tag: 0)
        let count = TextEngine.layout([span], width: Double(max(width, 1))).lines.count
        let paragraph = environment.paragraph
        return lineHeight * CGFloat(min(max(count, paragraph.minimumLines, 1), max(paragraph.lineLimit ?? .max, 1)))
    }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        let isBaseline =
            key.key == VerticalAlignment.firstTextBaseline.key || key.key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? TextEngine.metrics(for: font).ascent : nil
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard let view else { return [] }
        let prompt = view.prompt?.resolvedString(in: environment) ?? ""
        builder.use(TextEngine.families(for: font), forTyping: view.value + prompt)
        return builder.show(self) { element in
            element.content = .textField(content(of: view))
            element.accessibility.label = view.label?.resolvedString(in: environment)
            element.accessibility.language = environment.foreignLanguage
            element.input.events = view.lines == .filling ? [.text, .focus] : [.text, .submit, .focus]
            if view.selection != nil { element.input.events.insert(.selection) }
            element.input.isDisabled = !environment.isEnabled
        }
    }

    private func content(of view: FieldLeaf) -> TextFieldContent {
        let text = accepted ?? view.value
        if text.isEmpty, let sent = texts.last, !sent.isEmpty, !view.isSecure {
            graph.service(SceneRestoration.self).note(cleared: sent)
        }
        return TextFieldContent(
            text: text, revision: revision, serial: texts.serial(showing: text),
            placeholder: view.prompt?.resolvedString(in: environment) ?? "",
            placeholderColor: view.promptColor.displayColor(in: environment),
            families: TextEngine.families(for: font), size: font.size,
            color: environment.foregroundColor, tint: environment.tintColor,
            alignment: environment.shownTextAlignment.fieldAlignment, isSecure: view.isSecure,
            isMultiline: view.lines != nil, lineHeight: Double(lineHeight), typing: environment.typing.hints,
            selection: view.selection == nil ? nil : selection.content(text: text, wish: selected))
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .text(let text, let revision, let serial, let offsets):
            take(text, revision, madeFrom: serial, selecting: offsets)
            return true
        case .selection(let offsets, let revision, let serial):
            // A report is outdated if the app has changed the text since, even if that isn't displayed yet.
            guard let view, revision == self.revision, selection.isCurrent(view.text.wrappedValue, serial: serial)
            else { return true }
            take(offsets, unlessMovedFrom: selected)
            return true
        case .submit:
            environment.submitActions.run(.text)
            return true
        case .focus(let hasFocus, _, _):
            view?.onFocus(hasFocus)
            return true
        default:
            return false
        }
    }
}

extension FieldLayoutNode: BrowserWriting {
    /// Multiline text is aligned to the top; a single line is centered vertically.
    func writing(in size: CGSize) -> (text: TextContent, origin: CGPoint)? {
        guard let view else { return nil }
        let text = accepted ?? view.value
        let shown = view.isSecure ? String(repeating: "•", count: text.count) : text
        let prompt = view.prompt?.resolvedString(in: environment) ?? ""
        let words = text.isEmpty ? Text(verbatim: prompt).foregroundStyle(view.promptColor) : Text(verbatim: shown)
        let resolved = words.resolve(in: environment)
        var style = environment.paragraphStyle
        if view.lines == nil { style.lineLimit = 1 }
        let laidOut = TextEngine.layout(resolved.spans, style: style, width: Double(size.width))
        let top = view.lines == nil ? (size.height - laidOut.size.height) / 2 : 0
        let spare = max(size.width - laidOut.size.width, 0)
        let start = spare * environment.shownTextAlignment.share
        return (resolved.content(of: laidOut, FollowedLinks(environment, graph)), CGPoint(x: start, y: top))
    }
}

extension FieldLayoutNode {
    private func take(_ text: String, _ revision: Int, madeFrom serial: Int, selecting offsets: Range<Int>?) {
        guard let view else { return }
        // If a revision was skipped, the base of this text is unknown, so the edit can't be merged.
        let isNext = revision == self.revision + 1
        let merged = isNext ? texts.merge(text, madeFrom: serial, into: view.text.wrappedValue) : text
        self.revision = revision
        invalidateDisplay()
        let before = view.selection?.wrappedValue
        view.text.wrappedValue = merged
        accepted = view.text.wrappedValue
        texts.begin(text)
        if !view.isSecure { graph.service(SceneRestoration.self).note(typed: text) }
        selection.begin(text)
        take(offsets.map { Self.places($0, in: text, movedTo: merged) }, unlessMovedFrom: before)
    }

    private static func places(_ offsets: Range<Int>, in text: String, movedTo merged: String) -> Range<Int> {
        guard merged != text else { return offsets }
        let edit = TextEdit(from: Array(text.utf16), to: Array(merged.utf16))
        let start = edit.moved(offsets.lowerBound)
        return start..<max(start, edit.moved(offsets.upperBound))
    }

    /// Sets the app's selection to the client's, unless the app has just changed it.
    private func take(_ offsets: Range<Int>?, unlessMovedFrom before: TextSelection?) {
        guard let view, let binding = view.selection else { return }
        invalidateDisplay()
        selected = binding.wrappedValue
        guard selected == before else { return }
        let text = accepted ?? view.text.wrappedValue
        selected = selection.tell(binding, offsets, in: text, affinity: environment.textSelectionAffinity)
    }
}

extension TextAlignment {
    /// The fraction of a line's spare width that lies before it.
    fileprivate var share: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }

    fileprivate var fieldAlignment: TextFieldContent.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
