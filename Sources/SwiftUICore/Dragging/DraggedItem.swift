import CoreTransferable
import Foundation

/// A dragged item: the app's own value, or data that a browser brings from outside.
@MainActor
struct DraggedItem {
    /// The types in which the item is available, the best first.
    let types: [UTType]
    /// The types that other programs may see.
    let typesForOthers: [UTType]
    /// The suggested name for a file with the item; nil if there is none.
    let suggestedName: String?
    /// The app's value; nil if there is only data.
    let value: Any?
    let load: @MainActor (UTType) async throws -> Data

    init(
        types: [UTType], typesForOthers: [UTType]? = nil, suggestedName: String? = nil, value: Any?,
        load: @escaping @MainActor (UTType) async throws -> Data
    ) {
        self.types = types
        self.typesForOthers = typesForOthers ?? types
        self.suggestedName = suggestedName
        self.value = value
        self.load = load
    }

    init<T: Transferable>(_ value: T) {
        nonisolated(unsafe) let value = value
        self.init(
            types: value.exportedContentTypes(.ownProcess), typesForOthers: value.exportedContentTypes(),
            suggestedName: value.suggestedFilename, value: value
        ) { try await value.exported(as: $0) }
    }

    /// A file that was dropped from outside. Its URL is available as well.
    init(_ file: ReceivedFile) {
        self.init(types: [file.contentType, .fileURL], value: file.url) { type in
            type == .fileURL ? Data(file.url.absoluteString.utf8) : try Data(contentsOf: file.url)
        }
    }

    /// Whether the item is available in one of these types.
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

extension [DraggedItem] {
    /// Passes on the items that can be made into values of a type: the app's own values synchronously, others when they
    /// are loaded. Returns false if there are none.
    @MainActor
    @discardableResult
    func become<T: Transferable>(_: T.Type, then finish: @escaping ([T]) -> Void) -> Bool {
        let items = filter { $0.canBecome(T.self) }
        let own = items.compactMap { $0.value as? T }
        guard own.count < items.count else {
            finish(own)
            return !own.isEmpty
        }
        let graph = ViewGraph.current
        Task { @MainActor in
            var values: [T] = []
            // Items that can't be loaded are skipped.
            for item in items { if let value = try? await item.become(T.self) { values.append(value) } }
            guard !values.isEmpty else { return }
            if let graph { graph.inContext { finish(values) } } else { finish(values) }
        }
        return true
    }
}
