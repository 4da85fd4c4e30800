import SwiftDataMacroExpansions
import SwiftSyntaxMacros

#if TOOLCHAIN_SYNTAX
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#else
    import SwiftCompilerPlugin
#endif

/// SwiftData's macros, by the names in their declarations.
var swiftDataMacros: [any Macro.Type] {
    [
        ModelMacro.self, PersistedPropertyMacro.self, MarkerMacro.self, QueryMacro.self, ModelActorMacro.self,
        KeyPathSetsMacro.self, LinkedInitMacro.self,
    ]
}

#if TOOLCHAIN_SYNTAX
    /// The compiler sends messages to standard input. The toolchain's own SwiftSyntax lacks `CompilerPlugin`, which is a few
    /// lines around this listener.
    @main struct SwiftDataMacrosPlugin: PluginProvider {
        struct UnknownMacro: Error {
            let name: String
        }

        static func main() throws {
            try CompilerPluginMessageListener(
                connection: StandardIOMessageConnection(), provider: SwiftDataMacrosPlugin()
            ).main()
        }

        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
            guard let macro = swiftDataMacros.first(where: { String(describing: $0) == typeName }) else {
                throw UnknownMacro(name: "\(moduleName).\(typeName)")
            }
            return macro
        }
    }
#else
    @main struct SwiftDataMacrosPlugin: CompilerPlugin {
        var providingMacros: [any Macro.Type] { swiftDataMacros }
    }
#endif
