/// Stores a static variable of a tip for each visitor, so that rules can use it.
///
/// See [Parameter](https://developer.apple.com/documentation/tipkit/parameter(_:)).
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "TipKitMacros", type: "ParameterMacro")

/// A rule about a parameter or an event, which must hold for a tip to be shown.
///
/// See [Rule](https://developer.apple.com/documentation/tipkit/rule(_:_:)).
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(
    _ input: Input, body: @Sendable (Input.RuleInputValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "TipKitMacros", type: "RuleMacro")

/// A rule about two parameters or events.
@freestanding(expression)
public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput>(
    _ first: First, _ second: Second, body: @Sendable (First.RuleInputValue, Second.RuleInputValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "TipKitMacros", type: "RuleMacro")
