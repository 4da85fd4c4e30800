/// A modifier that reads the environment and makes another modifier from it.
///
/// See [EnvironmentalModifier](https://developer.apple.com/documentation/swiftui/environmentalmodifier).
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that takes its place.
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier to apply in an environment. Called again when the environment changes.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Never called: the framework applies the resolved modifier.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is resolved: it has no body") }
}

/// A view with the modifier that an environmental one resolves to.
struct EnvironmentallyModified<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
