/// A view for missing content: a large picture, a title, a description, and actions.
///
/// See [ContentUnavailableView](https://developer.apple.com/documentation/swiftui/contentunavailableview).
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A large label, a description below it, and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// What the view shows.
    public var body: some View {
        VStack(spacing: 16) {
            label.labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).standardForeground(.secondary).multilineTextAlignment(.center)
            actions
        }
        .padding()
        .frame(maxWidth: 480)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A view that says what is missing, with one of the app's images. The title is looked up in the app's strings.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, image: name) }, description: { description })
    }

    /// A view that says what is missing, with a system symbol. The title is looked up in the app's strings.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, systemImage: name) }, description: { description })
    }

    /// A view that says what is missing, with one of the app's images. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, image: name) }, description: { description })
    }

    /// A view that says what is missing, with a system symbol. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, systemImage: name) }, description: { description })
    }
}

/// The parts of a view for a search without results.
public struct SearchUnavailableContent {
    /// Shows that there are no results.
    public struct Label: View {
        let text: String?

        /// What the view shows.
        public var body: some View {
            SwiftUICore.Label {
                if let text, !text.isEmpty {
                    Text.system("No Results for “\(text)”")
                } else {
                    Text.system("No Results")
                }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// A hint about what to try.
    public struct Description: View {
        /// What the view shows.
        public var body: some View { Text.system("Check the spelling or try a new search.") }
    }

    /// No actions.
    public struct Actions: View {
        /// What the view shows.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Shows that a search found nothing.
    public static var search: Self { search(text: "") }

    /// Shows that a search for `text` found nothing.
    public static func search(text: String) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
