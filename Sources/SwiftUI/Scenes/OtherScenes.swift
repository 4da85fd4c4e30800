import Foundation

// Unavailable scenes and commands for windows and documents, with the alternatives in a page.

/// A window for each document.
@available(
    *, unavailable,
    message: "A page opens no documents of its own: use a WindowGroup with fileImporter and fileExporter"
)
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
    /// Unavailable: a page has no windows for documents.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}

    /// Unavailable: a page has no windows for documents.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {}

    /// Unavailable: a page has no windows for documents, not even to look at them.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}

    /// Traps: there is no such scene here.
    public var body: Never { fatalError("There are no documents' windows") }
}

/// The configuration of a document's editor.
@available(*, unavailable, message: "A page opens no documents of its own: keep the document in a @State")
public nonisolated struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The document's file; nil for a new document.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool
}

/// The configuration of an editor for a document that is an object.
@available(*, unavailable, message: "A page opens no documents of its own: keep the document in a @StateObject")
public nonisolated struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The document's file; nil for a new document.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool
}

/// A small additional window that `openWindow` opens: here a page like the others.
///
/// See [UtilityWindow](https://developer.apple.com/documentation/swiftui/utilitywindow).
public nonisolated struct UtilityWindow<Content: View>: PrimitiveScene {
    private let window: Window<Content>

    /// Creates a window with a title. `openWindow` opens it by the identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        window = Window(titleKey, id: id, content: content)
    }

    /// Creates a window with a title. `openWindow` opens it by the identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        window = Window(title, id: id, content: content)
    }

    @MainActor var windowContent: AnyView? { window.windowContent }
    @MainActor var windowTitle: Text? { window.windowTitle }
    @MainActor var isAside: Bool { true }
    @MainActor var windows: [SceneWindow] { window.windows }
}

/// Commands that import images from a camera or scanner.
@available(*, unavailable, message: "A browser has no such devices: use a PhotosPicker or fileImporter")
public nonisolated struct ImportFromDevicesCommands: Commands {
    /// Unavailable: a browser gives no access to such devices.
    public init() {}
    /// Traps: there are no such commands here.
    public var body: Never { fatalError("There are no devices to import from") }
}
