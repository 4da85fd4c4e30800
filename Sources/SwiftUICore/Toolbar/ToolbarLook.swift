import Foundation

/// The purpose of a toolbar. All toolbars look the same here.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// The default. No effect here.
    public static let automatic = ToolbarRole(name: "automatic")
    /// For browsing documents. No effect here.
    public static let browser = ToolbarRole(name: "browser")
    /// For editing a document. No effect here.
    public static let editor = ToolbarRole(name: "editor")
    /// For the pages of a stack. No effect here.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// An item that a page's bars have by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

private struct BarColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }

extension EnvironmentValues {
    /// The color scheme of the bar that a view is in; nil if the bar doesn't set one.
    var barColorScheme: ColorScheme? {
        get { self[BarColorSchemeKey.self] }
        set { self[BarColorSchemeKey.self] = newValue }
    }
}

/// Shows a bar in its own color scheme, if it has one, and without the page's foreground style, which applies to the
/// page's content only.
struct BarSchemeModifier: ViewModifier {
    let scheme: ColorScheme?
    @Environment(\.colorScheme) private var outer

    func body(content: Content) -> some View {
        content.environment(\.colorScheme, scheme ?? outer).environment(\.barColorScheme, scheme)
            .environment(\.foregroundLevels, ForegroundLevels([]))
    }
}

/// The title of a page with its subtitle below; if the title has a menu, a button that opens it.
struct BarTitle: View {
    let page: NavigationPage
    let title: Text
    let isLarge: Bool

    var body: some View {
        if let menu = page.titleMenu {
            Menu {
                menu
            } label: {
                HStack(spacing: 4) {
                    words
                    Image(systemName: "chevron.down").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                }
                .frame(minHeight: 44)
            }
            .buttonStyle(.plain)
        } else {
            words
        }
    }

    private var look: BarLook.Words { isLarge ? BarLook.shared.largeTitle : BarLook.shared.title }

    private var words: some View {
        VStack(alignment: isLarge ? .leading : .center, spacing: isLarge ? 2 : 0) {
            title.font(look.font ?? (isLarge ? .largeTitle.weight(.bold) : .headline)).foregroundStyle(
                look.color ?? .primary
            )
            .lineLimit(1)
            .accessibilityHeading(.h1)
            if let subtitle = page.subtitle {
                subtitle.font(isLarge ? .subheadline : .caption).foregroundStyle(.secondary).lineLimit(1)
            }
        }
    }
}

extension View {
    /// Sets the color scheme of bars of the page that this view is in, and of everything in them.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        modifier(PageModifier(settings: bars.meant.map { PageSetting(\.barSchemes[$0], colorScheme, else: nil) }))
    }

    /// No effect here: all toolbars look the same.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Removes an item that the bars have by default.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        let items = defaultItemKind.map { [$0] } ?? []
        return modifier(PageModifier(settings: items.map { PageSetting(\.[isRemoved: $0], true, else: false) }))
    }

    /// Turns the title of the page that this view is in into a button that opens a menu.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        page(\.titleMenu, AnyView(content()), else: nil)
    }

    /// A line under the title of the page that this view is in.
    public func navigationSubtitle(_ subtitle: Text) -> some View { page(\.subtitle, subtitle, else: nil) }

    /// A line under the title of the page that this view is in. The title is looked up in the app's strings.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A line under the title of the page that this view is in. The title is shown as it is.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(verbatim: String(subtitle)))
    }
}
