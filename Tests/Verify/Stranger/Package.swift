// swift-tools-version: 6.1
// A third-party package that depends on Kissa: an app, tests of its screens, and UI tests written for Xcode.
import PackageDescription

let package = Package(
    name: "Notes",
    dependencies: [.package(name: "Kissa", path: "../../..")],
    targets: [
        .executableTarget(name: "Notes", dependencies: [.product(name: "SwiftUI", package: "Kissa")]),
        .testTarget(
            name: "NotesTests", dependencies: ["Notes", .product(name: "KissaTesting", package: "Kissa")]),
        .testTarget(
            name: "NotesUITests", dependencies: ["Notes", .product(name: "XCUIAutomation", package: "Kissa")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
