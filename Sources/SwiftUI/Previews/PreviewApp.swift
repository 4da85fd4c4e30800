import Foundation

/// Shows the previews of an app in place of the app: what the process does where `KISSA_PREVIEWS` is 1.
struct PreviewApp: App {
    static func isWanted(_ environment: [String: String]) -> Bool { environment["KISSA_PREVIEWS"] == "1" }

    private let catalog = PreviewCatalog.ofThisProgram()

    var body: some Scene {
        WindowGroup { PreviewGallery(catalog: catalog) }
    }
}
