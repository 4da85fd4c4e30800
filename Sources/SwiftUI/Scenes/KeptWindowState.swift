import Foundation

/// The state from which another process can restore a window: its scene's storage, and what its page was opened for.
struct KeptWindowState: Equatable {
    /// See `SceneRestoration`.
    var scene: Data?
    /// Nil for a window that shows the app's first scene.
    var opening: KeptOpening?

    private struct Opened: Codable {
        let opening: KeptOpening
        let scene: Data?
    }

    init() {}

    /// If a window was not opened for anything, only its scene's data is saved.
    init(_ data: Data) {
        let opened = try? JSONDecoder().decode(Opened.self, from: data)
        opening = opened?.opening
        scene = opened.map(\.scene) ?? data
    }

    /// Nil if there is nothing to save.
    var data: Data? {
        guard let opening else { return scene }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try? encoder.encode(Opened(opening: opening, scene: scene))
    }
}

/// What a page was opened for, in a form that other processes of the app can read.
struct KeptOpening: Codable, Equatable {
    /// The secret in the page's address.
    let secret: String
    let id: String?
    let isSettings: Bool
    /// The value's type without its module: a private type's full name differs between processes.
    private let typeName: String?
    private let value: Data?

    /// Nil if the value can't be encoded.
    @MainActor
    init?(_ target: WindowTarget, secret: String) {
        self.secret = secret
        (id, isSettings) = (target.id, target.isSettings)
        typeName = target.value.map { Self.name(of: type(of: $0.base)) }
        guard let base = target.value?.base else {
            value = nil
            return
        }
        guard let base = base as? any Encodable, let data = try? JSONEncoder().encode(base) else { return nil }
        value = data
    }

    /// What the page was opened for; nil if the app has no such window.
    @MainActor
    func target(in kinds: [SceneWindow]) -> WindowTarget? {
        if isSettings { return WindowTarget(isSettings: true) }
        guard let typeName, let value else { return id.map { WindowTarget(id: $0) } }
        let types = kinds.filter { id == nil || $0.id == id }.compactMap(\.valueType)
        guard let type = types.first(where: { Self.name(of: $0) == typeName }) as? any (Decodable & Hashable).Type,
            let decoded = Self.decoded(type, from: value)
        else { return nil }
        return WindowTarget(id: id, value: decoded)
    }

    private static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }

    private static func decoded<Value: Decodable & Hashable>(_ type: Value.Type, from data: Data) -> AnyHashable? {
        (try? JSONDecoder().decode(type, from: data)).map { AnyHashable($0) }
    }
}
