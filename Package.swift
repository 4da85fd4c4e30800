// swift-tools-version: 6.1
// Kissa: apps written for SwiftUI and FoundationModels, on Linux. Documentation/Architecture.md is the map of the targets below.

import CompilerPluginSupport
import Foundation
import PackageDescription

/// SwiftPM refuses unsafe flags in a versioned dependency. So two things differ between Kissa as the root package and
/// Kissa as a dependency: whether the inference rooms are optimized in debug builds, and where SwiftSyntax comes from.
///
/// SwiftPM evaluates a dependency's manifest twice: in `/` while it resolves versions, and below `checkouts` to build.
let isRoot = Context.packageDirectory != "/" && !Context.packageDirectory.contains("/checkouts/")

/// The toolchain's `usr/lib/swift/host`, which contains SwiftSyntax; nil if `swift` isn't on the PATH.
func toolchainHostLibraries() -> String? {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let swift = directories.map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let swift else { return nil }
    let bin = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
    let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    return FileManager.default.fileExists(atPath: host + "/SwiftSyntaxMacros.swiftmodule") ? host : nil
}
let hostLibraries = isRoot ? toolchainHostLibraries() : nil

/// Swift 6 everywhere; our own warnings are fixed, not silenced.
let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// Unoptimized inference is 20 to 40 times slower, so the root package optimizes these rooms in every configuration.
let optimisedSwift = swift6 + (isRoot ? [.unsafeFlags(["-O"])] : [])
/// Packages ask `canImport(FoundationModels, _version: 2)` for OS 27.
let versionedAsApples = swift6 + (isRoot ? [.unsafeFlags(["-user-module-version", "2.0"])] : [])
let optimisedC: [CSetting] = isRoot ? [.unsafeFlags(["-O3"])] : []
let linkedByLLD: [LinkerSetting] = isRoot ? [.unsafeFlags(["-use-ld=lld"])] : []  // In a third of Gold's time.

func syntax(_ libraries: [String]) -> Needs {
    hostLibraries != nil ? [] : libraries.map { .product(name: "Swift" + $0, package: "swift-syntax") }
}
let macroDependencies = syntax(["Syntax", "SyntaxMacros", "SyntaxBuilder", "CompilerPlugin", "Diagnostics"])
let macroSettings = swift6 + (hostLibraries.map { [.define("TOOLCHAIN_SYNTAX"), .unsafeFlags(["-I", $0])] } ?? [])
let macroLinking: [LinkerSetting] =
    hostLibraries.map {
        [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
            + ["Syntax", "SyntaxMacros", "SyntaxBuilder", "Diagnostics", "CompilerPluginMessageHandling"].map(linked)
    } ?? []
func linked(_ library: String) -> LinkerSetting { .linkedLibrary("Swift" + library) }

/// A macro plugin's implementation. It is separate from the plugin because, as soon as one test depends on a macro
/// target, SwiftPM builds all tests for the host's tools, beside the program's own modules.
func macroExpansions(_ name: String) -> Target {
    .target(
        name: name, dependencies: macroDependencies, path: "Sources/\(name)", swiftSettings: macroSettings,
        linkerSettings: macroLinking)
}

/// The plugin "RoomMacros" for the expansions "RoomMacroExpansions".
func macroPlugin(_ name: String) -> Target {
    .macro(
        name: name, dependencies: [.byName(name: name.dropLast() + "Expansions")] + macroDependencies,
        path: "Sources/\(name)", swiftSettings: macroSettings, linkerSettings: macroLinking)
}

/// Tests of a macro's expansion, which need more of SwiftSyntax than the macro itself.
func macroTests(_ name: String) -> Target {
    let libraries = ["Parser", "SyntaxMacroExpansion"]
    let linking: [LinkerSetting] = hostLibraries != nil ? libraries.map(linked) : []
    return .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + macroDependencies + syntax(libraries),
        path: "Tests/\(name)Tests", swiftSettings: macroSettings, linkerSettings: macroLinking + linking)
}

// MARK: - Rooms

