/// The namespace of the title's display mode, as on Apple's systems.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable {
        /// The mode of the previous page; large on the first.
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
    /// The mode of the previous page; large on the first one.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Small, in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, under the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Large, under the bar: the same as `large`.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
    /// Sets the title of the page that this view is in: in its bar, in the browser's window, and for assistive
    /// technology.
    public func navigationTitle(_ title: Text) -> some View { page(\.title, title, else: nil) }

    /// Sets the title of the page that this view is in: in its bar, in the browser's window, and for assistive
    /// technology. The title is looked up in the app's strings.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets the title of the page that this view is in: in its bar, in the browser's window, and for assistive
    /// technology. The title is shown as it is.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(verbatim: String(title)))
    }

    /// Sets the title with a binding. It can't be edited in the bar: there is no rename menu.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// The older name of `navigationTitle(_:)`.
    @available(swift, deprecated: 100000.0, message: "Use navigationTitle")
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The older name of `navigationTitle(_:)`. The title is looked up in the app's strings.
    @available(swift, deprecated: 100000.0, message: "Use navigationTitle")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// The older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`. The title is looked up in the
    /// app's strings.
    @available(swift, deprecated: 100000.0, message: "Use navigationTitle and navigationBarTitleDisplayMode")
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// The older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
    @available(swift, deprecated: 100000.0, message: "Use navigationTitle and navigationBarTitleDisplayMode")
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets how the title of the page that this view is in is shown.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        page(\.displayMode, displayMode, else: .automatic)
    }

    /// Sets how the title of the page that this view is in is shown.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    /// Hides the back button of the page that this view is in.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        page(\.isBackButtonHidden, hidesBackButton, else: false)
    }

    /// The older name of `navigationTitle(_:)`. The title is shown as it is.
    @available(swift, deprecated: 100000.0, message: "Use navigationTitle")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// The older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`. The title is shown as it is.
    @available(swift, deprecated: 100000.0, message: "Use navigationTitle and navigationBarTitleDisplayMode")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The older form of `toolbar(content:)`: a view at each end of the bar.
    @available(swift, deprecated: 100000.0, message: "Use toolbar(content:)")
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// The older form of `toolbar(content:)`: a view at the leading end of the bar.
    @available(swift, deprecated: 100000.0, message: "Use toolbar(content:)")
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// The older form of `toolbar(content:)`: a view at the trailing end of the bar.
    @available(swift, deprecated: 100000.0, message: "Use toolbar(content:)")
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// The older form of `toolbar(.hidden, for: .navigationBar)`.
    @available(swift, deprecated: 100000.0, message: "Use toolbar(.hidden, for: .navigationBar)")
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// No effect here: a page in a browser has no status bar.
    public func statusBar(hidden: Bool) -> some View { self }
    /// No effect here: a page in a browser has no status bar.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
