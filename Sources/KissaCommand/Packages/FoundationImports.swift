import AppChecking
import ExternalPrograms
import Foundation

/// What `import Foundation` alone brings along on Apple's systems, for the modules of a package that is built.
///
/// SwiftPM has options for all targets of a build only, and Kissa's own are compiled before these modules are there. The
/// compiler's driver, however, asks an environment variable for the frontend that it starts. Here that is a script, which
/// starts the toolchain's own with the imports where the package's modules are compiled. SwiftPM's commands stay the same, so
/// that `swift build` and this build nothing anew for each other.
struct FoundationImports {
    /// The driver's variable. With it the driver warns that it scans by the frontend, not by a library: told where that lies,
    /// it would look for the whole toolchain beside the script.
    private static let variable = "SWIFT_DRIVER_SWIFT_FRONTEND_EXEC"

    /// The script.
    let file: URL

    /// - Parameters:
    ///   - modules: The package's own ones.
    ///   - folder: Where the script lies. It has one place for each package: SwiftPM reads manifests anew when a variable changes.
    init(for modules: [String], in folder: URL) throws {
        file = folder.appendingPathComponent("swift-frontend")
        let frontend = try Self.toolchain().appendingPathComponent("bin/swift-frontend").path
        let text = Self.script(modules, frontend: frontend)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // One that runs is replaced, not changed.
        let new = folder.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: new)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: new.path)
        guard rename(new.path, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// A command with the variable.
    func command(_ words: [String]) -> [String] { ["env", "\(Self.variable)=\(file.path)"] + words }

    /// The folder (`usr`) of the compiler that is on the `PATH`.
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

    /// A module is imported where it is built: a target that stands on FoundationModels alone has no Combine.
    private static func script(_ modules: [String], frontend: String) -> String {
        let imports = AppOptions.implicitModules.filter { $0 != "Observation" }.joined(separator: " ")
        return #"""
            #!/bin/sh
            # Written by kissa. Starts the compiler's frontend, for the package's own modules with the imports that Foundation
            # brings along on Apple's systems.
            modules='\#(modules.joined(separator: " "))'
            frontend='\#(frontend.replacing("'", with: #"'\''"#))'

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
            *" $module "*) for name in $imports; do set -- "$@" -import-module "$name"; done ;;
            esac
            exec "$frontend" "$@"

            """#
    }
}
