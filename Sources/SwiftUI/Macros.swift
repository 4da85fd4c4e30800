/// Declares a preview: a view for previewing during development. `make preview` shows all previews of an app.
///
/// See [Preview](https://developer.apple.com/documentation/swiftui/previews-in-xcode).
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview with traits, such as `.landscapeLeft` or `.sizeThatFitsLayout`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview in a window with a style. The style has no effect here: a preview fills the available space.
@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
    _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a variable at the top of a preview's body as the preview's own state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` an environment value; its initial value is the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Generates `animatableData` from a type's stored variables, and makes the type `Animatable`.
///
/// Constants, and variables with an attribute, are left out. A variable needs an explicit type or an initial value that shows it:
/// `0.5`, `CGPoint(x: 1, y: 2)`, `Angle.zero`.
@attached(member, names: named(AnimatableData), named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Excludes a variable from the `animatableData` that `@Animatable` generates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
