import Foundation

/// What the model that dreams is called.
enum ModelName {
    #if os(Linux)
        /// The model that was named when the shop was opened, or the one that comes with it.
        static var current: String { name(of: ProcessInfo.processInfo.environment["KISSA_MODEL"] ?? "") }
    #else
        static let current = "Apple Intelligence"
    #endif

    /// The name of a file without its folder and its ending, or a server's model, or else the server.
    static func name(of place: String) -> String {
        guard !place.isEmpty else { return "kissa-mini" }
        guard let server = URLComponents(string: place), let host = server.host else {
            return URL(fileURLWithPath: place).deletingPathExtension().lastPathComponent
        }
        return server.fragment.flatMap { $0.isEmpty ? nil : $0 } ?? host
    }
}
