/// A part of the user interface: a value that describes, and costs nothing to make.
///
/// A view is not a node: nodes (`ViewNode`) hold identity and state, layout nodes hold geometry. See
/// [View](https://developer.apple.com/documentation/swiftui/view).
@MainActor @preconcurrency
public protocol View {
    /// The type of view representing the body of this view.
    associatedtype Body: View

    /// The content and behavior of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Never called: the framework shows this view itself.
    public var body: Never { fatalError("Never has no body") }
}

/// A view that Kissa itself knows how to show: it makes its node instead of having a body.
package protocol PrimitiveView: View where Body == Never {
    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self>
}

extension PrimitiveView {
    /// Never called: the framework shows this view itself.
    public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }
}
