import SwiftSyntax
import SwiftSyntaxMacros

#if TOOLCHAIN_SYNTAX
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#else
    import SwiftCompilerPlugin
#endif
@main struct Plugin { static func main() {} }
