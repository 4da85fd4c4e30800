import SwiftDiagnostics
import SwiftSyntax

/// An error in the use of `@Generable` or `@Guide`, with a message that says what to do.
enum Problem: DiagnosticMessage {
    case wrongKind(of: String)
    case hidden
    case local
    case noCases(String)
    case conditionalProperties
    case conditionalCases
    case conditionalAttributes(String)
    case conditionalRequirement(String)
    case lazyProperty(String)
    case foreignAttribute(String, at: String)
    case destructured
    case constant(String)
    case untyped(String)
    case wrongType(TypeRefusal, of: String)
    case takenName(String)
    case freeParameter(String)
    case misplacedGuide(GuidePlace)
    case guideWithoutGenerable

    static func wrongKind(of declaration: some DeclGroupSyntax) -> Problem {
        .wrongKind(of: declaration.introducer.text)
    }

    static func foreignAttribute(_ attribute: AttributeSyntax, at names: String) -> Problem {
        .foreignAttribute(attribute.attributeName.trimmedDescription, at: names)
    }

    var severity: DiagnosticSeverity {
        switch self {
        case .constant, .untyped, .guideWithoutGenerable: .warning
        default: .error
        }
    }

    var diagnosticID: MessageID {
        let name = "\(self)".prefix { $0 != "(" }
        return MessageID(domain: "FoundationModels", id: String(name))
    }

    var message: String {
        switch self {
        case .wrongKind(let kind):
            "@Generable goes with a struct or an enum, not \(kind.withArticle); let \(kind.withArticle) conform to Generable by hand"
        case .hidden:
            "@Generable extends the type from outside, where a private type inside another is hidden; write 'fileprivate'"
        case .local:
            "@Generable extends the type, which Swift allows no type inside a function; move it out of the function"
        case .noCases(let name): "@Generable enum \(name) has no cases, so a model has nothing to choose from; add one"
        case .conditionalProperties:
            "a @Generable type has the same properties under all conditions; move the stored properties out of #if"
        case .conditionalCases: "a @Generable enum has the same cases under all conditions; move the cases out of #if"
        case .conditionalAttributes(let name):
            "a @Generable type guides '\(name)' in the same way under all conditions; move the attributes out of #if"
        case .conditionalRequirement(let name):
            "a @Generable type has its own '\(name)' under all conditions or under none; move it out of #if"
        case .lazyProperty(let name):
            "a model can't generate lazy property '\(name)'; make it computed, or leave 'lazy' out"
        case .foreignAttribute(let attribute, let name):
            "a model can't generate '\(name)' through @\(attribute); take the attribute off, or keep the property in another type"
        case .destructured: "a @Generable type's properties have a name each; declare them one by one"
        case .constant(let name):
            "'\(name)' has its value already, so a model won't generate it; write 'var' if it should, or 'static let'"
        case .untyped(let name):
            "'\(name)' has no written type, so it keeps its value and a model won't generate it; write its type if it should"
        case .wrongType(let refusal, let name): refusal.message(of: name)
        case .takenName(let name): "'\(name)' is what Generable calls something else; rename the property"
        case .freeParameter(let name): "a model generates values of type '\(name)', so it has to conform to Generable"
        case .misplacedGuide(let place): place.message
        case .guideWithoutGenerable: "@Guide has no effect in a type without @Generable"
        }
    }
}

extension TypeRefusal {
    fileprivate func message(of name: String) -> String {
        let start = "a model can't generate '\(name)', because it is \(description)"
        return "\(start); \(remedy)"
    }

    private var description: String {
        switch self {
        case .dictionary: "a dictionary"
        case .set: "a set"
        case .tuple: "a tuple"
        case .closure: "a closure"
        case .existential: "of a type that is open"
        case .metatype: "a type itself"
        case .optionalOfOptional: "an optional in an optional"
        case .arrayOfOptionals: "an array of optionals"
        }
    }

    private var remedy: String {
        switch self {
        case .dictionary: "write an array of a @Generable struct that has a key and a value"
        case .set: "write an array"
        case .tuple: "write a @Generable struct"
        case .closure, .metatype: "make it computed, or keep it in another type"
        case .existential: "write a @Generable enum with a case for each type"
        case .optionalOfOptional: "write one '?'"
        case .arrayOfOptionals: "leave the '?' of the elements out"
        }
    }
}

extension String {
    fileprivate var withArticle: String { (["a", "e", "i", "o", "u"].contains(prefix(1)) ? "an " : "a ") + self }
}

/// The errors in one declaration, in source order.
struct Problems {
    private(set) var found: [Diagnostic] = []

    var areErrors: Bool { found.contains { $0.diagMessage.severity == .error } }

    mutating func report(_ problem: Problem, at node: some SyntaxProtocol, fixIt: FixIt? = nil) {
        found.append(Diagnostic(node: node, message: problem, fixIts: fixIt.map { [$0] } ?? []))
    }
}