typealias Needs = [Target.Dependency]
func room(
    _ name: String, path: String? = nil, _ needs: Needs = [], exclude: [String] = [],
    resources: [Resource]? = nil, settings: [SwiftSetting] = swift6, plugins: [Target.PluginUsage]? = nil
) -> Target {
    .target(
        name: name, dependencies: needs, path: path, exclude: exclude, resources: resources,
        swiftSettings: settings, plugins: plugins)
}

/// A room that is optimized in debug builds too, because it processes bitmaps pixel by pixel or solves equations.
func fast(_ name: String, _ of: Needs = []) -> Target { room(name, of, settings: optimisedSwift) }

/// An executable that is no app.
func tool(_ name: String, _ needs: Needs, path: String? = nil, exclude: [String] = []) -> Target {
    .executableTarget(
        name: name, dependencies: needs, path: path ?? "Sources/\(name)", exclude: exclude,
        swiftSettings: swift6, linkerSettings: linkedByLLD)
}

func benchmark(_ name: String, _ of: Needs, _ others: String...) -> Target {
    let folder = "Benchmarks/" + name.lowercased()
    return tool("Benchmark" + name, of + ["BenchmarkReport"], path: folder, exclude: ["run"] + others)
}

func app(_ name: String, _ needs: Needs, exclude: [String] = ["Art"], resources: [Resource] = []) -> Target {
    .executableTarget(
        name: name, dependencies: needs, path: "Apps/\(name)", exclude: exclude,
        resources: [.copy("Assets.xcassets"), .copy("Localizable.xcstrings")] + resources,
        swiftSettings: swift6, linkerSettings: linkedByLLD, plugins: ["AssetSymbols"])
}

func tests(
    _ name: String, _ needs: Needs, exclude: [String] = [], resources: [Resource]? = nil,
    plugins: [Target.PluginUsage]? = nil, settings: [SwiftSetting] = swift6
) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: needs + ["TestSupport"], path: "Tests/\(name)Tests",
        exclude: exclude, resources: resources, swiftSettings: settings, linkerSettings: linkedByLLD, plugins: plugins)
}

/// A C library. Its packages are what SwiftPM recommends where pkg-config doesn't know it; without any, it is the toolchain's.
func library(_ name: String, _ pkgConfig: String? = nil, _ packages: String...) -> Target {
    .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt(packages)])
}

let cLibraries: [Target] = [
    library("CCairo", "cairo", "libcairo2-dev"), library("CCrypto", "libcrypto", "libssl-dev"),
    library("CCurl", "libcurl", "libcurl4-openssl-dev"), library("CZlib", "zlib", "zlib1g-dev"),
    library("CICal", "libical", "libical-dev"), library("CICU", "icu-uc", "libicu-dev"),
    library("CPango", "pangocairo pangoft2 harfbuzz-subset", "libpango1.0-dev", "libharfbuzz-dev"),
    library("CWebSockets", "libwebsockets", "libwebsockets-dev"), library("CPostgreSQL", "libpq", "libpq-dev"),
    // SQLite3 is Apple's module name, because apps import it too.
    library("SQLite3", "sqlite3", "libsqlite3-dev"), library("CBrotli", "libbrotlienc", "libbrotli-dev"),
    library("CQREncode", "libqrencode", "libqrencode-dev"), library("CChipmunk", nil, "libchipmunk-dev"),
    library("CConformances"), library("COS"), library("CProcesses"), .target(name: "CMainBundle"),
]

let models: [Target] = [
    .target(name: "InferenceKernels", path: "Sources/InferenceKernels", cSettings: optimisedC),
    room("JSONSyntax"), room("ChatTemplates", ["JSONSyntax"], settings: optimisedSwift),
    room("Inference", ["ChatTemplates", "InferenceKernels", "JSONSyntax"], settings: optimisedSwift),
    room("HTTP", ["CCurl"]), room("HTTPServing", ["CWebSockets"]), room("OperationMetrics"),
    macroExpansions("FoundationModelsMacroExpansions"), macroPlugin("FoundationModelsMacros"),
    // With the embedded model, a link from Models/kissa-mini: SwiftPM would copy a link here as a link.
    room(
        "FoundationModels",
        [
            "Inference", "FoundationModelsMacros", "HTTP", "JSONSyntax", "FoundationAdditions", "CoreGraphics",
            "ImageIO", "UniformTypeIdentifiers", "ContentHashing", "OperationMetrics",
        ],
        resources: [.copy("Resources/kissa-mini.gguf")], settings: versionedAsApples),
    room("ServerModels", ["FoundationModels"]), room("Playgrounds", ["FoundationModelsMacros"]),
    room("FoundationModelsTesting", ["FoundationModels", "UniformTypeIdentifiers", "ContentHashing"]),
]

