import Foundation
@_spi(Nodes) import ViewTree

/// One thing that a view says of the page that it is in: the title, or whether a bar is seen.
struct PageSetting {
    /// What is set. Of several views that set it, the one that said so last has its way.
    let key: AnyKeyPath
    let apply: @MainActor (NavigationPage) -> Void
    /// Makes the page what it is where nobody says anything.
    let reset: @MainActor (NavigationPage) -> Void

    @MainActor
    init<Value>(_ path: ReferenceWritableKeyPath<NavigationPage, Value>, _ value: Value, else initial: Value) {
        key = path
        apply = { $0[keyPath: path] = value }
        reset = { $0[keyPath: path] = initial }
    }

    /// Bars that show the same already needn't hear of it.
    @MainActor
    init<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<NavigationPage, Value>, _ value: Value, else initial: Value
    ) {
        key = path
        apply = { if $0[keyPath: path] != value { $0[keyPath: path] = value } }
        reset = { if $0[keyPath: path] != initial { $0[keyPath: path] = initial } }
    }
}

/// What the views of one page have set, and not taken back.
///
/// A view that leaves in an animation is there until that has ended: by then its successor has said the same thing, and
/// keeps it.
@MainActor
struct PageSettings {
    private var stated: [AnyKeyPath: [(owner: ObjectIdentifier, setting: PageSetting)]] = [:]

    nonisolated init() {}

    mutating func note(_ setting: PageSetting, of owner: ViewNode) {
        let key = ObjectIdentifier(owner)
        stated[setting.key, default: []].removeAll { $0.owner == key }
        stated[setting.key, default: []].append((key, setting))
    }

    /// Forgets a setting. What the page shows then, where that is something else: what was said before, or nothing.
    mutating func forget(_ setting: PageSetting, of owner: ViewNode) -> (@MainActor (NavigationPage) -> Void)? {
        let key = ObjectIdentifier(owner)
        guard var all = stated[setting.key], let index = all.firstIndex(where: { $0.owner == key }) else { return nil }
        let wasLast = index == all.count - 1
        all.remove(at: index)
        stated[setting.key] = all.isEmpty ? nil : all
        return wasLast ? all.last?.setting.apply ?? setting.reset : nil
    }
}

/// Settings that a view makes on the page that it is in, and takes back when it goes.
struct PageModifier: PrimitiveModifier {
    let settings: [PageSetting]

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PageModifierNode(view, context)
    }
}

private final class PageModifierNode<Content: View>: ModifierNode<Content, PageModifier> {
    private weak var page: NavigationPage?
    private var said: [PageSetting] = []

    override func evaluate() { say(modifier.settings, to: environment.navigation?.page) }
    override func withdraw() { say([], to: nil) }

    /// A view that a container shows in another place is on that place's page.
    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if environment.navigation?.page !== page { evaluate() }
    }

    private func say(_ settings: [PageSetting], to new: NavigationPage?) {
        for setting in said where new !== page || !settings.contains(where: { $0.key == setting.key }) {
            page?.forget(setting, of: self)
        }
        page = new
        said = new == nil ? [] : settings
        for setting in said { new?.set(setting, by: self) }
    }
}

extension NavigationPage {
    fileprivate func set(_ setting: PageSetting, by owner: ViewNode) {
        settings.note(setting, of: owner)
        setting.apply(self)
    }

    fileprivate func forget(_ setting: PageSetting, of owner: ViewNode) { settings.forget(setting, of: owner)?(self) }
}

extension View {
    func page<Value>(
        _ path: ReferenceWritableKeyPath<NavigationPage, Value>, _ value: Value, else initial: Value
    ) -> some View {
        modifier(PageModifier(settings: [PageSetting(path, value, else: initial)]))
    }

    func page<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<NavigationPage, Value>, _ value: Value, else initial: Value
    ) -> some View {
        modifier(PageModifier(settings: [PageSetting(path, value, else: initial)]))
    }
}
