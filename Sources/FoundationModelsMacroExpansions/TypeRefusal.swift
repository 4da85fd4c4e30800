import SwiftSyntax

/// A kind of type that a model can't generate, whatever it contains. Whether a named type is generable is checked by
/// the compiler.
enum TypeRefusal {
    case dictionary
    case set
    case tuple
    case closure
    case existential
    case metatype
    case optionalOfOptional
    case arrayOfOptionals
}

extension TypeSyntax {
    /// Why the type of a property can't be generated; nil if it can.
    var refusal: TypeRefusal? {
        guard let wrapped = unwrappedOptional else { return elementRefusal }
        return wrapped.unwrappedOptional != nil ? .optionalOfOptional : wrapped.elementRefusal
    }

    /// The same for a type that isn't optional.
    private var elementRefusal: TypeRefusal? {
        if let element = arrayElement {
            return element.unwrappedOptional != nil ? .arrayOfOptionals : element.elementRefusal
        }
        if let tuple = `as`(TupleTypeSyntax.self) {
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return .tuple }
            return only.type.refusal
        }
        if let attributed = `as`(AttributedTypeSyntax.self) { return attributed.baseType.refusal }
        return kindRefusal ?? nameRefusal
    }

    private var kindRefusal: TypeRefusal? {
        switch kind {
        case .dictionaryType: .dictionary
        case .functionType: .closure
        case .someOrAnyType, .compositionType: .existential
        case .metatypeType: .metatype
        default: nil
        }
    }

    private var nameRefusal: TypeRefusal? {
        switch generic?.name {
        case "Dictionary", "KeyValuePairs": .dictionary
        case "Set": .set
        case "Any", "AnyObject": .existential
        case "Void": .tuple
        default: nil
        }
    }

    /// `Int` of `Int?`, `Int!` and `Optional<Int>`.
    var unwrappedOptional: TypeSyntax? {
        if let optional = `as`(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let implicit = `as`(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return implicit.wrappedType }
        return generic?.name == "Optional" ? generic?.argument : nil
    }

    /// `Int` of `[Int]` and `Array<Int>`.
    private var arrayElement: TypeSyntax? {
        if let array = `as`(ArrayTypeSyntax.self) { return array.element }
        return generic?.name == "Array" ? generic?.argument : nil
    }

    /// The name of a type, `Swift.` or not, and its first generic argument.
    private var generic: (name: String, argument: TypeSyntax?)? {
        if let named = `as`(IdentifierTypeSyntax.self) {
            return (named.name.text, named.genericArgumentClause?.firstType)
        }
        guard let member = `as`(MemberTypeSyntax.self), member.baseType.trimmedDescription == "Swift" else {
            return nil
        }
        return (member.name.text, member.genericArgumentClause?.firstType)
    }
}

extension GenericArgumentClauseSyntax {
    fileprivate var firstType: TypeSyntax? {
        arguments.first.flatMap { TypeSyntax($0.argument) }
    }
}