/// Targets that build on the model rooms: the terminal tool, and executables that are in no product.
let modelTools: [Target] = [
    // Hashes what it fetches, which is slow in unoptimized builds.
    room("ModelFetching", ["FoundationModels", "HTTP", "CZlib"], settings: optimisedSwift),
    room("ModelServing", ["FoundationModels", "HTTPServing"]),
    room(
        "KissaCommand", ["Inference", "ModelFetching", "ModelServing", "ShotOrders", "AppChecking", "ExternalPrograms"]),
    tool("kissa", ["KissaCommand"]), tool("DocumentationSite", ["AppChecking"], exclude: ["Client"]),
    tool("TemplateOracle", ["ChatTemplates"], path: "Tests/Verify/TemplateOracle"),
    tool("GuidedOracle", ["FoundationModels", "Inference"], path: "Tests/Verify/GuidedOracle"),
    tool("InferenceOracle", ["Inference"], path: "Tests/Verify/Oracle"),
    room("BenchmarkReport", path: "Benchmarks/report"), benchmark("Inference", ["Inference"], "bench.py", "peer.c"),
    benchmark("Guided", ["FoundationModels", "Inference"], "bench.py", "suite.py", "requirements.txt"),
]

let webLibraries: [Target.Dependency] = ["CWebSockets", "CCrypto", "CBrotli", "CZlib"]
let screens: [Target] = [
    // The current language, and what Foundation has on Apple's systems only: each framework re-exports it.
    room("Localization"), fast("Markdown"), room("os", ["COS", "JSONSyntax"]), room("ExternalPrograms", ["CProcesses"]),
    room("FoundationAdditions", ["Localization", "Markdown", "os"], resources: [.copy("Localizable.xcstrings")]),
    room("UniformTypeIdentifiers", ["FoundationAdditions"]), room("CoreTransferable", ["UniformTypeIdentifiers"]),
    fast("ConstraintSolving"), fast("DrawingValues"), room("ContentHashing"), room("DeveloperToolsSupport"),
    room("DisplayList", ["ContentHashing", "DrawingValues", "JSONSyntax"]), room("FoundationCombine", ["Combine"]),
    .target(name: "ICULineBreaks", dependencies: ["CICU"]), room("OSLog", ["FoundationAdditions", "os"]),
    room("TextLayout", ["CPango", "DrawingValues", "ICULineBreaks", "ContentHashing", "FoundationAdditions"]),
    fast("CoreGraphics", ["CCairo", "DrawingValues", "FoundationAdditions", "_Testing_CoreGraphics"]),
    room("ImageIO", ["CoreGraphics", "Assets", "os"]), room("Storage", ["SQLite3", "CPostgreSQL"]), room("FairTurns"),
    room("Assets", ["CoreGraphics", "ContentHashing", "DeveloperToolsSupport", "ExternalPrograms", "os"]),
    room("ViewTree", ["DisplayList", "TextLayout", "CoreGraphics", "Combine", "FoundationCombine", "JSONSyntax"]),
    room(
        "SwiftUICore",
        [
            "ViewTree", "DisplayList", "TextLayout", "CoreGraphics", "Combine", "CoreTransferable", "Assets",
            "ContentHashing", "DeveloperToolsSupport", "FoundationAdditions", "os",
        ],
        resources: [.copy("Localizable.xcstrings")]),
    room(
        "BrowserHost", ["DisplayList", "ContentHashing", "HTTPServing", "OperationMetrics", "os"] + webLibraries,
        resources: [.copy("Client")]),
    macroExpansions("SwiftUIMacroExpansions"), macroPlugin("SwiftUIMacros"), room("AVFAudio", ["AVFoundation"]),
    room(
        "SwiftUI",
        [
            "ViewTree", "SwiftUICore", "UIKit", "DisplayList", "TextLayout", "FoundationAdditions", "Storage", "HTTP",
            "BrowserHost", "SwiftUIMacros", "Permissions", "CoreTransferable", "CConformances", "Accessibility", "os",
            "ScreenReading", "ScreenActing", "ShotOrders", "CMainBundle", "Assets", "ContentHashing", "PersonalData",
        ]),
    // A window's screen as assistive technology meets it, and what a person does to it, for tests, pictures, programs.
    room("ShotOrders"), room("ScreenReading", ["SwiftUICore", "ViewTree", "DisplayList", "CoreGraphics"]),
    room("ScreenActing", ["ScreenReading", "SwiftUICore", "ViewTree", "DisplayList", "BrowserHost"]),
    room("Accessibility", ["SwiftUICore"]),  // A dependency of SwiftUI, so that it is built when an app imports it.
    // Empty: the toolchain's Testing has cross-import overlays for them, which a test that imports both looks for.
    room("_Testing_CoreGraphics"), room("_Testing_UIKit"), room("_Testing_CoreImage"), room("DataModels"),
    room("AssetSymbolsCore"), room("AppChecking", ["AssetSymbolsCore", "DataModels", "ExternalPrograms"]),
    tool("AssetSymbolsGenerator", ["AssetSymbolsCore", "DataModels"]),
    .plugin(
        name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsGenerator"],
        path: "Plugins/AssetSymbols"),
]

