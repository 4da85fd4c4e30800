/// A view to be looked at while it is made: what `#Preview` declares.
public struct Preview {
    /// The traits of a preview that shows a view.
    public struct ViewTraits: Sendable {}

    /// Nil where it has none: then it is called after its place in the source.
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    /// Makes what is shown. SwiftUI, which this module doesn't know, knows what it is.
    package let content: @MainActor () -> Any

    package init(
        name: String?, traits: [PreviewTrait<ViewTraits>], content: @escaping @MainActor () -> Any
    ) {
        self.name = name
        self.traits = traits
        self.content = content
    }
}

/// A type that makes a preview, and says where that is declared. `#Preview` writes one; they are found by this
/// protocol.
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
