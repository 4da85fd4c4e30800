import Foundation
import Testing

@testable import SwiftUI

@Suite("An app's main bundle")
struct MainBundleTests {
    /// A program with its resources, in a temporary folder.
    private final class Program {
        let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
        var executable: URL { folder.appending(path: "Cafe") }
        var resources: URL { folder.appending(path: "Package_Cafe.resources") }

        init(_ files: [String: String]) throws {
            try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
            for (name, text) in files.merging(["data.json": "[1]"], uniquingKeysWith: { $1 }) {
                try text.write(to: resources.appending(path: name), atomically: true, encoding: .utf8)
            }
            try "program".write(to: executable, atomically: true, encoding: .utf8)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func bundle() throws -> Bundle {
            let caches = folder.appending(path: "caches")
            let made = try MainBundle.folder(for: executable, resources: resources, in: caches)
            return try #require(Bundle(url: made))
        }
    }

    @Test func `resources are found by their names`() throws {
        let program = try Program([:])
        let url = try #require(try program.bundle().url(forResource: "data", withExtension: "json"))
        #expect(try String(contentsOf: url, encoding: .utf8) == "[1]")
    }

    @Test func `an app without a property list has an identifier and a version`() throws {
        let bundle = try Program([:]).bundle()
        #expect(bundle.bundleIdentifier == "Cafe")
        #expect(bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "1.0")
    }

    @Test func `the app's property list is read, with Xcode's settings in it`() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>org.example.$(PRODUCT_NAME)</string>
            <key>CFBundleVersion</key><string>7</string>
            <key>Custom</key><array><string>$(UNKNOWN)</string><string>$(TARGET_NAME)!</string></array>
            </dict></plist>
            """
        let bundle = try Program(["Info.plist": list]).bundle()
        #expect(bundle.bundleIdentifier == "org.example.Cafe")
        #expect(bundle.infoDictionary?["CFBundleVersion"] as? String == "7")
        #expect(bundle.infoDictionary?["CFBundleShortVersionString"] as? String == "1.0")
        #expect(bundle.infoDictionary?["Custom"] as? [String] == ["Cafe!"])
    }

    @Test func `an app has the languages of its string catalogs and folders`() throws {
        let catalog = """
            {"sourceLanguage":"ja","version":"1.0","strings":{"Tea":{"localizations":{
            "en":{"stringUnit":{"state":"translated","value":"Tea"}},
            "de":{"stringUnit":{"state":"translated","value":"Tee"}}}}}}
            """
        let program = try Program(["Localizable.xcstrings": catalog, "Broken.xcstrings": "{"])
        for name in ["Base.lproj", "fr.lproj"] {
            try FileManager.default.createDirectory(
                at: program.resources.appending(path: name), withIntermediateDirectories: true)
        }
        let bundle = try program.bundle()
        #expect(Set(bundle.localizations).isSuperset(of: ["ja", "en", "de", "fr"]))
        #expect(bundle.infoDictionary?["CFBundleLocalizations"] as? [String] == ["ja", "de", "en", "fr"])
        #expect(bundle.developmentLocalization == "ja")
    }

    @Test func `a property list's own languages come first`() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleLocalizations</key><array><string>it</string><string>en</string></array>
            <key>CFBundleDevelopmentRegion</key><string>it</string></dict></plist>
            """
        let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":{}}"#
        let bundle = try Program(["Info.plist": list, "Localizable.xcstrings": catalog]).bundle()
        #expect(bundle.infoDictionary?["CFBundleLocalizations"] as? [String] == ["it", "en"])
        #expect(bundle.developmentLocalization == "it")
    }

    @Test func `a folder that was made before has what there is now`() throws {
        let program = try Program(["old.txt": "old"])
        _ = try program.bundle()
        try FileManager.default.removeItem(at: program.resources.appending(path: "old.txt"))
        try "new".write(to: program.resources.appending(path: "new.txt"), atomically: true, encoding: .utf8)
        let bundle = try program.bundle()
        #expect(bundle.url(forResource: "old", withExtension: "txt") == nil)
        #expect(bundle.url(forResource: "new", withExtension: "txt") != nil)
    }

    @Test func `the bundle's executable is the program`() throws {
        let program = try Program([:])
        let executable = try #require(try program.bundle().executableURL)
        #expect(executable.resolvingSymlinksInPath() == program.executable.resolvingSymlinksInPath())
    }

    @Test func `the resources of other targets beside the program are in the bundle, too`() throws {
        let program = try Program([:])
        let sibling = program.folder.appending(path: "Kissa_BrowserHost.resources")
        try FileManager.default.createDirectory(at: sibling, withIntermediateDirectories: true)
        try "client".write(to: sibling.appending(path: "client.js"), atomically: true, encoding: .utf8)
        for (name, file) in [("Kissa_BrowserHost", "client.js"), ("Package_Cafe", "data.json")] {
            // The path that SwiftPM's `Bundle.module` looks up.
            let path = try program.bundle().bundleURL.appendingPathComponent("\(name).resources").path
            #expect(Bundle(path: path)?.url(forResource: file, withExtension: nil) != nil)
        }
    }

    @Test func `without a cache the bundle is the program's folder`() throws {
        let program = try Program([:])
        let caches = program.folder.appending(path: "caches")
        try "no folder".write(to: caches, atomically: true, encoding: .utf8)
        var complaints: [String] = []
        let bundle = MainBundle.bundle(of: program.executable, in: caches) { complaints.append($0) }
        #expect(complaints.count == 1 && complaints[0].contains(caches.path))
        #expect(bundle.bundleURL.resolvingSymlinksInPath().path == program.folder.resolvingSymlinksInPath().path)
    }
}