/// Frameworks beside SwiftUI that apps import by Apple's names.
let frameworks: [Target] = [
    macroExpansions("SwiftDataMacroExpansions"), macroExpansions("TipKitMacroExpansions"), macroPlugin("TipKitMacros"),
    macroPlugin("SwiftDataMacros"), room("TipKit", ["SwiftUI", "SwiftUICore", "ViewTree", "TipKitMacros", "os"]),
    // `Query` and the modifiers need views; on Apple's platforms they are in an overlay of both modules.
    room("SwiftData", ["SQLite3", "Storage", "SwiftUI", "SwiftUICore", "ViewTree", "SwiftDataMacros"]),
    room("CoreData", ["CConformances", "DataModels", "Storage", "SwiftData", "SwiftUI", "UIKit", "ViewTree"]),
    room("Charts", ["SwiftUI", "SwiftUICore", "ViewTree", "TextLayout"]), room("StoreKit", ["SwiftUI", "UIKit"]),
    room("AVKit", ["AVFoundation", "SwiftUI"], resources: [.copy("Client")]), room("AudioToolbox", ["AVFoundation"]),
    room("AVFoundation", ["SwiftUICore", "ViewTree", "DisplayList", "Permissions"], resources: [.copy("Client")]),
    fast("ImagePlayground", ["CoreGraphics", "SwiftUICore", "DisplayList", "ContentHashing", "HTTP"]),
    room("PhotosUI", ["CoreTransferable", "UIKit"]), room("CryptoKit", ["CCrypto", "FoundationAdditions"]),
    room("Permissions"), room("Security", ["CoreGraphics", "CryptoKit", "Permissions", "Storage"]),
    room("Vision", ["CoreImage", "ImageIO", "ExternalPrograms", "FairTurns", "FoundationAdditions"]),
    room("CoreSpotlight", ["FairTurns", "FoundationModels", "Permissions", "Storage", "UniformTypeIdentifiers"]),
    room("UserNotifications", ["Permissions", "ViewTree", "DisplayList"]), room("WeatherKit", ["CoreLocation"]),
    room("PersonalData"), room("Contacts", ["FoundationAdditions", "Permissions", "PersonalData", "os"]),
    room("EventKit", ["CICal", "Contacts", "CoreGraphics", "Permissions", "PersonalData", "os"]),
    room("UIKitCore", ["CoreGraphics", "Assets", "DisplayList", "os"]), room("CoreVideo", ["FoundationModels"]),
    fast("CoreImage", ["CoreVideo", "CQREncode", "UIKitCore", "_Testing_CoreImage"]),
    room(
        "UIKit",
        [
            "UIKitCore", "ViewTree", "SwiftUICore", "TextLayout", "DisplayList", "CConformances", "ConstraintSolving",
            "SwiftUIMacros", "UserNotifications", "_Testing_UIKit",
        ]),
    room(
        "SafariServices", ["UIKit", "ViewTree", "SwiftUICore", "DisplayList", "CoreGraphics", "JSONSyntax"],
        resources: [.copy("Client")]),
    room("AppIntents", ["SwiftUI", "UIKit"]), room("WidgetKit", ["ActivityKit", "AppIntents", "SwiftUI"]),
    room("MapKit", ["CoreLocation", "SwiftUI", "ViewTree"]), room("GameplayKit", ["FoundationAdditions", "simd"]),
    room("GroupActivities", ["Storage", "SwiftUI", "SwiftUICore", "ViewTree", "os"]), room("QuartzCore", ["UIKit"]),
    room("CoreLocation", ["SwiftUICore", "DisplayList", "JSONSyntax", "Permissions"], resources: [.copy("Client")]),
    room(  // Depends on UIKit, so that `#if canImport(UIKit)` is true in an app.
        "SpriteKit",
        [
            "ViewTree", "SwiftUICore", "UIKit", "UIKitCore", "CoreGraphics", "TextLayout", "DisplayList", "Assets",
            "GameplayKit", "ContentHashing", "JSONSyntax", "CChipmunk", "CConformances",
        ],
        resources: [.copy("Client")]),
    room("WebKit", ["SwiftUI", "SwiftUICore", "UIKit", "ViewTree", "DisplayList"], resources: [.copy("Client")]),
]

