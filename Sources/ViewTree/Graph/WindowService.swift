import DisplayList

/// What one feature stores for a window: its downloads, what is being dragged, what can be undone.
///
/// The graph doesn't know the features. A service is created on first use, looked up by its type, and lives as long as the
/// window. It is notified of the events below; the default implementations do nothing.
@MainActor
package protocol WindowService: AnyObject {
    init(graph: ViewGraph)

    /// A title that replaces the window's own; nil keeps that.
    var windowTitle: String? { get }
    /// The Tab key has moved the focus from one element to another.
    func focusDidStep(from old: ElementID?, to new: ElementID)
    /// No node has handled an event.
    func eventWasIgnored(_ action: ElementEvent.Action)
    /// The window has ended, together with all its views.
    func windowDidEnd()
}

extension WindowService {
    package var windowTitle: String? { nil }
    package func focusDidStep(from old: ElementID?, to new: ElementID) {}
    package func eventWasIgnored(_ action: ElementEvent.Action) {}
    package func windowDidEnd() {}
}

extension ViewGraph {
    /// The window's service of a type, if it has been used.
    package func knownService<Service: WindowService>(_ type: Service.Type) -> Service? {
        services[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
    }

    /// The window's service of a type. Features provide a name for theirs in an extension of the graph.
    package func service<Service: WindowService>(_ type: Service.Type = Service.self) -> Service {
        let key = ObjectIdentifier(type)
        if let known = services[key] { return unsafeDowncast(known, to: type) }
        let service = Service(graph: self)
        services[key] = service
        return service
    }
}
