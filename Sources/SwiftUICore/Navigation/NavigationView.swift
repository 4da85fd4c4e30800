/// The older form of a stack. Deprecated by Apple in favour of `NavigationStack` and `NavigationSplitView`.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// A stack. If the closure has several views, the first is the root.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A navigation stack. If there are several columns, the first is the root.
    public var body: some View {
        SubviewReader(content: content) { subviews in
            NavigationStack { if let first = subviews.first { first } }
        }
    }
}

/// How a navigation view looks; here it is always a stack.
public protocol NavigationViewStyle: Sendable {}

/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style. It has no settings.
    public init() {}
}

/// Columns side by side on Apple's systems; here a stack, whose root is the first column.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// The older name of columns side by side: here a stack, whose root is the first column.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Makes the style. It has no settings.
    public init() {}
}

/// The default: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style. It has no settings.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns side by side on Apple's systems; here a stack, whose root is the first column.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default: a stack.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// No effect here: a navigation view is always a stack.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