func probe(_ name: String, _ of: String) -> Target { tool(name, [.byName(name: of)], path: "Tests/Verify/\(name)") }
let testing: [Target] = [
    room("TestSupport", path: "Tests/TestSupport", ["ExternalPrograms", "CProcesses"]),
    room("BrowserTesting", path: "Tests/BrowserTesting", ["CProcesses"]), probe("SwiftDataWriter", "SwiftData"),
    room("ViewTesting", path: "Tests/ViewTesting", ["SwiftUICore", "DisplayList"]), probe("CoreDataWriter", "CoreData"),
    room(
        "KissaTesting",
        [
            "SwiftUI", "SwiftUICore", "ViewTree", "UIKit", "ScreenReading", "ScreenActing", "DisplayList",
            "BrowserHost", "CoreGraphics", "Permissions", "FoundationModelsTesting",
        ]),
    // Apple's names for tests of whole apps, over it; a test imports it beside XCTest.
    room(
        "XCUIAutomation",
        ["KissaTesting", "SwiftUI", "SwiftUICore", "UIKit", "DisplayList", "ViewTree", "ScreenReading", "CoreGraphics"]),
    room("SampleScreens", path: "Tests/SampleScreens", ["SwiftUI", "PhotosUI"]),  // By people who don't know Kissa.
    probe("LocaleProbe", "FoundationAdditions"), probe("StorageWriter", "Storage"), probe("ClusterApp", "SwiftUI"),
]

/// Frameworks that stand on nothing but Foundation. (SpriteKit depends on GameplayKit, so that it is built with a game.)
let plainNames = ["ActivityKit", "Combine", "CoreHaptics", "LocalAuthentication", "Network", "simd"]
let screenNames = ["AuthenticationServices", "MessageUI"]  // Those that stand on nothing but SwiftUI.

/// What other packages may depend on, beside those.
let libraries = [
    "FoundationModels", "Playgrounds", "SwiftUI", "SpriteKit", "UIKit", "SafariServices", "CoreVideo",
    "UniformTypeIdentifiers", "SQLite3", "OSLog", "ImagePlayground", "PhotosUI", "Contacts", "EventKit", "ImageIO",
    "os", "KissaTesting", "SwiftData", "XCUIAutomation", "CryptoKit", "Security", "StoreKit", "UserNotifications",
    "Charts", "AVKit", "CoreLocation", "MapKit", "FoundationModelsTesting", "ServerModels", "GroupActivities", "TipKit",
    "Vision", "CoreSpotlight", "CoreImage", "WeatherKit", "CoreData", "AppIntents", "WidgetKit", "WebKit",
    "AVFoundation", "AudioToolbox", "GameplayKit", "AVFAudio", "QuartzCore",
]

