import DisplayList

/// What one feature keeps for a window: its downloads, what is being dragged, what can be undone.
///
/// The graph knows no feature. A service is made when it is first asked for, is found by its type, lives as long as the
/// window, and is told of the moments below; each of them does nothing by default.
@MainActor
package protocol WindowService: AnyObject {
    init(graph: ViewGraph)

    /// The title that the window has in place of its own; nil leaves it as it is.
    var windowTitle: String? { get }
    /// A person's Tab key led from one element to another.
    func focusDidStep(from old: ElementID?, to new: ElementID)
    /// No node has handled an event.
    func eventWasIgnored(_ action: ElementEvent.Action)
    /// The window has ended, and all its views with it.
    func windowDidEnd()
}

extension WindowService {
    package var windowTitle: String? { nil }
    package func focusDidStep(from old: ElementID?, to new: ElementID) {}
    package func eventWasIgnored(_ action: ElementEvent.Action) {}
    package func windowDidEnd() {}
}

extension ViewGraph {
    /// The window's service of a type. A feature names its own in an extension of the graph.
    package func service<Service: WindowService>(_ type: Service.Type = Service.self) -> Service {
        let key = ObjectIdentifier(type)
        if let known = services[key] { return unsafeDowncast(known, to: type) }
        let service = Service(graph: self)
        services[key] = service
        return service
    }
}
