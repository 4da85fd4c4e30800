import AppChecking
import ExternalPrograms
import Foundation

/// The modules that `import Foundation` includes on Apple's systems, and the sources as they are read on Linux, for the modules
/// of a package being built.
///
/// SwiftPM's options apply to all targets of a build, but Kissa's own are compiled before these modules exist. The compiler's
/// driver, however, reads the path of its frontend from an environment variable. Here that is a script, which starts the
/// toolchain's frontend, with the imports if a module of the package is compiled. SwiftPM's commands stay the same, so that
/// `swift build` and this build don't invalidate each other's products.
struct FoundationImports {
    /// The driver's variable. With it the driver warns that it scans dependencies with the frontend instead of a library: if it
    /// were given the library's path, it would look for the whole toolchain next to the script.
    private static let variable = "SWIFT_DRIVER_SWIFT_FRONTEND_EXEC"

    /// The script.
    let file: URL
    /// Copies of sources in the script's folder. The script passes them to the frontend, if they have been written.
    let adapted: AdaptedSources

    /// - Parameters:
    ///   - modules: The package's own modules.
    ///   - folder: The script's folder. A package's never changes: SwiftPM evaluates manifests again when a variable does.
    init(for modules: [String], in folder: URL) throws {
        file = folder.appendingPathComponent("swift-frontend")
        adapted = AdaptedSources(in: folder.appendingPathComponent("sources"))
        let frontend = try Self.toolchain().appendingPathComponent("bin/swift-frontend").path
        let text = Self.script(modules, frontend: frontend, sources: adapted.file.path)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A script that may be running is replaced, not modified.
        let new = folder.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: new)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: new.path)
        guard rename(new.path, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// A command with the variable.
    func command(_ words: [String]) -> [String] { ["env", "\(Self.variable)=\(file.path)"] + words }

    /// The folder (`usr`) of the compiler on the `PATH`.
    private static func toolchain() throws -> URL {
        struct Info: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let result = try ExternalProgram(["swiftc", "-print-target-info"]).run()
        let info = try JSONDecoder().decode(Info.self, from: result.output)
        return URL(fileURLWithPath: info.paths.runtimeResourcePath).deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// A module is only imported if it is available: a target that depends only on FoundationModels has no FoundationCombine.
    private static func script(_ modules: [String], frontend: String, sources: String) -> String {
        let imports = AppOptions.implicitModules.filter { $0 != "Observation" }.joined(separator: " ")
        return #"""
            #!/bin/sh
            # Written by kissa. Starts the compiler's frontend, for the package's own modules with the imports that Foundation
            # brings along on Apple's systems, and with copies of sources that are read in place of them.
            modules='\#(modules.joined(separator: " "))'
            frontend='\#(quoted(frontend))'
            sources='\#(quoted(sources))'

            # A line for each argument, those of a file of arguments too.
            arguments() {
                for argument; do
                    case $argument in
                    @*) sed "s/^[\"']\(.*\)[\"']\$/\1/" "${argument#@}" ;;
                    *) printf '%s\n' "$argument" ;;
                    esac
                done
            }

            [ "$1" = -frontend ] || exec "$frontend" "$@"
            module= previous= imports=Observation
            while IFS= read -r argument; do
                case $previous in
                -module-name) module=$argument ;;
                -I)
                    for name in \#(imports); do
                        [ ! -e "$argument/$name.swiftmodule" ] || imports="$imports $name"
                    done
                    ;;
                esac
                previous=$argument
            done <<END
            $(arguments "$@")
            END
            case " $modules " in
            *" $module "*)
                for name in $imports; do set -- "$@" -import-module "$name"; done
                [ ! -e "$sources" ] || set -- "$@" \#(AdaptedSources.option) "$sources"
                ;;
            esac
            exec "$frontend" "$@"

            """#
    }

    /// A path between the shell's single quotes.
    private static func quoted(_ path: String) -> String { path.replacing("'", with: #"'\''"#) }
}
