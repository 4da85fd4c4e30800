import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// The keys of a view and of its controller: for each a hidden element, which the browser presses.
@preconcurrency @MainActor
final class KeyCommandList: LayoutGuest {
    private weak var view: UIView?
    private unowned let graph: ViewGraph
    private var keys: [[String]] = []
    private var elements: [GuestLayoutNode] = []

    init(_ view: UIView, graph: ViewGraph) {
        (self.view, self.graph) = (view, graph)
    }

    var children: [LayoutNode] { elements }

    func display(_ node: GuestLayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        let wanted = node.observing(.display) { view?.shortcuts ?? [] }
        if wanted != keys { show(wanted, inside: node, &builder) }
        return builder.displayChildren(of: node)
    }

    private func show(_ wanted: [[String]], inside node: GuestLayoutNode, _ builder: inout DisplayBuilder) {
        for element in elements {
            builder.forget(element)
            graph.retire(element)
        }
        keys = wanted
        elements = wanted.map { GuestLayoutNode(KeyElement($0, view), inside: node, graph: graph) }
    }

    /// The view is no longer shown.
    func retire() { for element in elements { graph.retire(element) } }
}

/// The hidden element of some keys.
@preconcurrency @MainActor
private final class KeyElement: LayoutGuest {
    private let keys: [String]
    private weak var view: UIView?

    init(_ keys: [String], _ view: UIView?) { (self.keys, self.view) = (keys, view) }

    func display(_ node: GuestLayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(node, in: .zero) { element in
            element.input.shortcut = keys
            element.input.events.insert(.press)
            element.style.isHidden = true
            element.accessibility.isHidden = true
        }
    }

    func handle(_ action: ElementEvent.Action) -> Bool {
        guard action == .press, let view else { return false }
        return UIApplication.shared.perform(keys, pressedIn: view)
    }
}

extension UIView {
    /// The keys of the view and of its controller, each once.
    fileprivate var shortcuts: [[String]] {
        let commands = (keyCommands ?? []) + (controller?.keyCommands ?? [])
        var known: Set<[String]> = []
        return commands.flatMap { $0.shortcuts.map(\.keys) }.filter { known.insert($0).inserted }
    }

    /// Whether the view or its controller has keys at present.
    var hasKeyCommands: Bool { keyCommands?.isEmpty == false || controller?.keyCommands?.isEmpty == false }
}
