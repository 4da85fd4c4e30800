import FoundationModelsMacroExpansions
import SwiftSyntaxMacros

#if TOOLCHAIN_SYNTAX
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#else
    import SwiftCompilerPlugin
#endif

/// FoundationModels' macros, by the names in their declarations.
var foundationModelsMacros: [any Macro.Type] {
    [GenerableMacro.self, GuideMacro.self, PlaygroundMacro.self, SessionPropertyEntryMacro.self]
}

#if TOOLCHAIN_SYNTAX
    /// The compiler sends messages to standard input. The toolchain's own SwiftSyntax lacks `CompilerPlugin`, which is a few
    /// lines around this listener.
    @main struct FoundationModelsMacrosPlugin: PluginProvider {
        struct UnknownMacro: Error {
            let name: String
        }

        static func main() throws {
            try CompilerPluginMessageListener(
                connection: StandardIOMessageConnection(), provider: FoundationModelsMacrosPlugin()
            ).main()
        }

        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
            guard let macro = foundationModelsMacros.first(where: { String(describing: $0) == typeName }) else {
                throw UnknownMacro(name: "\(moduleName).\(typeName)")
            }
            return macro
        }
    }
#else
    @main struct FoundationModelsMacrosPlugin: CompilerPlugin {
        var providingMacros: [any Macro.Type] { foundationModelsMacros }
    }
#endif
