import TipKitMacroExpansions
import SwiftSyntaxMacros

#if TOOLCHAIN_SYNTAX
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#else
    import SwiftCompilerPlugin
#endif

/// TipKit's macros, by the names in their declarations.
var tipKitMacros: [any Macro.Type] { [ParameterMacro.self, RuleMacro.self] }

#if TOOLCHAIN_SYNTAX
    /// The compiler sends messages to standard input. The toolchain's own SwiftSyntax lacks `CompilerPlugin`, which is a few
    /// lines around this listener.
    @main struct TipKitMacrosPlugin: PluginProvider {
        struct UnknownMacro: Error {
            let name: String
        }

        static func main() throws {
            try CompilerPluginMessageListener(
                connection: StandardIOMessageConnection(), provider: TipKitMacrosPlugin()
            ).main()
        }

        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
            guard let macro = tipKitMacros.first(where: { String(describing: $0) == typeName }) else {
                throw UnknownMacro(name: "\(moduleName).\(typeName)")
            }
            return macro
        }
    }
#else
    @main struct TipKitMacrosPlugin: CompilerPlugin {
        var providingMacros: [any Macro.Type] { tipKitMacros }
    }
#endif
