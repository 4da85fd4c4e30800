import Foundation
import Testing

@testable import AppChecking

@Suite struct PackageResourcesTests {
    private func target(tools: String, exclude: String = "", _ files: String...) throws -> CheckedTarget {
        let manifest = """
            // swift-tools-version: \(tools)
            import PackageDescription
            let package = Package(name: "Tea", targets: [.target(name: "Tea", exclude: [\(exclude)])])
            """
        let sources = files.map { ("Sources/Tea/" + $0, "{}") }
        let sample = try SampleProject(
            Dictionary([("Package.swift", manifest), ("Sources/Tea/Tea.swift", "")] + sources) { $1 })
        return try #require(try Project(sample.folder).targets.first)
    }

    @Test(arguments: [
        "Localizable.xcstrings", "Deep/Assets.xcassets/Contents.json", "de.lproj/Localizable.strings",
        "Main.storyboard", "View.xib", "Model.xcdatamodeld/Model.xcdatamodel/contents", "Shader.metal",
        "Classifier.mlmodel",
    ])
    func `some files are resources without being named`(file: String) throws {
        #expect(try target(tools: "5.9", file).hasResources)
    }

    @Test(arguments: ["notes.txt", "cup.png", "Docs.docc/Docs.md", "shop.json"])
    func `other files are not`(file: String) throws {
        #expect(try !target(tools: "6.0", file).hasResources)
    }

    @Test func `an excluded file is no resource`() throws {
        let target = try target(
            tools: "5.9", exclude: #""Texts", "Assets.xcassets""#, "Texts/Localizable.xcstrings",
            "Assets.xcassets/Contents.json")
        #expect(!target.hasResources)
        #expect(target.strings == [] && target.catalogs == [])
    }

    @Test func `string catalogs are resources from tools version 5.9 on`() throws {
        #expect(try target(tools: "5.8", "Localizable.xcstrings").strings == [])
        #expect(try target(tools: "5.10", "Localizable.xcstrings").strings.count == 1)
        #expect(try target(tools: "6.2", "Localizable.xcstrings").hasResources)
    }
}
