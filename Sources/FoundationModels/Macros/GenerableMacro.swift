/// Makes a struct or an enum generable: a model can answer with a value of it.
///
/// ```swift
/// @Generable(description: "A drink of the day")
/// struct Drink {
///     @Guide(description: "What it is called")
///     var name: String
///     @Guide(.range(1...4))
///     var shots: Int
///     var note: String?
/// }
/// ```
///
/// A struct's stored properties are generated in the order of their declaration, an optional one where the model finds
/// that it has something to say. Their types are generable in turn: `String`, `Bool`, numbers, arrays, and other types
/// with `@Generable`. Computed and static properties are left alone, and so is `var id: GenerationID`, which takes the
/// content's identity. What has a value but no written type, as in `var id = UUID()`, keeps its value. An enum is one
/// of its raw values if they are texts, else one of its cases' names; with associated values it is a structure whose
/// `type` is the case's name.
///
/// What is generated is so under all conditions: properties, cases and guides in `#if` are refused, other members not. Only
/// of `canImport(FoundationModels)` the macro knows the answer.
///
/// The macro makes a type `PartiallyGenerated` for the snapshots of a stream: the same properties, all of which may be
/// missing yet, and an `id` that stays the same from snapshot to snapshot. Where the type's declaration names
/// `Equatable` or `Hashable`, the snapshots are equatable too; a part of a type that isn't is unequal to every other.
///
/// - Parameter description: What the type is, for the model to read.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(_GeneratedCases))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")

/// Makes a struct or an enum generable, and says how a missing value is written.
///
/// - Parameters:
///   - description: What the type is, for the model to read.
///   - representNilExplicitlyInGeneratedContent: Whether a property that is nil is written as null instead of being left
///     out, by the model and by `generatedContent`.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(_GeneratedCases))
public macro Generable(description: String? = nil, representNilExplicitlyInGeneratedContent: Bool) =
    #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")

/// Makes a struct or an enum generable under a name of its own.
///
/// - Parameters:
///   - name: What the type is called in schemas, instead of its name in Swift.
///   - description: What the type is, for the model to read.
///   - representNilExplicitlyInGeneratedContent: Whether a property that is nil is written as null instead of being left
///     out, by the model and by `generatedContent`.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(_GeneratedCases))
public macro Generable(
    name: String, description: String? = nil, representNilExplicitlyInGeneratedContent: Bool = false
) = #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")
