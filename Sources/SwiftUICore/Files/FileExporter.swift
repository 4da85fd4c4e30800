import CoreTransferable
import Foundation

/// A file that is ready to be saved.
struct ExportedFile {
    let wrapper: FileWrapper
    let type: UTType
}

extension ExportedFile {
    /// An item in the first of the types in which it can be exported, else in the first of its own.
    @MainActor
    init<T: Transferable>(_ item: T, as contentTypes: [UTType]) async throws {
        let own = item.exportedContentTypes()
        guard let type = contentTypes.first(where: { own.contains($0) }) ?? own.first else {
            throw TransferError.cannotExport(type: "\(T.self)", as: "a file")
        }
        let wrapper = FileWrapper(regularFileWithContents: try await DraggedItem(item).load(type))
        wrapper.preferredFilename = item.suggestedFilename
        self.init(wrapper: wrapper, type: type)
    }
}

/// Passes files to the browser as soon as the value is true. The browser doesn't report whether they were saved, so the
/// app is told that they have been sent.
struct FileExporter: ViewModifier {
    @Binding var isPresented: Bool
    let name: String?
    let files: @MainActor () async throws -> [ExportedFile]
    let finish: (Result<[URL], any Error>) -> Void

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, isWanted in
            guard isWanted, let graph = ViewGraph.current else { return }
            Task { @MainActor in
                let result: Result<[URL], any Error>
                do { result = .success(try await keep(in: graph)) } catch { result = .failure(error) }
                graph.inContext {
                    isPresented = false
                    finish(result)
                }
            }
        }
    }

    @MainActor
    private func keep(in graph: ViewGraph) async throws -> [URL] {
        let files = try await files()
        let contents = try files.map { file in
            guard let data = file.wrapper.regularFileContents else {
                throw TransferError.cannotExport(type: "a folder", as: file.type.identifier)
            }
            return (data: data, name: fullName(file))
        }
        let urls = try await graph.receivedFiles.keep(contents)
        for (file, (data, name)) in zip(files, contents) {
            graph.request(graph.downloads.add(data, name: name, contentType: file.type))
        }
        return urls
    }

    private func fullName(_ file: ExportedFile) -> String {
        let base = name ?? file.wrapper.preferredFilename ?? file.wrapper.filename ?? "Document"
        guard (base as NSString).pathExtension.isEmpty, let ending = file.type.preferredFilenameExtension else {
            return base
        }
        return base + "." + ending
    }
}

extension FileDocument {
    func file(_ type: UTType) throws -> ExportedFile {
        let configuration = WriteConfiguration(contentType: type, existingFile: nil)
        return ExportedFile(wrapper: try fileWrapper(configuration: configuration), type: type)
    }
}

extension ReferenceFileDocument {
    /// A snapshot of the document, written as a file.
    func file(_ type: UTType) throws -> ExportedFile {
        let configuration = WriteConfiguration(contentType: type, existingFile: nil)
        let wrapper = try fileWrapper(snapshot: snapshot(contentType: type), configuration: configuration)
        return ExportedFile(wrapper: wrapper, type: type)
    }
}

extension View {
    /// Lets the browser save a document as a file when the value becomes true.
    ///
    /// See [fileExporter](https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)).
    /// A browser asks for no name: the file gets the default one.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(isPresented, defaultFilename, onCompletion) { try document?.file(contentType) }
    }

    /// Lets the browser save a reference document as a file when the value becomes true.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(isPresented, defaultFilename, onCompletion) { try document?.file(contentType) }
    }

    func exporting(
        _ isPresented: Binding<Bool>, _ name: String?, _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
        _ file: @escaping () throws -> ExportedFile?
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented, name: name, files: { try file().map { [$0] } ?? [] },
                finish: { complete($0, onCompletion) }))
    }

    /// Lets the browser save several documents as files when the value becomes true.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(
            FileExporter(
                isPresented: isPresented, name: nil, files: { try documents.map { try $0.file(contentType) } },
                finish: onCompletion))
    }

    /// Lets the browser save several reference documents as files when the value becomes true.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        modifier(
            FileExporter(
                isPresented: isPresented, name: nil, files: { try documents.map { try $0.file(contentType) } },
                finish: onCompletion))
    }

    /// Lets the browser save a transferable item when the value becomes true, in the first of `contentTypes` in which it
    /// can be exported, else in the first of its own types.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented, name: defaultFilename,
                files: {
                    guard let item else { return [] }
                    return [try await ExportedFile(item, as: contentTypes)]
                },
                finish: { complete($0, onCompletion) }))
    }

    /// Calls the completion handler, unless there was nothing to save.
    private func complete(
        _ result: Result<[URL], any Error>, _ finish: (Result<URL, any Error>) -> Void
    ) {
        switch result {
        case .success(let urls): if let url = urls.first { finish(.success(url)) }
        case .failure(let error): finish(.failure(error))
        }
    }
}
