import CoreTransferable
import Foundation

extension NSItemProvider {
    /// Writes the data in a type to a file, which is removed when the handler returns: copy or read it there. The progress is
    /// complete when the handler is called.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
    ) -> Progress {
        let type = UTType(identifier) ?? UTType(exportedAs: identifier)
        return loadFile(type) { completionHandler($0, $1) }
    }

    /// Writes the data in a type to a file, which is removed when the handler returns: copy or read it there. The progress is
    /// complete when the handler is called.
    /// - Parameters:
    ///   - contentType: The type.
    ///   - openInPlace: Without effect: the file is always a copy, which the handler's second parameter says by false.
    ///   - completionHandler: Gets the file.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @MainActor (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(contentType) { completionHandler($0, false, $1) }
    }

    private func loadFile(_ type: UTType, _ finish: @escaping @MainActor (URL?, (any Error)?) -> Void) -> Progress {
        let (item, source, name) = (dragged, heldFile(as: type), fileName(for: type))
        let progress = Progress(totalUnitCount: 1)
        let graph = ViewGraph.current
        Task { @MainActor in
            var file: URL?
            var failure: (any Error)?
            do {
                if let source {
                    file = try await Self.makeFile(name) { try FileManager.default.copyItem(at: source, to: $0) }
                } else {
                    let data = try await item.load(type)
                    file = try await Self.makeFile(name) { try data.write(to: $0) }
                }
            } catch { failure = error }
            progress.completedUnitCount = 1
            if let graph { graph.inContext { finish(file, failure) } } else { finish(file, failure) }
            if let file { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        }
        return progress
    }

    /// Makes a file in a folder of its own, away from the main actor: a video takes its time.
    @concurrent
    nonisolated private static func makeFile(
        _ name: String, _ write: @Sendable (URL) throws -> Void
    ) async throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        do { try write(file) } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        return file
    }

    /// The file whose contents are the data in a type; nil if the data is in no file.
    private func heldFile(as type: UTType) -> URL? {
        let item = dragged
        guard let file = item.value as? URL, file.isFileURL else { return nil }
        let own = UTType(filenameExtension: file.pathExtension) ?? .data
        let isMeant = item.types.first { $0.conforms(to: type) } == own
        return isMeant && item.types.count(where: { $0 == own }) == 1 ? file : nil
    }

    /// The suggested name, without folders, with an extension of the available type that is meant.
    private func fileName(for type: UTType) -> String {
        let last = (suggestedName ?? "").split(separator: "/").last.map(String.init) ?? ""
        let name = last.allSatisfy { $0 == "." } ? "File" : last
        let meant = registeredContentTypes.first { $0.conforms(to: type) } ?? type
        guard let ending = meant.preferredFilenameExtension, !name.hasSuffix("." + ending) else { return name }
        let own = (name as NSString).pathExtension
        if !own.isEmpty, UTType(filenameExtension: own) == meant { return name }
        return name + "." + ending
    }
}
