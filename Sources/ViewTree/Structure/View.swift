/// A part of the user interface: a value that is a description, and is cheap to create.
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

/// A view with built-in support: it creates its node instead of having a body.
package protocol PrimitiveView: View where Body == Never {
    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self>
}

extension PrimitiveView {
    /// Never called: the framework shows this view itself.
    public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }
}
