import Foundation

/// What a person changed of a tab view's sidebar. Here there is no sidebar and nobody changes anything: it holds what
/// the app itself puts into it, and no tab view looks at it.
///
/// See [TabViewCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization).
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// By customization identifier: whether the tab is seen. A tab that was not changed has no entry.
    private var isSeen: [String: Bool] = [:]

    /// Nothing was changed.
    public init() {}

    /// What was changed of a tab; nothing of an unknown tab.
    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization(sidebarVisibility: isSeen[id].map { $0 ? .visible : .hidden } ?? .automatic) }
        set {
            switch newValue.sidebarVisibility {
            case .automatic: isSeen[id] = nil
            case .visible: isSeen[id] = true
            case .hidden: isSeen[id] = false
            }
        }
    }

    /// What was changed of a section: nothing, as nobody can move tabs.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization() }
        set {}
    }

    /// Forgets what was changed of tabs: every tab is as it was made.
    public mutating func resetVisibility() { isSeen = [:] }

    /// Does nothing: nobody can change the order of a section.
    public mutating func resetSectionOrder() {}

    /// What was changed of one tab.
    public struct TabCustomization: Sendable {
        /// Whether the tab is seen in a sidebar.
        public var sidebarVisibility: Visibility
        /// Whether the tab is seen in a bar. Always automatic: nobody can change a bar.
        public var tabBarVisibility: Visibility { .automatic }
    }

    /// What was changed of one section.
    public struct SectionCustomization: Sendable {
        /// The identifiers of its tabs in a person's order: nil, as nobody changes it.
        public var tabOrder: [String]? { nil }
        /// Does nothing: nobody can change the order of a section.
        public mutating func resetTabOrder() {}
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// Keeps the value as JSON.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        let conversion = StorageConversion<Value>(
            kind: .data,
            read: { stored in
                guard case .data(let data)? = stored else { return wrappedValue }
                return (try? JSONDecoder().decode(Value.self, from: data)) ?? wrappedValue
            },
            write: { value in (try? JSONEncoder().encode(value)).map { .data($0) } })
        self.init(conversion, key, store)
    }

    /// Keeps the value by a key of its own.
    public init(wrappedValue: Value = TabViewCustomization(), store: UserDefaults? = nil) {
        self.init(wrappedValue: wrappedValue, "TabViewCustomization", store: store)
    }
}
