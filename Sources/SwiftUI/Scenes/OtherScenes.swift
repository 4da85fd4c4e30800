// Scenes and commands of windows and documents, with what to use in a page instead.

/// A window for each document.
@available(
    *, unavailable,
    message: "A page opens no documents of its own: use a WindowGroup with fileImporter and fileExporter"
)
public struct DocumentGroup<Document, Content: View> {
    public init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (Any) -> Content) {}
}

/// A small window beside the others.
@available(*, unavailable, message: "An app has one window in a browser: use an inspector or a sheet")
public struct UtilityWindow<Content: View> {
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// Commands that take pictures from a camera or scanner.
@available(*, unavailable, message: "A browser has no such devices: use a PhotosPicker or fileImporter")
public struct ImportFromDevicesCommands: Sendable {
    public init() {}
}
