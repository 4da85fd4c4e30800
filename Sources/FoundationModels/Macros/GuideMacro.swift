/// Describes a property of a `@Generable` type to the model.
///
/// - Parameter description: What the property means.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")

/// Limits the values that the model can generate for a property of a `@Generable` type.
///
/// ```swift
/// @Guide(description: "Guests at the table", .range(1...tableSize))
/// var guests: Int
/// ```
///
/// The guides are expressions of Swift, evaluated when the schema is made. Several `@Guide`s at one property are
/// combined; of several descriptions, the last is used.
///
/// - Parameters:
///   - description: What the property means.
///   - guides: The constraints on every generated value.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro") where T: Generable

/// Restricts a property to texts that a regular expression matches as a whole.
///
/// - Parameters:
///   - description: What the property means.
///   - guides: The expression.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")
