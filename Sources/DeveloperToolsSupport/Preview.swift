/// A preview of a view during development, as declared by `#Preview`.
public struct Preview {
    /// The traits of a preview that shows a view.
    public struct ViewTraits: Sendable {}

    /// The name; nil to name the preview after its place in the source.
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    /// Makes the content. Its type is known to SwiftUI only, which this module doesn't depend on.
    package let content: @MainActor () -> Any

    package init(
        name: String?, traits: [PreviewTrait<ViewTraits>], content: @escaping @MainActor () -> Any
    ) {
        self.name = name
        self.traits = traits
        self.content = content
    }
}

/// A type that makes a preview and knows the place of its declaration. `#Preview` generates one, and previews are found by their
/// conformance to this protocol.
public protocol PreviewRegistry {
    /// Module and file: `App/MenuView.swift`.
    static var fileID: String { get }
    /// The line of the declaration, from 1.
    static var line: Int { get }
    /// The column of the declaration, from 1.
    static var column: Int { get }
    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}
