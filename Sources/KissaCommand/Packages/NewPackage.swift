/// The files of a package that `kissa new` makes.
struct NewPackage {
    let name: String
    /// A folder or an address.
    let kissa: String

    /// The contents of the files, by their paths in the package.
    var files: [(path: String, text: String)] {
        [
            ("Package.swift", manifest), ("Sources/\(name)/\(name)App.swift", app),
            ("Sources/\(name)/ContentView.swift", view), ("Sources/\(name)/AppleImports.swift", Self.imports),
            ("Tests/\(name)Tests/ContentViewTests.swift", tests),
            (".gitignore", ".build/\nshots/\n"), (".vscode/tasks.json", EditorTask.file),
        ]
    }

    private var dependency: String {
        kissa.contains("://")
            ? ".package(url: \"\(kissa)\", branch: \"main\")" : ".package(name: \"Kissa\", path: \"\(kissa)\")"
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "\(name)",
            dependencies: [\(dependency)],
            targets: [
                .executableTarget(name: "\(name)", dependencies: [.product(name: "SwiftUI", package: "Kissa")]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: ["\(name)", .product(name: "KissaTesting", package: "Kissa")]),
            ]
        )

        """
    }

    private var app: String {
        """
        import SwiftUI

        @main
        struct \(name)App: App {
            var body: some Scene {
                WindowGroup("\(name)") { ContentView() }
            }
        }

        """
    }

    private var view: String {
        """
        import SwiftUI

        struct ContentView: View {
            @State private var count = 0

            var body: some View {
                VStack(spacing: 16) {
                    Text("\\(count)").font(.largeTitle).accessibilityIdentifier("count")
                    Button("Add one") { count += 1 }.buttonStyle(.borderedProminent)
                }
                .padding()
            }
        }

        #Preview { ContentView() }

        """
    }

    /// An exported import in one file applies to all files of the module.
    static let imports = """
        // On Apple's systems Foundation brings these along, so sources that were written there import it alone. One file that
        // exports them is enough for all files of the target.
        #if os(Linux)
            @_exported import CoreGraphics
            @_exported import FoundationAdditions
            @_exported import FoundationCombine
            @_exported import Observation
        #endif

        """

    private var tests: String {
        """
        import KissaTesting
        import Testing

        @testable import \(name)

        @MainActor
        struct ContentViewTests {
            @Test func `a tap adds one`() throws {
                let window = TestWindow(ContentView())
                try window.tap("Add one")
                #expect(try window.find("count").label == "1")
            }
        }

        """
    }
}
