import CoreTransferable
import Foundation

extension UTType {
    /// The first of the wanted types that can be written, else the first that can be written.
    fileprivate static func chosen(_ wanted: [UTType], from writable: [UTType]) throws -> UTType {
        guard let type = wanted.first(where: { writable.contains($0) }) ?? writable.first else {
            throw TransferError.cannotExport(type: "a document", as: "a file")
        }
        return type
    }
}

extension FileDocument {
    fileprivate func file(in contentTypes: [UTType]) throws -> ExportedFile {
        try file(.chosen(contentTypes, from: Self.writableContentTypes))
    }
}

extension ReferenceFileDocument {
    fileprivate func file(in contentTypes: [UTType]) throws -> ExportedFile {
        try file(.chosen(contentTypes, from: Self.writableContentTypes))
    }
}

/// A browser doesn't report that somebody cancels: `onCancellation` is never called.
extension View {
    /// Lets the browser save a document as a file when the value becomes true, in the first of `contentTypes` that it
    /// can be written in, else in the first of its own types.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporting(isPresented, defaultFilename, onCompletion) { try document?.file(in: contentTypes) }
    }

    /// Lets the browser save a reference document as a file when the value becomes true, in the first of `contentTypes` that it
    /// can be written in, else in the first of its own types.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporting(isPresented, defaultFilename, onCompletion) { try document?.file(in: contentTypes) }
    }

    /// Lets the browser save several documents as files when the value becomes true, each in the first of `contentTypes`
    /// that it can be written in, else in the first of its own types.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        modifier(
            FileExporter(
                isPresented: isPresented, name: nil,
                files: { try documents.map { try $0.file(in: contentTypes) } }, finish: onCompletion))
    }

    /// Lets the browser save several reference documents as files when the value becomes true, each in the first of
    /// `contentTypes` that it can be written in, else in the first of its own types.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        modifier(
            FileExporter(
                isPresented: isPresented, name: nil,
                files: { try documents.map { try $0.file(in: contentTypes) } }, finish: onCompletion))
    }

    /// Lets the browser save several transferable items as files when the value becomes true, each in the first of
    /// `contentTypes` in which it can be exported, else in the first of its own types.
    public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        modifier(
            FileExporter(
                isPresented: isPresented, name: nil,
                files: {
                    var files: [ExportedFile] = []
                    for item in items { files.append(try await ExportedFile(item, as: contentTypes)) }
                    return files
                },
                finish: onCompletion))
    }
}
