import Foundation

/// The display name of the model.
enum ModelName {
    #if os(Linux)
        /// The model given when the app was started, or the built-in one.
        static let current = name(of: ProcessInfo.processInfo.environment["KISSA_MODEL"] ?? "")
    #else
        static let current = "Apple Intelligence"
    #endif

    /// A file's name without its folder and extension, or a server's model, or else the server.
    static func name(of place: String) -> String {
        guard !place.isEmpty else { return "kissa-mini" }
        guard let server = URLComponents(string: place), let host = server.host else {
            return URL(fileURLWithPath: place).deletingPathExtension().lastPathComponent
        }
        return server.fragment.flatMap { $0.isEmpty ? nil : $0 } ?? host
    }
}
