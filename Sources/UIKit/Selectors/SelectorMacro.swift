import FoundationAdditions

/// What `#selector` is for Kissa's tools, which pass the method's name as text: `#selector(tapped(_:))` is
/// `#_selector("tapped(_:)")`. Sources contain `#selector`, as on Apple's systems.
@freestanding(expression)
public macro _selector(_ method: String) -> Selector = #externalMacro(module: "SwiftUIMacros", type: "SelectorMacro")
