import DisplayList
import Foundation
import TextLayout
@_spi(Nodes) import ViewTree

extension Text: View, PrimitiveView {
    package static func makeNode(_ view: Text, in context: NodeContext) -> TypedNode<Text> {
        TextNode(view, context)
    }
}

/// The node of a text. If the text's own style has a decoration, there is a layout node for it around that of the text.
private final class TextNode: TypedNode<Text> {
    private var view: Text
    private let text: TextLayoutNode
    private var decoration: DecorationLayoutNode?

    init(_ view: Text, _ context: NodeContext) {
        self.view = view
        text = TextLayoutNode(graph: context.graph)
        super.init(context)
        decorate()
        text.show(view, in: environment)
    }

    override var ownLayout: LayoutNode? { decoration ?? text }

    override func update(_ view: Text) {
        self.view = view
        refresh()
    }

    override func environmentDidChange(from old: EnvironmentValues) { refresh() }

    private func refresh() {
        if decorate() { parent?.layoutChildrenDidChange() }
        text.show(view, in: environment)
    }

    /// Shows the decoration of the text's style. Returns whether the text didn't have any so far.
    @discardableResult
    private func decorate() -> Bool {
        let wanted = view.decoration(in: environment)
        if let decoration {
            decoration.update(wanted, environment)
        } else if !wanted.isEmpty {
            let new = DecorationLayoutNode(text, graph: graph)
            new.update(wanted, environment)
            decoration = new
            return true
        }
        return false
    }

    override func teardown() {
        guard isAlive else { return }
        super.teardown()
        if decoration != nil { graph.retire(text) }
    }
}

extension Text {
    /// The decoration of the style that the whole text has of its own. Nearly all styles are colors, which have none.
    fileprivate func decoration(in environment: EnvironmentValues) -> StyleDecoration {
        for case .color(let style) in traits {
            guard let style, style.color == nil else { break }
            return StyleDecoration(of: style.style, in: environment)
        }
        return StyleDecoration()
    }
}

/// Lays out a text. In a narrower proposal the text takes more lines; in a lower one, lines are left out.
private final class TextLayoutNode: LayoutNode {
    private var text = ResolvedText()
    private var style = ParagraphStyle()
    private var environment = EnvironmentValues()
    private var view: Text?
    /// The text laid out without limits, as most texts are shown.
    private var whole: LaidOutText?
    private var widestWord: CGFloat?
    /// The text's language; nil if it is the window's.
    private var language: String?
    private var changes = ContentChangeMemory()
    private lazy var alarm = Alarm(graph: graph)
    /// The links that can be pressed, in the order in which the client numbers them, as last displayed.
    private var links: [URL] = []
    /// The state for a renderer of the app, if one draws the text.
    private var drawn = DrawnText()

    /// Does nothing if the text and the environment are the same: a body that is evaluated again makes all its texts
    /// anew, but most of them haven't changed.
    func show(_ view: Text, in environment: EnvironmentValues) {
        if view == self.view, environment.isCopy(of: self.environment) { return }
        self.view = view
        self.environment = environment
        resolve(view)
        rendererDidChange()
    }

    /// Asks the renderer again for the sizes that the layout uses. Usually they are unchanged, so that no new layout is
    /// needed.
    private func rendererDidChange() {
        let isDrawn = environment.textRenderer != nil
        guard isDrawn || drawn.isInUse else { return }
        drawn.isInUse = isDrawn
        if drawn.sizes.allSatisfy({ chosenSize(for: $0) == $1 }) { invalidateDisplay() } else { invalidateLayout() }
    }

    override package func willLayoutAgain() { drawn.sizes = [:] }

    private func resolve(_ view: Text) {
        let resolved = view.resolve(in: environment)
        let language = environment.foreignLanguage
        if language != self.language { invalidateDisplay() }
        self.language = language
        update(resolved, environment.paragraphStyle)
        alarm.set(for: resolved.nextChange) { [weak self] in self?.resolve(view) }
    }

    private func update(_ text: ResolvedText, _ style: ParagraphStyle) {
        guard text != self.text || style != self.style else { return }
        let isSameShape = text.spans == self.text.spans && style == self.style
        self.text = text
        self.style = style
        if isSameShape { return invalidateDisplay() }
        whole = nil
        widestWord = nil
        invalidateLayout()
    }

    override var spokenText: String { view?.spoken?.label?.resolvedString(in: environment) ?? text.string }

    override var wordWidth: CGFloat? {
        let width = widestWord ?? CGFloat(TextEngine.widestWord(of: text.spans)).rounded(.up)
        widestWord = width
        return width
    }

