/// Declares a preview: a view to be looked at while it is made. `make preview` shows all of an app.
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

/// Declares a preview in a window of a style. The style has no effect here: a preview fills its place.
@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
    _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a variable at the top of a preview's body as the preview's own state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a variable of an extension of `EnvironmentValues` a value of the environment, its initial value the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes `animatableData` of a type's stored variables, and the type `Animatable`.
///
/// Constants, and variables with an attribute of their own, are left out. A variable's type is written down, or said by
/// its first value: `0.5`, `CGPoint(x: 1, y: 2)`, `Angle.zero`.
@attached(member, names: named(AnimatableData), named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of the `animatableData` that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
