import Foundation
import Testing

@testable import AppChecking

/// Which files and settings an Xcode project gives its targets.
@Suite struct XcodeFilesTests {
    /// A project with an app, and more of its target's and other objects.
    private func project(target: String = "", settings: String = "", objects: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            rootObject = P;
            objects = {
                P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (A); };
                G = { isa = PBXGroup; children = (F, C, O); sourceTree = "<group>"; };
                C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
                O = { isa = PBXFileReference; path = Own.swift; sourceTree = "<group>"; };
                F = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; exceptions = (X); };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
                    membershipExceptions = (A.swift, Sub); };
                A = { isa = PBXNativeTarget; name = Tea; productType = "com.apple.product-type.application";
                    buildConfigurationList = AL; \(target) };
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) };
                    baseConfigurationReference = C; };
                AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
                AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
                \(objects)
            };
        }
        """
    }

    private func target(_ project: String, configuration: String = "") throws -> CheckedTarget? {
        let sample = try SampleProject([
            "Tea.xcodeproj/project.pbxproj": project, "App.xcconfig": configuration,
            "Base.xcconfig": "FROM_BASE = YES\n",
            "Own.swift": "", "Code/A.swift": "", "Code/B.swift": "", "Code/Sub/C.swift": "",
            "Code/Localizable.xcstrings": "{}",
        ])
        return try Project(sample.folder.appending(path: "Tea.xcodeproj")).targets.first
    }

    private func names(_ target: CheckedTarget?) -> [String]? { target?.sources.map(\.lastPathComponent) }

    @Test func `a target has the files of its folders without the exceptions, files or folders`() throws {
        let target = try target(project(target: "fileSystemSynchronizedGroups = (F);"))
        #expect(names(target) == ["B.swift"])
    }

    @Test func `of other targets' folders a target has the exceptions`() throws {
        #expect(try names(target(project())) == ["A.swift", "C.swift"])
    }

    @Test(arguments: [
        ("", ["Own.swift"]), ("platformFilter = ios;", ["Own.swift"]), ("platformFilter = maccatalyst;", []),
        ("platformFilters = (macos, ios);", ["Own.swift"]), ("platformFilters = (watchos);", []),
    ])
    func `a file may be only for some platforms`(filter: String, files: [String]) throws {
        let objects = """
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            B = { isa = PBXBuildFile; fileRef = O; \(filter) };
            """
        let target = try target(project(target: "buildPhases = (S);", objects: objects))
        #expect(names(target) == files + ["A.swift", "C.swift"])
    }

    @Test func `texts have symbols only if the project says so`() throws {
        let folders = "fileSystemSynchronizedGroups = (F);"
        let named = "STRING_CATALOG_GENERATE_SYMBOLS"
        func count(_ settings: String, _ file: String = "") throws -> Int? {
            try target(project(target: folders, settings: settings), configuration: file)?.strings.count
        }
        #expect(try count("") == 0)
        #expect(try count("\(named) = NO;", "\(named) = YES\n") == 0)
        #expect(try count("\(named) = YES;") == 1)
        #expect(try count("", "\(named) = YES\n") == 1)
    }

    @Test func `a configuration file's settings come before those of the project`() throws {
        let file = """
            // The app's settings
            #include "Base.xcconfig"
            #include? "Missing.xcconfig"
            SWIFT_VERSION = 6.0 // as of now
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO $(FROM)
            SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=macosx*] = MainActor
            SWIFT_STRICT_CONCURRENCY[sdk=iphoneos*][config=Debug] = complete
            """
        let settings = #"SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";"#
        let target = try #require(try target(project(settings: settings), configuration: file))
        #expect(target.languageMode == "6")
        #expect(target.options == ["-DDEBUG", "-DPRO", "-strict-concurrency=complete"])
    }

    @Test func `files that include each other end`() throws {
        let sample = try SampleProject([
            "a.xcconfig": "#include \"b.xcconfig\"\nA = 1", "b.xcconfig": "#include \"a.xcconfig\"\nB = 2",
        ])
        let settings = XcodeConfigurationFile(sample.folder.appending(path: "a.xcconfig")).settings
        #expect(settings as? [String: String] == ["A": "1", "B": "2"])
        #expect(XcodeConfigurationFile(sample.folder.appending(path: "c.xcconfig")).settings.isEmpty)
    }
}
