import SwiftSyntax

extension DeclGroupSyntax {
    /// The access level of a type as a prefix of declarations inside it: empty where the default will do.
    ///
    /// A type in a `public extension` is public without saying so, but its members are not.
    func accessLevel(in lexicalContext: [Syntax]) -> String {
        if let level = modifiers.accessLevel { return level.memberPrefix }
        let extended = lexicalContext.first?.as(ExtensionDeclSyntax.self)
        return extended?.modifiers.accessLevel?.memberPrefix ?? ""
    }

    /// The `private` that hides a type inside another from the extension that makes it generable.
    func hidingLevel(in lexicalContext: [Syntax]) -> DeclModifierSyntax? {
        let owners = lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
        let nested: [any DeclGroupSyntax] = ([self] + owners).dropLast()
        return nested.lazy.flatMap(\.modifiers).first { $0.keyword == .private && $0.detail == nil }
    }
}

extension DeclModifierListSyntax {
    /// `public` of `public private(set) static`: the level of reading.
    var accessLevel: Keyword? {
        lazy.filter { $0.detail == nil }.compactMap(\.keyword).first {
            [.public, .package, .internal, .fileprivate, .private].contains($0)
        }
    }

    func contains(_ keyword: Keyword) -> Bool {
        contains { $0.keyword == keyword }
    }
}

extension DeclModifierSyntax {
    var keyword: Keyword? {
        guard case .keyword(let keyword) = name.tokenKind else { return nil }
        return keyword
    }
}

extension Keyword {
    /// A member that satisfies a protocol has to be as visible as its type; what is less than public, any member is.
    fileprivate var memberPrefix: String {
        switch self {
        case .public: "public "
        case .package: "package "
        default: ""
        }
    }

    /// The same level, for a property that mirrors another.
    var prefix: String {
        switch self {
        case .public: "public "
        case .package: "package "
        case .fileprivate: "fileprivate "
        case .private: "private "
        default: ""
        }
    }
}
