import Foundation

/// Shows an app's previews instead of the app, with `KISSA_PREVIEWS=1`.
struct PreviewApp: App {
    static func isWanted(_ environment: [String: String]) -> Bool { environment["KISSA_PREVIEWS"] == "1" }

    private let catalog = PreviewCatalog.ofThisProgram()

    var body: some Scene {
        WindowGroup { PreviewGallery(catalog: catalog) }
    }
}
