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
/// A struct's stored properties are generated in the order of their declaration, an optional one only if the model
/// decides to. Their types must be generable, too: `String`, `Bool`, numbers, arrays, and other types with
/// `@Generable`. Computed and static properties are ignored, and so is `var id: GenerationID`, which gets the content's
/// identity. A property with an initial value and without an explicit type, such as `var id = UUID()`, keeps its value.
/// An enum is represented by its raw value if that is a string, otherwise by its case's name; with associated values it
/// is a structure whose `type` is the case's name.
///
/// Generated members can't be conditional: properties, cases and guides in `#if` are errors, other members are allowed.
/// The only condition that the macro can evaluate is `canImport(FoundationModels)`.
///
/// The macro declares a type `PartiallyGenerated` for the snapshots of a stream: the same properties, all of them
/// optional, and an `id` that stays the same from snapshot to snapshot. If the type's declaration conforms to
/// `Equatable` or `Hashable`, so do the snapshots; a part whose type isn't equatable never equals another one.
///
/// - Parameter description: What the type is, for the model to read.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(_GeneratedCases))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")

/// Makes a struct or an enum generable, and determines how nil is represented.
///
/// - Parameters:
///   - description: What the type is, for the model to read.
///   - representNilExplicitlyInGeneratedContent: Whether a property that is nil is written as null instead of being
///     omitted, by the model and by `generatedContent`.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(_GeneratedCases))
public macro Generable(description: String? = nil, representNilExplicitlyInGeneratedContent: Bool) =
    #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")

/// Makes a struct or an enum generable under a name of its own.
///
/// - Parameters:
///   - name: What the type is called in schemas, instead of its name in Swift.
///   - description: What the type is, for the model to read.
///   - representNilExplicitlyInGeneratedContent: Whether a property that is nil is written as null instead of being
///     omitted, by the model and by `generatedContent`.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(_GeneratedCases))
public macro Generable(
    name: String, description: String? = nil, representNilExplicitlyInGeneratedContent: Bool = false
) = #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")
