import FoundationAdditions

/// A category that groups accessibility actions.
///
/// See [AccessibilityActionCategory](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory).
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let id: String
    /// The label of the group of actions; with nil the actions aren't grouped.
    fileprivate let name: Text?

    /// Actions without a category of their own.
    public static let `default` = AccessibilityActionCategory(id: "default", name: nil)
    /// Actions that change what the view shows.
    public static let edit = AccessibilityActionCategory(id: "edit", name: .system("Edit"))

    /// A category, identified by its name.
    public init(_ name: Text) { self.init(id: name.resolvedString(in: EnvironmentValues()), name: name) }

    /// A category, identified by its name. The text is looked up in the app's strings.
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

    /// A category, identified by its name. The text is a localized resource.
    @_disfavoredOverload
    public init(_ name: LocalizedStringResource) { self.init(Text(name)) }

    /// A category, identified by its name. The text is spoken as it is.
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
    /// Adds buttons that only assistive technology and the keyboard reach, in a group labeled with the category's name.
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
