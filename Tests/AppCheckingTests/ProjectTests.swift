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

    @Test func `a project that can't be read is passed over with a reason`() throws {
        let sample = try SampleProject(["Old.xcodeproj/project.pbxproj": "{ }", "A.swift": ""])
        let project = try Project(sample.folder)
        #expect(project.targets.count == 1)
        #expect(project.remarks.count == 1 && project.remarks[0].contains("is no Xcode project"))
    }
}
