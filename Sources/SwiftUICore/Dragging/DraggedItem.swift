import CoreTransferable
import Foundation

/// One thing that is dragged: the app's own value, or what a browser brings from outside as data.
@MainActor
struct DraggedItem {
    /// The types that it can be made into, the best first.
    let types: [UTType]
    /// The app's value; nil where there is data only.
    let value: Any?
    let load: @MainActor (UTType) async throws -> Data

    init(types: [UTType], value: Any?, load: @escaping @MainActor (UTType) async throws -> Data) {
        self.types = types
        self.value = value
        self.load = load
    }

    init<T: Transferable>(_ value: T) {
        nonisolated(unsafe) let value = value
        self.init(types: value.exportedContentTypes(), value: value) { try await value.exported(as: $0) }
    }

    /// A file that was dropped from outside. An app gets its address, too.
    init(_ file: ReceivedFile) {
        self.init(types: [file.contentType, .fileURL], value: file.url) { type in
            type == .fileURL ? Data(file.url.absoluteString.utf8) : try Data(contentsOf: file.url)
        }
    }

    /// Whether there is data of one of these types.
    func isAny(of wanted: [UTType]) -> Bool {
        types.contains { type in wanted.contains { type.conforms(to: $0) } }
    }

    func canBecome<T: Transferable>(_: T.Type) -> Bool { value is T || isAny(of: T.importedContentTypes()) }

    func become<T: Transferable>(_: T.Type) async throws -> T {
        if let value = value as? T { return value }
        let wanted = T.importedContentTypes()
        guard let type = types.first(where: { type in wanted.contains { type.conforms(to: $0) } }) else {
            throw TransferError.cannotImport(type: "\(T.self)", from: types.first?.identifier ?? "nothing")
        }
        return try await T(importing: load(type), contentType: type)
    }
}
