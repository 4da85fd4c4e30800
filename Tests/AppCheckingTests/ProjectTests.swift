import Foundation
import Testing

@testable import AppChecking

@Suite struct ProjectTests {
    @Test func `an Xcode project's apps and frameworks for iOS are its targets`() throws {
        let sample = try SampleProject.shop(app: "", kit: "")
        let targets = try Project(sample.folder).targets
        #expect(targets.map(\.name) == ["My Shop", "Kit"])
        #expect(targets.map(\.module) == ["My_Shop", "Kit"])
        #expect(targets.map { $0.sources.map(\.lastPathComponent) } == [["Shop App.swift"], ["Kit.swift"]])
    }

    @Test func `a target is compiled as its project says`() throws {
        let sample = try SampleProject.shop(app: "", kit: "")
        let targets = try Project(sample.folder.appending(path: "Shop.xcodeproj")).targets
        #expect(targets.map(\.languageMode) == ["6", "5"])
        #expect(
            targets[0].options == [
                "-DDEBUG", "-DBETA", "-default-isolation", "MainActor", "-enable-upcoming-feature",
                "MemberImportVisibility",
            ])
    }

    @Test func `a package's targets are those of its manifest`() throws {
        let sample = try SampleProject([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Tools",
                targets: [
                    .executableTarget(name: "App", dependencies: ["Core"]),
                    .target(name: "Core", path: "Code", exclude: ["Old"], resources: [.copy("a.txt")]), .testTarget(name: "CoreTests"),
                ])
            """,
            "Sources/App/App.swift": "", "Code/Core.swift": "", "Code/Old/Old.swift": "",
            "Tests/CoreTests/Tests.swift": "",
        ])
        let targets = try Project(sample.folder).targets
        #expect(targets.map(\.name) == ["App", "Core"])
        #expect(targets.map(\.kind) == [.app, .library])
        #expect(targets[1].sources.map(\.lastPathComponent) == ["Core.swift"])
        #expect(targets.map(\.languageMode) == ["6", "6"])
        #expect(targets.map(\.hasResources) == [false, true])
    }

    @Test func `a package's only target may have the folder of all sources`() throws {
        let sample = try SampleProject([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Tea", targets: [.target(name: "Tea")])
            """,
            "Sources/Cup.swift": "",
            "Sources/Pots/Pot.swift": "",
        ])
        let targets = try Project(sample.folder).targets
        #expect(targets.map(\.module) == ["Tea"])
        #expect(Set(targets[0].sources.map(\.lastPathComponent)) == ["Cup.swift", "Pot.swift"])
    }

    @Test func `a package's target is compiled as its settings say`() throws {
        let sample = try SampleProject([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Tools",
                targets: [
                    .target(
                        name: "Core", exclude: ["Old"], sources: ["Core.swift", "New"],
                        swiftSettings: [
                            .define("PRO", .when(platforms: [.iOS])), .define("DESK", .when(platforms: [.macOS])),
                            .define("SHIPPED", .when(configuration: .release)), .swiftLanguageMode(.v5),
                            .enableUpcomingFeature("MemberImportVisibility"), .defaultIsolation(MainActor.self),
                        ])
                ])
            """,
            "Source/Core/Core.swift": "", "Source/Core/Old/Old.swift": "", "Source/Core/New/New.swift": "",
            "Source/Core/Older.swift": "", "Source/Core/Newest.swift": "",
        ])
        let target = try #require(try Project(sample.folder).targets.first)
        #expect(target.sources.map(\.lastPathComponent).sorted() == ["Core.swift", "New.swift"])
        #expect(target.languageMode == "5")
        #expect(
            target.options == [
                "-DSWIFT_PACKAGE", "-DDEBUG", "-package-name", "Tools", "-DPRO", "-enable-upcoming-feature",
                "MemberImportVisibility", "-default-isolation", "MainActor",
            ])
    }

    @Test func `a target inherits its project's conditions`() {
        func conditions(_ project: Any, _ target: Any) -> [String] {
            let name = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
            return XcodeSettings([[name: project], [name: target]]).options
        }
        #expect(conditions("DEBUG $(inherited)", "$(inherited) PRO") == ["-DDEBUG", "-DPRO"])
        #expect(conditions("DEBUG", ["BETA", "$(inherited)"]) == ["-DBETA", "-DDEBUG"])
        #expect(conditions(["DEBUG", "TRIAL"], "PRO") == ["-DPRO"])
    }

    @Test func `a folder without a project is one app`() throws {
        let sample = try SampleProject([
            "A.swift": "", "Views/B.swift": "", "ATests/T.swift": "", ".build/checkouts/C.swift": "",
            "Pods/D.swift": "",
        ])
        let targets = try Project(sample.folder).targets
        #expect(targets.count == 1)
        #expect(targets[0].sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
    }

    @Test func `a path without sources is an error`() throws {
        let sample = try SampleProject(["readme.md": ""])
        #expect(throws: ProjectError.self) { try Project(sample.folder) }
        #expect(throws: ProjectError.self) { try Project(sample.folder.appending(path: "nowhere")) }
    }

    @Test func `a project for other platforms is passed over, and its sources are one app`() throws {
        let mac = SampleProject.xcode.replacing("targets = (A, K, T, M);", with: "targets = (M);")
        let sample = try SampleProject(["Mac.xcodeproj/project.pbxproj": mac, "Shop/Shop App.swift": ""])
        let project = try Project(sample.folder)
        #expect(project.targets.map(\.sources.count) == [1])
        #expect(project.remarks.count == 1 && project.remarks[0].contains("no app or framework for iOS"))
    }

    @Test func `a project that can't be read is passed over with a reason`() throws {
        let sample = try SampleProject(["Old.xcodeproj/project.pbxproj": "{ }", "A.swift": ""])
        let project = try Project(sample.folder)
        #expect(project.targets.count == 1)
        #expect(project.remarks.count == 1 && project.remarks[0].contains("is no Xcode project"))
    }
}
