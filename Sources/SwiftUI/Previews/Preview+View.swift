import DeveloperToolsSupport

// The initializers that `#Preview` uses.

extension Preview {
    /// Creates a preview of a view.
    @MainActor
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.init(name: name, traits: []) { AnyView(body()) }
    }

    /// Creates a preview of a view with traits.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: [traits] + additionalTraits) { AnyView(body()) }
    }
}

/// A modifier for several previews, with data that they share.
///
/// See [PreviewModifier](https://developer.apple.com/documentation/swiftui/previewmodifier).
@MainActor @preconcurrency
public protocol PreviewModifier: Sendable {
    /// The type of the shared data.
    associatedtype Context = Void
    /// The type of the view around the preview.
    associatedtype Body: View
    /// The type of the preview's view.
    typealias Content = PreviewModifierContent
    /// Makes the data that the previews share, once.
    static func makeSharedContext() async throws -> Context
    /// Modifies a preview's view, using the shared data.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Does nothing: there is no data to share.
    public static func makeSharedContext() async throws {}
}

/// The preview's view, which a modifier changes.
public struct PreviewModifierContent: View {
    let content: AnyView
    /// The view of the preview.
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Applies a modifier to the preview.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait(.wrapper(PreviewWrapper(modifier)))
    }
}

/// A type-erased preview modifier.
struct PreviewWrapper: Sendable {
    let wrap: @MainActor @Sendable (AnyView) -> AnyView

    init<M: PreviewModifier>(_ modifier: M) {
        wrap = { content in AnyView(ModifiedPreview(modifier: modifier, content: content)) }
    }
}

/// Waits for the modifier's shared data.
private struct ModifiedPreview<M: PreviewModifier>: View {
    let modifier: M
    let content: AnyView
    @State private var context: M.Context?
    @State private var failure: String?

    var body: some View {
        if let context {
            modifier.body(content: PreviewModifierContent(content: content), context: context)
        } else if let failure {
            ContentUnavailableView(
                "This preview has no data", systemImage: "exclamationmark.triangle", description: Text(failure))
        } else {
            ProgressView().task { await load() }
        }
    }

    private func load() async {
        do {
            context = try await SharedPreviewContexts.context(of: M.self)
        } catch {
            failure = "\(error)"
        }
    }
}

/// The shared data of preview modifiers, one for each type, for the lifetime of the process.
@MainActor
private enum SharedPreviewContexts {
    private static var known: [ObjectIdentifier: Any] = [:]

    static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
        if let context = known[ObjectIdentifier(type)] as? M.Context { return context }
        let context = try await type.makeSharedContext()
        known[ObjectIdentifier(type)] = context
        return context
    }
}
