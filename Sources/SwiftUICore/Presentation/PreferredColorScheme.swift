import DisplayList

struct PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the color scheme of the window or the presentation that this view is in; with nil the browser determines
    /// it.
    ///
    /// See [preferredColorScheme](https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)).
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// Shows a window's or a presentation's content in its preferred color scheme.
package struct ColorSchemeScope<Content: View>: View {
    private let content: Content
    private let surface: ColorSchemeSurface
    @State private var preferred: ColorScheme?

    package init(window content: Content) { self.init(content, .window) }

    init(_ content: Content, _ surface: ColorSchemeSurface) {
        self.content = content
        self.surface = surface
    }

    package var body: some View {
        let shown = preferred ?? surface.chosen
        content
            .onPreferenceChange(PreferredColorSchemeKey.self) { preferred = $0 }
            .transformEnvironment(\.colorScheme) { if let shown { $0 = shown } }
            .onChange(of: shown) { surface.show(shown) }
    }
}

/// The surface behind content with its own color scheme.
@MainActor
enum ColorSchemeSurface {
    case window
    case presentation(Presentation)

    /// The scheme chosen by code outside of views, which applies if views prefer none. A presentation has the window's
    /// scheme.
    var chosen: ColorScheme? {
        switch self {
        case .window: ViewGraph.current?.surroundings.chosenScheme
        case .presentation: nil
        }
    }

    func show(_ scheme: ColorScheme?) {
        switch self {
        case .window:
            ViewGraph.current?.rootLayout.background = scheme.map { SystemColor.background(level: 0).color(in: $0) }
        case .presentation(let presentation):
            presentation.preferredColorScheme = scheme
        }
    }
}
