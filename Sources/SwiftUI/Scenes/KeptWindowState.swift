import Foundation

/// What another process needs to show a window where it is: what its scene keeps, and what its page was opened for.
struct KeptWindowState: Equatable {
    /// See `SceneRestoration`.
    var scene: Data?
    /// Nil for a window that is the app's first scene.
    var opening: KeptOpening?

    private struct Opened: Codable {
        let opening: KeptOpening
        let scene: Data?
    }

    init() {}

    /// What nobody opened is kept as its scene alone.
    init(_ data: Data) {
        let opened = try? JSONDecoder().decode(Opened.self, from: data)
        opening = opened?.opening
        scene = opened.map(\.scene) ?? data
    }

    /// Nil where there is nothing to keep.
    var data: Data? {
        guard let opening else { return scene }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try? encoder.encode(Opened(opening: opening, scene: scene))
    }
}

/// What a page was opened for, as another process of the app reads it.
struct KeptOpening: Codable, Equatable {
    /// The one in the page's address.
    let secret: String
    let id: String?
    let isSettings: Bool
    /// The value's type without its module: a private type's full name is another one in each process.
    private let typeName: String?
    private let value: Data?

    /// Nil where the value can't be encoded.
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

    /// What the page was opened for; nil where the app has no such window.
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
