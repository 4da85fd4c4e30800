import Foundation

/// Documentation/Compatibility.md, as table rows.
struct Compatibility {
    struct Row {
        let framework: String
        /// As written, without the code marks.
        let symbols: [String]
        let state: String
    }

    /// The modules, or folders of modules, that make up a framework. For Foundation these are only the parts that Linux lacks;
    /// SQLite isn't implemented here.
    static let rooms: [String: [String]] = [
        "ActivityKit": ["ActivityKit"], "AuthenticationServices": ["AuthenticationServices"],
        "AppIntents": ["AppIntents"],
        "MessageUI": ["MessageUI"], "WeatherKit": ["WeatherKit"], "AVFoundation": ["AVFoundation"], "AVKit": ["AVKit"],
        "Charts": ["Charts"],
        "CoreLocation": ["CoreLocation"], "CoreImage": ["CoreImage"], "CoreVideo": ["CoreVideo"],
        "CoreSpotlight": ["CoreSpotlight"], "MapKit": ["MapKit"], "CoreData": ["CoreData"],
        "Combine": ["Combine"], "Contacts": ["Contacts"], "CoreGraphics": ["CoreGraphics"],
        "CoreTransferable": ["CoreTransferable"], "CryptoKit": ["CryptoKit"],
        "LocalAuthentication": ["LocalAuthentication"],
        "Network": ["Network"], "Security": ["Security"], "StoreKit": ["StoreKit"], "WidgetKit": ["WidgetKit"],
        "UserNotifications": ["UserNotifications"], "EventKit": ["EventKit"],
        "Foundation": ["FoundationAdditions", "Markdown"],
        "FoundationModels": ["FoundationModels", "FoundationModelsTesting", "ServerModels"],
        "GameplayKit": ["GameplayKit"],
        "GroupActivities": ["GroupActivities"],
        "ImageIO": ["ImageIO"], "ImagePlayground": ["ImagePlayground"], "PhotosUI": ["PhotosUI"],
        "Playgrounds": ["Playgrounds"], "TipKit": ["TipKit"], "Vision": ["Vision"],
        "SafariServices": ["SafariServices"], "SpriteKit": ["SpriteKit"], "SwiftData": ["SwiftData"],
        "UniformTypeIdentifiers": ["UniformTypeIdentifiers"],
        "SwiftUI": ["ViewTree", "SwiftUICore", "SwiftUI"], "UIKit": ["UIKit", "UIKitCore"], "WebKit": ["WebKit"],
        "AudioToolbox": ["AVFoundation/SystemSounds"], "CoreHaptics": ["CoreHaptics"], "simd": ["simd"],
    ]

    static let rows: [Row] = {
        var framework = ""
        var rows: [Row] = []
        for line in Repository.files.first(where: { $0.path == "Documentation/Compatibility.md" })?.lines ?? [] {
            if line.hasPrefix("## ") { framework = String(line.dropFirst(3)) }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 5, line.hasPrefix("| `") else { continue }
            rows.append(Row(framework: framework, symbols: codes(in: cells[1]), state: cells[2]))
        }
        return rows
    }()

    private static func codes(in text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }

    /// The declarations in a framework's code.
    struct Declarations {
        var names: Set<String> = []
        /// Public top-level types.
        var types: Set<String> = []
    }

    static let declarations: [String: Declarations] = rooms.mapValues { rooms in
        var found = Declarations()
        for room in rooms {
            for file in Repository.files where file.kind == "swift" && file.path.hasPrefix("Sources/\(room)/") {
                // Declarations after `@_spi` are public only to other targets of the package.
                for (before, line) in zip([""] + file.lines, file.lines) where !before.hasPrefix("@_spi") {
                    found.read(line)
                }
            }
        }
        return found
    }
}

extension Compatibility.Declarations {
    private static let kinds: Set<Substring> = [
        "func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "actor", "macro",
    ]
    private static let typeKinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "actor"]

    fileprivate mutating func read(_ line: Substring) {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        for (word, next) in zip(words, words.dropFirst()) where Self.kinds.contains(word) { names.insert(String(next)) }
        if words.first == "case" { names.formUnion(words.dropFirst().map(String.init)) }
        let isOutermost = line.hasPrefix("public ") || line.hasPrefix("open ") || line.hasPrefix("@MainActor public ")
        guard isOutermost, let place = words.firstIndex(where: { Self.typeKinds.contains($0) }), place + 1 < words.count
        else { return }
        types.insert(String(words[place + 1]))
    }
}
