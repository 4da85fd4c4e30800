import Foundation

/// People's changes to a tab view's sidebar. Here there is no sidebar and nothing can be changed: it holds what the app
/// itself puts into it, and no tab view reads it.
///
/// See [TabViewCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization).
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// Whether each tab is visible, by customization identifier. A tab that was not changed has no entry.
    private var isSeen: [String: Bool] = [:]

    /// A customization without changes.
    public init() {}

    /// The changes to a tab; none for an unknown tab.
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

    /// The changes to a section: always none, as tabs can't be moved.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization() }
        set {}
    }

    /// Discards the changes to tabs: every tab has its default visibility again.
    public mutating func resetVisibility() { isSeen = [:] }

    /// Does nothing: the order of a section can't be changed.
    public mutating func resetSectionOrder() {}

    /// The changes to one tab.
    public struct TabCustomization: Sendable {
        /// Whether the tab is visible in a sidebar.
        public var sidebarVisibility: Visibility
        /// Whether the tab is visible in a bar. Always automatic: a bar can't be customized.
        public var tabBarVisibility: Visibility { .automatic }
    }

    /// The changes to one section.
    public struct SectionCustomization: Sendable {
        /// The identifiers of its tabs in the order that people gave them: always nil, as the order can't be changed.
        public var tabOrder: [String]? { nil }
        /// Does nothing: the order of a section can't be changed.
        public mutating func resetTabOrder() {}
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// Stores the value as JSON.
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

    /// Stores the value under the key `TabViewCustomization`.
    public init(wrappedValue: Value = TabViewCustomization(), store: UserDefaults? = nil) {
        self.init(wrappedValue: wrappedValue, "TabViewCustomization", store: store)
    }
}
