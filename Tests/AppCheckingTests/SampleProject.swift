import Foundation

/// A folder with files, which is deleted with the value that made it.
final class SampleProject {
    let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)")
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// An Xcode project with an app, a framework that it imports, tests, and a folder that Xcode 16 takes as a whole.
    static let xcode = """
        // !$*UTF8*$!
        {
            rootObject = P;
            objects = {
                P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (A, K, T, M); };
                G = { isa = PBXGroup; children = (GA, F2); sourceTree = "<group>"; };
                GA = { isa = PBXGroup; path = Shop; children = (F1); sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = "Shop App.swift"; sourceTree = "<group>"; };
                F2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = (X); };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = K;
                    membershipExceptions = (Left.swift); };
                A = { isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application";
                    buildPhases = (SA); buildConfigurationList = AL; };
                SA = { isa = PBXSourcesBuildPhase; files = (B1); };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                    buildPhases = (); fileSystemSynchronizedGroups = (F2); };
                T = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
                M = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
                    buildPhases = (SA); buildConfigurationList = ML; };
                PL = { isa = XCConfigurationList; buildConfigurations = (PR, PD); };
                PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = "4.2"; }; };
                PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SWIFT_VERSION = "5.0"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA"; }; };
                AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
                AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SWIFT_VERSION = "6.0"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                    SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; }; };
                ML = { isa = XCConfigurationList; buildConfigurations = (MD); };
                MD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
            };
        }
        """

    static func shop(app: String, kit: String) throws -> SampleProject {
        try SampleProject([
            "Shop.xcodeproj/project.pbxproj": xcode, "Shop/Shop App.swift": app, "Kit/Kit.swift": kit,
            "Kit/Left.swift": "left out",
        ])
    }
}
