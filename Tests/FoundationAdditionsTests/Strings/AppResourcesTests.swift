import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

@Suite struct AppResourcesTests {
    /// Makes a folder with an executable and these bundles. A bundle's contents are file names.
    private func folder(_ bundles: [String: [String]]) throws -> URL {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for (bundle, files) in bundles {
            let url = directory.appendingPathComponent(bundle)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for file in files { try Data().write(to: url.appendingPathComponent(file)) }
        }
        return directory
    }

    private func found(_ bundles: [String: [String]], executable: String = "DreamCoffee") throws -> String? {
        let directory = try folder(bundles)
        defer { try? FileManager.default.removeItem(at: directory) }
        return AppResources.find(beside: directory.appendingPathComponent(executable))?.lastPathComponent
    }

    @Test func `an executable's own bundle is the apps`() throws {
        let bundles = [
            "Kissa_DreamCoffee.resources": [], "Kissa_BrowserHost.resources": ["Localizable.xcstrings"],
        ]
        #expect(try found(bundles) == "Kissa_DreamCoffee.resources")
    }

    @Test func `an app whose resources are in a library is found by them`() throws {
        let bundles = [
            "User_Screens.resources": ["Assets.xcassets"], "Kissa_BrowserHost.resources": ["index.html"],
        ]
        #expect(try found(bundles, executable: "Shop") == "User_Screens.resources")
        let old = ["User_Texts.resources": ["en.lproj"], "Kissa_BrowserHost.resources": ["index.html"]]
        #expect(try found(old, executable: "Shop") == "User_Texts.resources")
    }

    @Test func `what cannot be told is not guessed`() throws {
        let bundles = ["A_B.resources": ["Assets.xcassets"], "C_D.resources": ["Localizable.xcstrings"]]
        #expect(try found(bundles, executable: "PackageTests.xctest") == nil)
        #expect(try found([:]) == nil)
    }

    @Test func `a catalog is read through a link to its folder, as in a main bundle that is made of links`() throws {
        let folder = try TemporaryFolder()
        let fixtures = Bundle.module.bundleURL.appendingPathComponent("Fixtures")
        let link = folder.url.appendingPathComponent("App_App.resources")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fixtures)
        let (real, linked) = (try #require(Bundle(url: fixtures)), try #require(Bundle(url: link)))
        let contents = try FileManager.default.contentsOfDirectory(
            at: linked.resourceDirectory, includingPropertiesForKeys: nil)
        #expect(contents.count > 0 && linked.resourceDirectory.path == real.resourceDirectory.path)
    }
}