/// Rooms whose tests need nothing but the room.
let testedAlone = [
    "AuthenticationServices", "ChatTemplates", "Permissions", "MessageUI", "CryptoKit", "JSONSyntax", "XCUIAutomation",
    "ImageIO", "LifeEngine", "ConstraintSolving", "GameplayKit", "SQLite3", "BrowserTesting", "ExternalPrograms", "os",
    "Network", "ActivityKit", "CoreGraphics", "Markdown", "HTTP", "WeatherKit", "FairTurns", "AppChecking", "Security",
    "PersonalData", "simd", "CoreHaptics",
]

/// Rooms whose tests need more than the room.
let testedWithOthers: KeyValuePairs = [
    "Vision": ["FoundationModelsTesting", "SwiftUICore", "ExternalPrograms", "CoreImage"], "Combine": ["Localization"],
    "ModelServing": ["FoundationModelsTesting", "ServerModels", "HTTP", "HTTPServing"], "Contacts": ["PersonalData"],
    "DreamCoffee": ["FoundationModelsTesting", "Inference", "Assets", "ViewTesting"], "TextLayout": ["BrowserTesting"],
    "Charts": ["SwiftUI", "SwiftUICore", "DisplayList", "KissaTesting", "ViewTesting"], "SafariServices": ["SwiftUI"],
    "ImagePlayground": ["CoreGraphics", "SwiftUICore", "DisplayList", "ViewTesting"], "MapKit": ["ViewTesting"],
    "SpriteKit": ["GameplayKit", "SwiftUI", "UIKit", "BrowserHost", "BrowserTesting"], "ClusterTips": ["ShotOrders"],
    "KissaTesting": ["SwiftUI", "FoundationModels", "UserNotifications"], "BrowserHost": ["BrowserTesting", "Storage"],
    "OperationMetrics": ["FoundationModels", "FoundationModelsTesting"], "EventKit": ["Contacts", "PersonalData"],
    "CoreSpotlight": ["FoundationModelsTesting", "UniformTypeIdentifiers"], "CoreImage": ["FoundationModelsTesting"],
    "SwiftData": ["SwiftDataWriter", "SwiftUI", "SwiftUICore", "ViewTesting"], "DocumentationSite": ["BrowserTesting"],
    "SwiftUI": ["SwiftUICore", "DisplayList", "ViewTesting", "ShotOrders"], "CoreLocation": ["ViewTesting"],
    "WebKit": ["BrowserTesting", "ViewTesting", "BrowserHost"], "CoreData": ["CoreDataWriter", "UIKit", "ViewTesting"],
    "UIKit": ["SwiftUI", "SwiftUICore", "DisplayList", "ViewTesting"], "ModelFetching": ["FoundationModels", "CZlib"],
    "GroupActivities": ["SwiftUI", "KissaTesting", "Storage"], "DisplayList": ["BrowserHost", "BrowserTesting"],
    "WidgetKit": ["ViewTesting"], "Storage": ["StorageWriter"], "AppIntents": ["ViewTesting"],
    "StoreKit": ["KissaTesting"], "TipKit": ["ViewTesting"], "AVKit": ["ViewTesting"],
]

let needsOfCoffee: Needs = [
    "SwiftUI", "FoundationModels", "SpriteKit", "UIKit", "ImagePlayground", "Contacts", "EventKit", "SQLite3", "os",
    "GroupActivities",
]
let files: [Resource] = [.copy("Fixtures")]
let playedInBrowsers: Needs = [
    "SwiftUI", "KissaTesting", "FoundationModelsTesting", "BrowserHost", "BrowserTesting", "LifeGame", "Permissions",
    "DreamCoffee", "ClusterTips", "UIKit", "SafariServices", "SampleScreens", "PhotosUI", "ImagePlayground", "StoreKit",
]

