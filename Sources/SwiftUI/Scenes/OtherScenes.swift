import Foundation

// Scenes and commands of windows and documents, with what to use in a page instead.

/// A window for each document.
@available(
    *, unavailable,
    message: "A page opens no documents of its own: use a WindowGroup with fileImporter and fileExporter"
)
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}

    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {}

    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}

    public var body: Never { fatalError("There are no documents' windows") }
}

/// What the editor of a document is given.
@available(*, unavailable, message: "A page opens no documents of its own: keep the document in a @State")
public nonisolated struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// What the editor of a document that is an object is given.
@available(*, unavailable, message: "A page opens no documents of its own: keep the document in a @StateObject")
public nonisolated struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// A small window beside the others.
@available(*, unavailable, message: "An app has one window in a browser: use an inspector or a sheet")
public nonisolated struct UtilityWindow<Content: View>: Scene {
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

    public var body: Never { fatalError("There are no windows beside the page") }
}

/// Commands that take pictures from a camera or scanner.
@available(*, unavailable, message: "A browser has no such devices: use a PhotosPicker or fileImporter")
public nonisolated struct ImportFromDevicesCommands: Commands {
    public init() {}
    public var body: Never { fatalError("There are no devices to import from") }
}
