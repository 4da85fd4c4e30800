import SwiftUIMacroExpansions
import SwiftSyntaxMacros

#if TOOLCHAIN_SYNTAX
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#else
    import SwiftCompilerPlugin
#endif

/// SwiftUI's macros, by the names in their declarations in SwiftUI and SwiftUICore.
var swiftUIMacros: [any Macro.Type] {
    [
        AnimatableMacro.self, AnimatableIgnoredMacro.self, EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
        SelectorMacro.self,
    ]
}

#if TOOLCHAIN_SYNTAX
    /// The compiler sends messages to standard input. The toolchain's own SwiftSyntax lacks `CompilerPlugin`, which is a few
    /// lines around this listener.
    @main struct SwiftUIMacrosPlugin: PluginProvider {
        struct UnknownMacro: Error {
            let name: String
        }

        static func main() throws {
            try CompilerPluginMessageListener(
                connection: StandardIOMessageConnection(), provider: SwiftUIMacrosPlugin()
            ).main()
        }

        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
            guard let macro = swiftUIMacros.first(where: { String(describing: $0) == typeName }) else {
                throw UnknownMacro(name: "\(moduleName).\(typeName)")
            }
            return macro
        }
    }
#else
    @main struct SwiftUIMacrosPlugin: CompilerPlugin {
        var providingMacros: [any Macro.Type] { swiftUIMacros }
    }
#endif
