/// A kind of window that an app's scenes have.
@MainActor
struct SceneWindow {
    var id: String?
    /// What the windows are opened for; nil for nothing.
    var valueType: Any.Type?
    /// Whether there is one window of the kind.
    var isUnique = false
    var isSettings = false
    /// What addresses contain at which a page begins with this window.
    var conditions: Set<String> = []
    var title: Text?
    var content: AnyView

    /// Whether it is what is asked for: by its identifier, by the type of a value, or both.
    func isMeant(by target: WindowTarget) -> Bool {
        guard !target.isSettings else { return isSettings }
        guard target.id == nil || target.id == id else { return false }
        guard let value = target.value else { return target.id != nil }
        return valueType.map { $0 == type(of: value.base) } ?? false
    }

    /// Whether an address leads to it.
    func isMeant(by address: String) -> Bool { conditions.contains { $0 == "*" || address.contains($0) } }
}

extension Scene {
    @MainActor func window(meantBy target: WindowTarget) -> SceneWindow? {
        resolved?.windows.first { $0.isMeant(by: target) }
    }
}
