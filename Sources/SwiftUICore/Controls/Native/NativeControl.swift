import DisplayList
import Foundation
import TextLayout
@_spi(Nodes) import ViewTree

/// A browser's own control, laid over the view that draws its value. (A slider draws itself.)
struct NativeControl: WrappingModifier {
    let variety: ControlContent.Variety
    let value: String
    var minimum: String?
    var maximum: String?
    var step: String?
    /// Called when the control is displayed: the options' texts are resolved by then.
    var options: () -> [ControlContent.Option] = { [] }
    let label: String?
    /// The spoken form of the value, if the browser's own isn't meaningful.
    var spokenValue: String?
    let onChange: (String) -> Void
    var onHold: ((Bool) -> Void)?

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> NativeControlLayoutNode {
        NativeControlLayoutNode(self, child, node)
    }

    func update(_ wrapper: NativeControlLayoutNode, for node: ViewNode) { wrapper.update(self, node.environment) }
}

/// Shows the app's value in the browser's control, unless the person has chosen another one that the app hasn't processed yet.
final class NativeControlLayoutNode: UnaryLayoutNode, ReachingControl {
    private var control: NativeControl
    var reach: CGRect? {
        didSet { if reach != oldValue { invalidateDisplay() } }
    }
    private var environment: EnvironmentValues
    /// The client's last revision of the value.
    private var revision = 0
    /// The value that came with that revision, until the app has accepted or rejected it. A revision must never be
    /// displayed with the value from before it, or the client would revert the user's choice.
    private var reported: String?

    fileprivate init(_ control: NativeControl, _ child: LayoutNode, _ node: ViewNode) {
        self.control = control
        environment = node.environment
        super.init(child, graph: node.graph)
    }

    fileprivate func update(_ control: NativeControl, _ environment: EnvironmentValues) {
        self.control = control
        self.environment = environment
        reported = nil
        invalidateDisplay()
    }

    /// If the app hasn't accepted the value by the next turn of the main queue, the control reverts.
    private func forgetReportedSoon(_ revision: Int) {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.reported != nil, self.revision == revision else { return }
                self.reported = nil
                self.invalidateDisplay()
            }
        }
    }

    override var isFocusTarget: Bool { true }
    /// Whether a press opens a menu.
    var isMenu: Bool { control.variety == .menu }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let font = environment.textFont
        if reported != nil { forgetReportedSoon(revision) }
        let options = control.options()
        builder.use(TextEngine.families(for: font), for: options.map(\.title).joined())
        return builder.show(self, in: reach ?? CGRect(origin: .zero, size: size)) { element in
            element.content = .control(content(font, options))
            element.accessibility.label = control.label
            element.accessibility.language = environment.foreignLanguage
            element.accessibility.value = control.spokenValue
            element.input.events.formUnion([.value, .focus])
            if control.onHold != nil { element.input.events.insert(.hold) }
            element.input.isDisabled = !environment.isEnabled
        }
    }

    private func content(_ font: TextFont, _ options: [ControlContent.Option]) -> ControlContent {
        ControlContent(
            variety: control.variety, value: reported ?? control.value, revision: revision, minimum: control.minimum,
            maximum: control.maximum, step: control.step, options: options,
            look: ControlContent.Look(
                families: TextEngine.families(for: font), size: font.size,
                color: Color.primary.displayColor(in: environment), tint: environment.tintColor,
                isDark: environment.colorScheme == .dark))
    }

    /// Ignores a value with an outdated revision.
    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .value(let value, let revision):
            guard revision > self.revision else { return true }
            self.revision = revision
            reported = value
            invalidateDisplay()
            control.onChange(value)
            return true
        case .hold(let isDown):
            control.onHold?(isDown)
            return true
        case .focus:
            return true
        default:
            return false
        }
    }
}
