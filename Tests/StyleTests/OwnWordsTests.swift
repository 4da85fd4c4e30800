import Foundation
import TestSupport
import Testing

/// The platform's own strings come from its catalog and aren't looked up in the app's.
@Suite struct OwnWordsTests {
    private let rooms = [
        "ViewTree", "SwiftUICore", "SwiftUI", "UIKit", "PhotosUI", "ImagePlayground", "SafariServices", "StoreKit",
    ]

    private var files: [Repository.File] {
        Repository.files.filter { file in
            file.kind == "swift" && rooms.contains { file.path.hasPrefix("Sources/\($0)/") }
        }
    }

    @Test func `No title is a literal that an app's catalog would be asked for`() {
        let literal =
            #/(\b(Text|Label|Button|Toggle|TextField|Section|Menu|Picker)\(|accessibility(Label|Value|Hint)\([^)]*?)"[A-Za-z]/#
        let wrong = files.flatMap { file in
            file.places { line in
                !line.contains("//") && !line.contains(".system(") && line.contains(literal)
            }
        }
        #expect(wrong == [])
    }

    @Test func `Every own word is in the catalog, in Japanese too`() throws {
        let data = try Data(
            contentsOf: RepositoryFiles.root.appending(path: "Sources/SwiftUICore/Localizable.xcstrings"))
        let catalog = try JSONDecoder().decode(Catalog.self, from: data)
        let call = #/\.system\("((?:[^"\\]|\\.)+)"/#
        let words = files.flatMap { file in
            file.lines.flatMap { $0.matches(of: call).map { String($0.1).replacing(#/\\\([^)]*\)/#, with: "%@") } }
        }
        #expect(words.count > 20)
        #expect(words.filter { catalog.strings[$0]?.localizations["ja"] == nil } == [])
    }

    private struct Catalog: Decodable {
        struct Entry: Decodable {
            struct Localization: Decodable {}
            var localizations: [String: Localization]
        }
        var strings: [String: Entry]
    }
}
