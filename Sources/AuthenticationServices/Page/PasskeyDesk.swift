import JSONSyntax
import SwiftUICore
@_spi(Nodes) import ViewTree

/// The requests of a window for passkeys. A browser asks one question at a time, so they are performed one after the other;
/// those that wait for a choice in a field give way to any other.
@MainActor
final class PasskeyDesk: WindowService {
    private var current: Ceremony?
    private var waiting: [Ceremony] = []
    private var lastSerial = 0
    private lazy var source = PasskeySource { [weak self] in self?.take($0) }

    init(graph: ViewGraph) {
        graph.parts.attach("passkeys") { [source] in
            AnyView(PasskeyElement(source: source).frame(width: 0, height: 0).accessibilityHidden(true))
        }
    }

    func add(_ ceremony: Ceremony) {
        let open = waiting + [current].compactMap { $0 }
        for other in open where other.isConditional { other.cancel() }
        waiting.append(ceremony)
        goOn()
    }

    func remove(_ ceremony: Ceremony) {
        waiting.removeAll { $0 === ceremony }
        if current === ceremony { current = nil }
        goOn()
    }

    func windowDidEnd() {
        for ceremony in waiting + [current].compactMap({ $0 }) { ceremony.fail(ASAuthorizationError(.canceled)) }
        (current, waiting) = (nil, [])
    }

    private func take(_ report: JSONValue) {
        // An answer to an earlier request may still have been on its way.
        guard let current, report["serial"]?.integer == lastSerial else { return }
        self.current = nil
        goOn()
        current.take(report)
    }

    /// Shows the page what it is to do.
    private func goOn() {
        guard current == nil else { return }
        current = waiting.isEmpty ? nil : waiting.removeFirst()
        guard let current, let options = current.request?.options else { return source.wish.request = nil }
        lastSerial += 1
        source.wish.request = PageWish.Request(
            serial: lastSerial, action: options.action, isConditional: current.isConditional, options: options)
    }
}
