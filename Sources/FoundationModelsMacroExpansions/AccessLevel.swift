import SwiftSyntax

extension DeclGroupSyntax {
    /// The access level of a type as a prefix of its members; empty if the default level suffices.
    ///
    /// A type in a `public extension` is implicitly public, but its members aren't.
    func accessLevel(in lexicalContext: [Syntax]) -> String {
        if let level = modifiers.accessLevel { return level.memberPrefix }
        let extended = lexicalContext.first?.as(ExtensionDeclSyntax.self)
        return extended?.modifiers.accessLevel?.memberPrefix ?? ""
    }

    /// The `private` modifier that makes a nested type inaccessible to the generated extension; nil if there is none.
    func hidingLevel(in lexicalContext: [Syntax]) -> DeclModifierSyntax? {
        let owners = lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
        let nested: [any DeclGroupSyntax] = ([self] + owners).dropLast()
        return nested.lazy.flatMap(\.modifiers).first { $0.keyword == .private && $0.detail == nil }
    }
}

extension DeclModifierListSyntax {
    /// The access level for reading: `public` in `public private(set) static`.
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
    /// The level that a member needs to satisfy a protocol. Below `package`, the default level suffices.
    fileprivate var memberPrefix: String {
        switch self {
        case .public: "public "
        case .package: "package "
        default: ""
        }
    }

    /// The level as a prefix, for a property that mirrors another.
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
