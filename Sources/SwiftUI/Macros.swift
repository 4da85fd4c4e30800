/// Declares a preview. There is no canvas on Linux: the body is type-checked, and never runs.
///
/// See [Preview](https://developer.apple.com/documentation/swiftui/previews-in-xcode).
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a variable of an extension of `EnvironmentValues` a value of the environment, its initial value the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
