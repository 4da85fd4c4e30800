/// A kind of window in an app's scenes.
@MainActor
struct SceneWindow {
    var id: String?
    /// The type of values for which the windows are opened; nil if there is none.
    var valueType: Any.Type?
    /// Whether only one window of this kind exists.
    var isUnique = false
    var isSettings = false
    /// Strings in an address that make a page start with this window.
    var conditions: Set<String> = []
    var title: Text?
    var content: AnyView

    /// Whether it matches a target: by its identifier, by the type of a value, or both.
    func isMeant(by target: WindowTarget) -> Bool {
        guard !target.isSettings else { return isSettings }
        guard target.id == nil || target.id == id else { return false }
        guard let value = target.value else { return target.id != nil }
        return valueType.map { $0 == type(of: value.base) } ?? false
    }

    /// Whether an address matches it.
    func isMeant(by address: String) -> Bool { conditions.contains { $0 == "*" || address.contains($0) } }
}

extension Scene {
    @MainActor func window(meantBy target: WindowTarget) -> SceneWindow? {
        resolved?.windows.first { $0.isMeant(by: target) }
    }
}