    private func lay(out proposal: ProposedViewSize) -> LaidOutText {
        let whole = whole ?? TextEngine.layout(text.spans, style: style)
        self.whole = whole
        let (width, height) = (proposal.width.map { Double($0) }, proposal.height.map { Double($0) })
        if whole.keepsWithin(width: width, height: height) { return whole }
        return TextEngine.layout(text.spans, style: style, width: width, height: height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = chosenSize(for: proposal)
        drawn.sizes[proposal] = size
        return size
    }

    private func chosenSize(for proposal: ProposedViewSize) -> CGSize {
        guard let renderer = environment.textRenderer else { return lay(out: proposal).size.inEighths }
        return renderer.sizeThatFits(proposal: proposal, text: TextProxy(text: text, style: style))
    }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        if key.key == VerticalAlignment.firstTextBaseline.key { return lay(out: proposal).firstBaseline }
        if key.key == VerticalAlignment.lastTextBaseline.key { return lay(out: proposal).lastBaseline }
        return nil
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let laidOut = lay(out: placedProposal)
        if let renderer = environment.textRenderer, !environment.redactionReasons.contains(.placeholder) {
            return display(laidOut, drawnBy: renderer, &builder)
        }
        for line in laidOut.lines {
            for run in line.runs { if let family = run.family { builder.use([family], for: run.text) } }
        }
        let followed = FollowedLinks(environment, graph)
        links = laidOut.lines.flatMap(\.runs).compactMap(text.link(of:)).filter { followed.address(of: $0) != nil }
        return builder.show(self) { element in
            defer { view?.spoken?.attribute(in: environment).apply(to: &element, environment: environment) }
            if environment.redactionReasons.contains(.placeholder) {
                return element.redact(laidOut, color: environment.foregroundColor)
            }
            element.content = .text(text.content(of: laidOut, followed))
            element.accessibility.language = language
            element.style.contentChange = changes.change(to: environment.chosenContentTransition)
            if links.contains(where: followed.isForApp) { element.input.events.insert(.link) }
        }
    }

    private func display(
        _ laidOut: LaidOutText, drawnBy renderer: any TextRenderer, _ builder: inout DisplayBuilder
    ) -> [ElementID] {
        links = []
        let layout = drawn.layout(of: laidOut, text)
        let recorder = CanvasRecorder()
        observing(.display) {
            var context = GraphicsContext(recorder: recorder, environment: environment, size: size)
            renderer.draw(layout: layout, in: &context)
        }
        for (family, text) in recorder.fonts { builder.use([family], for: text) }
        return builder.show(self) {
            var content = recorder.content(size: size)
            content.margin = recorder.margin(around: size, atLeast: renderer.displayPadding)
            content.text = text.string
            $0.content = .canvas(content)
            view?.spoken?.attribute(in: environment).apply(to: &$0, environment: environment)
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .link(let index) = action else { return false }
        guard links.indices.contains(index) else { return true }
        environment.openURL(links[index])
        return true
    }

    override func didRetire() { alarm.cancel() }
}

/// The state of a text that a renderer draws.
private struct DrawnText {
    /// Whether a renderer drew the text at the last check.
    var isInUse = false
    /// The sizes that were returned to the layout.
    var sizes: [ProposedViewSize: CGSize] = [:]
    private var known: (laidOut: LaidOutText, text: ResolvedText, layout: Text.Layout)?

    /// The layout for the renderer, which is made again only if the text has changed, not in every frame.
    mutating func layout(of laidOut: LaidOutText, _ text: ResolvedText) -> Text.Layout {
        if let known, known.laidOut == laidOut, known.text == text { return known.layout }
        let layout = Text.Layout(laidOut, of: text)
        known = (laidOut, text, layout)
        return layout
    }
}

extension ResolvedText {
    /// The display content of a laid-out text. Without `followed`, its links are shown as ordinary text.
    func content(of laidOut: LaidOutText, _ followed: FollowedLinks? = nil) -> TextContent {
        TextContent(lines: laidOut.lines.map { line($0, followed) })
    }

    /// The link of a run. Images in a text are only pictures, and have no link.
    fileprivate func link(of run: LaidOutText.Run) -> URL? { run.attachment == nil ? looks[run.tag].link : nil }

    private func line(_ line: LaidOutText.Line, _ followed: FollowedLinks?) -> TextContent.Line {
        TextContent.Line(
            top: line.top, baseline: line.baseline, height: line.height, runs: line.runs.map { run($0, followed) },
            endsParagraph: line.endsParagraph)
    }

    private func run(_ run: LaidOutText.Run, _ followed: FollowedLinks?) -> TextContent.Run {
        let look = looks[run.tag]
        return TextContent.Run(
            text: run.text, x: run.x, width: run.width, family: run.family, size: run.size, color: look.color,
            decoration: look.decoration, tracking: run.tracking, extras: extras(of: run, followed))
    }

    private func extras(of run: LaidOutText.Run, _ followed: FollowedLinks?) -> TextContent.RunExtras {
        let look = looks[run.tag]
        var extras = look.extras
        extras.link = link(of: run).flatMap { followed?.address(of: $0) }
        guard let place = run.attachment, let drawing = look.image?.drawing else { return extras }
        let shown: TextContent.RunImage.Drawing =
            switch drawing {
            case .bitmap(let resource, let isTemplate):
                .bitmap(resource, tint: isTemplate ? look.color : nil, isPixelated: look.isPixelated)
            case .symbol(let symbol):
                symbol.inText(size: CGSize(width: run.width, height: place.ascent + place.descent))
            }
        extras.image = TextContent.RunImage(
            drawing: shown, ascent: place.ascent, height: place.ascent + place.descent, label: look.image?.label)
        return extras
    }
}

extension PaintedSymbol {
    /// In the color of the text around it, or in the colors of its layers.
    fileprivate func inText(size: CGSize) -> TextContent.RunImage.Drawing {
        guard let outline else { return .bitmap(registeredFile(size: size), tint: nil, isPixelated: false) }
        return .symbol(path: outline.path, viewBox: viewBox, usesEvenOddRule: outline.usesEvenOddRule)
    }
}