let package = Package(
    name: "Kissa",
    products: (libraries + plainNames + screenNames).map { .library(name: $0, targets: [$0]) } + [
        .executable(name: "kissa", targets: ["kissa"]), .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    ],
    dependencies: hostLibraries != nil
        ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0")],
    targets: cLibraries + models + modelTools + screens + frameworks + testing + [
        benchmark("UI", ["SwiftUI", "BrowserHost", "BrowserTesting"], "peers.py", "requirements.txt", "windows.py"),
        benchmark("Sprites", ["SwiftUI", "SpriteKit", "BrowserHost", "BrowserTesting"]),
        benchmark("Data", ["SwiftData", "SQLite3"]), benchmark("Life", ["LifeEngine"], "bench.py"),
        .target(name: "LifeKernels", path: "Apps/LifeGame/Kernels", cSettings: optimisedC),
        room("LifeEngine", path: "Apps/LifeGame/Engine", ["CZlib", "LifeKernels"], settings: optimisedSwift),
        app(
            "DreamCoffee", needsOfCoffee, exclude: ["Art", "README.md"],
            resources: [.process("Sounds"), .copy("Adapters"), .copy("InfoPlist.xcstrings")]),
        app("LifeGame", ["SwiftUI", "Combine", "LifeEngine"], exclude: ["Engine", "Kernels", "README.md"]),
        // Package's tests don't import FoundationModels, but its objects must be linked.
        app("ClusterTips", ["SwiftUI", "UIKit", "Combine"]), tests("Package", ["FoundationModels"]), tests("Style", []),
        tests("FoundationModels", ["HTTP", "ServerModels", "FoundationModelsTesting", "Localization", "Playgrounds"]),
        tests("KissaCommand", ["FoundationModelsTesting", "HTTP", "ShotOrders", "kissa", "BrowserTesting"]),
        tests("SwiftUICore", ["SwiftUICore", "ViewTree", "ViewTesting"], resources: [.copy("Oracle/Frames.txt")]),
        tests("Inference", ["Inference", "InferenceKernels"], settings: optimisedSwift),
        tests("Assets", ["Assets", "CoreGraphics"], resources: files),
        tests("FoundationAdditions", ["FoundationAdditions", "LocaleProbe"], resources: files),
        tests(
            "AssetSymbols", ["AssetSymbolsCore", "DeveloperToolsSupport"], resources: files, plugins: ["AssetSymbols"]),
        tests("Browser", playedInBrowsers, exclude: ["References"]),
    ]
        + plainNames.map { room($0, ["FoundationAdditions"]) } + screenNames.map { room($0, ["SwiftUI"]) }
        + testedAlone.map { tests($0, [.byName(name: $0)]) }
        + testedWithOthers.map { tests($0.key, ([$0.key] + $0.value).map { .byName(name: $0) }) }
        + ["SwiftUI", "FoundationModels", "SwiftData", "TipKit"].map { macroTests($0 + "MacroExpansions") },
    cLanguageStandard: .gnu11
)

func needs(_ target: Target) -> [String] {
    target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
}

/// What a program is linked with, and not what a macro, which runs in the compiler, is made of.
func linkedNeeds(_ target: Target) -> [String] { target.type == .macro ? [] : needs(target) }

extension Package {
    func names(from start: [String], _ next: (Target) -> [String]) -> Set<String> {
        let all = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        var (found, open) = (Set<String>(), start)
        while let name = open.popLast() {
            if let target = all[name], found.insert(name).inserted { open += next(target) }
        }
        return found
    }

    /// Makes targets and products name all that they stand on. SwiftPM builds a target again when one that it names has changed:
    /// one in between may come out the same, and objects that expect a type's older layout would be linked.
    func nameIndirectNeeds() {
        let rooms = Set(targets.filter { $0.type == .regular }.map(\.name))
        func all(_ start: [String]) -> Set<String> { names(from: start, linkedNeeds).intersection(rooms) }
        for target in targets where target.type != .plugin {
            let added = all(linkedNeeds(target)).subtracting(needs(target))
            target.dependencies += added.sorted().map { .byName(name: $0) }
        }
        products = products.map { product in
            guard let library = product as? Product.Library else { return product }
            return .library(name: library.name, targets: all(library.targets).union(library.targets).sorted())
        }
    }
}

/// If the environment names rooms, the package contains only what their tests need, for `make sanitize` and `make verify`.
if let rooms = ProcessInfo.processInfo.environment["KISSA_ROOMS"]?.split(separator: " ") {
    let kept = package.names(from: rooms.map { $0 + "Tests" }) { target in
        needs(target) + (target.plugins ?? []).compactMap { if case .plugin(let name, _) = $0 { name } else { nil } }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll()
}
package.nameIndirectNeeds()
