/// A type that makes a view from another one.
///
/// See [ViewModifier](https://developer.apple.com/documentation/swiftui/viewmodifier).
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

/// A modifier with built-in support: it creates the node of the modified view.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>>
}

extension PrimitiveModifier {
    /// Never called: the framework applies this modifier itself.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier: it has no body") }
}

/// A view with a modifier applied to it; or two modifiers combined into one.
public struct ModifiedContent<Content, Modifier> {
    /// The view, or the first modifier.
    public var content: Content
    /// The modifier, or the second one.
    public var modifier: Modifier

    /// A view with a modifier, or two modifiers combined into one.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// The view has no body: the framework shows it itself.
    public typealias Body = Never

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        func open<M: PrimitiveModifier>(_ type: M.Type) -> TypedNode<Self> {
            let view = view as! ModifiedContent<Content, M>
            return unsafeDowncast(M.makeNode(view, in: context), to: TypedNode<Self>.self)
        }
        func openEffect<E: GeometryEffect>(_ type: E.Type) -> TypedNode<Self> {
            PassthroughNode(view, context) {
                $0.content.modifier(GeometryEffectModifier(effect: $0.modifier as! E))
            }
        }
        func openEnvironmental<M: EnvironmentalModifier>(_ type: M.Type) -> TypedNode<Self> {
            PassthroughNode(view, context) {
                EnvironmentallyModified(content: $0.content, modifier: $0.modifier as! M)
            }
        }
        if let primitive = Modifier.self as? any PrimitiveModifier.Type { return open(primitive) }
        if let environmental = Modifier.self as? any EnvironmentalModifier.Type {
            return openEnvironmental(environmental)
        }
        if let effect = Modifier.self as? any GeometryEffect.Type { return openEffect(effect) }
        return ModifierBodyNode(view, context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The view with both modifiers.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()
    /// The modifier that changes nothing.
    public nonisolated init() {}

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PassthroughNode(view, context, content: \.content)
    }
}

extension View {
    /// Applies a modifier to the view.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Both modifiers combined: this one is applied first.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
