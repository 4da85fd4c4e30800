/// The UIKit object that has the focus in a window, or is about to get it.
@MainActor
private final class FirstResponder: WindowService {
    weak var object: AnyObject?

    init(graph: ViewGraph) {}
}

extension ViewGraph {
    /// The UIKit object that has the focus in this window, or is about to get it.
    package var firstResponder: AnyObject? {
        get { service(FirstResponder.self).object }
        set { service(FirstResponder.self).object = newValue }
    }
}
