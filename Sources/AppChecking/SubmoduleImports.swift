import Foundation

/// Imports of a part of a module, such as `import CoreImage.CIFilterBuiltins` and `import UIKit.UIGestureRecognizerSubclass`.
/// Modules of Swift have no parts: the whole module is imported. `os` has its parts. The modules by which Apple's SwiftUI knows
/// another one, such as `_AVKit_SwiftUI`, are read as that one: Xcode writes their imports by itself.
enum SubmoduleImports {
    /// Whether a source may have such an import.
    static func areLikely(in source: String) -> Bool {
        source.split(whereSeparator: \.isNewline).contains { line in
            guard let word = line.range(of: keyword) else { return false }
            return line[word.upperBound...].contains { $0 == "." || $0 == "_" }
        }
    }

    static func adapt(_ changes: inout SourceChanges) {
        for place in changes.places(of: "import") where isStatement(changes.line(upTo: place)) {
            let line = changes.restOfLine(from: place + keyword.utf8.count)
            guard let match = line.firstMatch(of: /^(\w+)((?:\.\w+)*)/), match.1 != "os" else { continue }
            let start = place + keyword.utf8.count
            let module = start..<start + match.1.utf8.count
            if !match.2.isEmpty { changes.blank(module.upperBound..<module.upperBound + match.2.utf8.count) }
            if let overlaid = overlaid(by: String(match.1)) { changes.replace(module, with: overlaid) }
        }
    }

    private static let keyword = "import "

    /// Attributes and access levels may stand before the keyword. `import struct` names a symbol, not a part.
    private static func isStatement(_ head: String) -> Bool { head.wholeMatch(of: /(?:@?\w+(?:\(\w+\))?\s+)*/) != nil }

    /// `AVKit`, for `_AVKit_SwiftUI`; nil for other names.
    private static func overlaid(by name: String) -> String? {
        name.wholeMatch(of: /_(\w+)_SwiftUI/).map { String($0.1) }
    }
}
