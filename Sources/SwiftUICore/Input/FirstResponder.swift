/// What of UIKit's has the keyboard in a window, or is about to be given it.
@MainActor
private final class FirstResponder: WindowService {
    weak var object: AnyObject?

    init(graph: ViewGraph) {}
}

extension ViewGraph {
    /// What of UIKit's has the keyboard in this window, or is about to be given it.
    package var firstResponder: AnyObject? {
        get { service(FirstResponder.self).object }
        set { service(FirstResponder.self).object = newValue }
    }
}
