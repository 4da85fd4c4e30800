/// What Apple's bar item knows of titles.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable {
        /// As on the page before; large on the first.
        case automatic
        /// Small, in the bar.
        case inline
        /// Large, under the bar.
        case large
    }
}

/// How a title is shown in a toolbar.
public struct ToolbarTitleDisplayMode: Equatable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
    /// Names the page that this view is in: in its bar, in the browser's window, and for assistive technology.
    public func navigationTitle(_ title: Text) -> some View { page(\.title, title, else: nil) }

    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(verbatim: String(title)))
    }

    /// A title that the app changes. People can't: there is no menu to rename it.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    @available(swift, deprecated: 100000.0, message: "Use navigationTitle")
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    @available(swift, deprecated: 100000.0, message: "Use navigationTitle")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    @available(swift, deprecated: 100000.0, message: "Use navigationTitle and navigationBarTitleDisplayMode")
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    @available(swift, deprecated: 100000.0, message: "Use navigationTitle and navigationBarTitleDisplayMode")
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        page(\.displayMode, displayMode, else: .automatic)
    }

    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        page(\.isBackButtonHidden, hidesBackButton, else: false)
    }

    @available(swift, deprecated: 100000.0, message: "Use navigationTitle")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    @available(swift, deprecated: 100000.0, message: "Use navigationTitle and navigationBarTitleDisplayMode")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    @available(swift, deprecated: 100000.0, message: "Use toolbar(content:)")
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    @available(swift, deprecated: 100000.0, message: "Use toolbar(content:)")
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    @available(swift, deprecated: 100000.0, message: "Use toolbar(content:)")
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    @available(swift, deprecated: 100000.0, message: "Use toolbar(.hidden, for: .navigationBar)")
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// A page in a browser has no status bar; the wish is granted as it stands.
    public func statusBar(hidden: Bool) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
