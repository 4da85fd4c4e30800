// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Barista",
    dependencies: [.package(name: "Kissa", path: "../Kissa")],
    targets: [
        .executableTarget(
            name: "Barista",
            dependencies: [
                .product(name: "SwiftUI", package: "Kissa"), .product(name: "FoundationModels", package: "Kissa"),
            ]),
        .testTarget(
            name: "BaristaTests",
            dependencies: [
                "Barista", .product(name: "KissaTesting", package: "Kissa"),
                .product(name: "FoundationModels", package: "Kissa"),
            ]),
    ]
)
