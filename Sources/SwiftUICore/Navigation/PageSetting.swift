import Foundation
@_spi(Nodes) import ViewTree

/// One setting that a view makes for its page: the title, or the visibility of a bar.
struct PageSetting {
    /// The property that is set. If several views set it, the last one takes precedence.
    let key: AnyKeyPath
    let apply: @MainActor (NavigationPage) -> Void
    /// Resets the property to its default.
    let reset: @MainActor (NavigationPage) -> Void

    @MainActor
    init<Value>(_ path: ReferenceWritableKeyPath<NavigationPage, Value>, _ value: Value, else initial: Value) {
        key = path
        apply = { $0[keyPath: path] = value }
        reset = { $0[keyPath: path] = initial }
    }

    /// A setting that is skipped if the value is equal, so that bars aren't invalidated.
    @MainActor
    init<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<NavigationPage, Value>, _ value: Value, else initial: Value
    ) {
        key = path
        apply = { if $0[keyPath: path] != value { $0[keyPath: path] = value } }
        reset = { if $0[keyPath: path] != initial { $0[keyPath: path] = initial } }
    }
}

/// The settings that a page's views have made and not removed.
///
/// A view that leaves with an animation exists until that has ended. By then its successor has made its own setting,
/// which must be kept.
@MainActor
struct PageSettings {
    private var stated: [AnyKeyPath: [(owner: ObjectIdentifier, setting: PageSetting)]] = [:]

    nonisolated init() {}

    mutating func note(_ setting: PageSetting, of owner: ViewNode) {
        let key = ObjectIdentifier(owner)
        stated[setting.key, default: []].removeAll { $0.owner == key }
        stated[setting.key, default: []].append((key, setting))
    }

    /// Removes a setting. Returns a change for the page if the setting was in effect: to the previous setting, or to
    /// the default.
    mutating func forget(_ setting: PageSetting, of owner: ViewNode) -> (@MainActor (NavigationPage) -> Void)? {
        let key = ObjectIdentifier(owner)
        guard var all = stated[setting.key], let index = all.firstIndex(where: { $0.owner == key }) else { return nil }
        let wasLast = index == all.count - 1
        all.remove(at: index)
        stated[setting.key] = all.isEmpty ? nil : all
        return wasLast ? all.last?.setting.apply ?? setting.reset : nil
    }
}

/// Settings that a view makes for its page, and removes when it disappears.
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

    /// Moves the settings to another page if a container shows the view there.
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
