import FoundationAdditions

/// What several actions have in common.
///
/// See [AccessibilityActionCategory](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory).
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let id: String
    /// What the group of actions is called; nil makes no group.
    fileprivate let name: Text?

    /// Actions of no kind of their own.
    public static let `default` = AccessibilityActionCategory(id: "default", name: nil)
    /// Actions that change what the view shows.
    public static let edit = AccessibilityActionCategory(id: "edit", name: .system("Edit"))

    /// A category with a name, by which it is told from others.
    public init(_ name: Text) { self.init(id: name.resolvedString(in: EnvironmentValues()), name: name) }

    /// A category with a name, by which it is told from others. The text is looked up in the app's strings.
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

    /// A category with a name, by which it is told from others. The text is a localized resource.
    @_disfavoredOverload
    public init(_ name: LocalizedStringResource) { self.init(Text(name)) }

    /// A category with a name, by which it is told from others. The text is spoken as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(Text(verbatim: String(name))) }

    private init(id: String, name: Text?) {
        self.id = id
        self.name = name
    }

    /// Whether both have the same name.
    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

extension View {
    /// Buttons for those who listen, in a group that is called as the category is.
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        let buttons = content()
        return accessibilityActions {
            if let name = category.name {
                HStack { buttons }.accessibilityElement(children: .contain).accessibilityLabel(name)
            } else {
                buttons
            }
        }
    }
}
