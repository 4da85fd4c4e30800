import CoreTransferable
import Foundation

/// One thing that is dragged: the app's own value, or what a browser brings from outside as data.
@MainActor
struct DraggedItem {
    /// The types that it can be made into, the best first.
    let types: [UTType]
    /// Those of them that other programs may see.
    let typesForOthers: [UTType]
    /// What a file with it is called; nil where nobody says.
    let suggestedName: String?
    /// The app's value; nil where there is data only.
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

extension [DraggedItem] {
    /// Hands over what can be made into values of one type: the app's own at once, the others when they are loaded. False
    /// where nothing can.
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
            // What can't be read isn't there.
            for item in items { if let value = try? await item.become(T.self) { values.append(value) } }
            guard !values.isEmpty else { return }
            if let graph { graph.inContext { finish(values) } } else { finish(values) }
        }
        return true
    }
}
