import Foundation

/// The modules that a source imports, outside of comments, strings and conditions that are false on Linux.
enum SourceImports {
    /// The module names of `import SwiftUI`, `@testable import App`, `import struct UIKit.UIColor`. Imports within `#if
    /// canImport(…)` are left out: they only apply if the module exists.
    static func modules(in source: String) -> Set<String> {
        var modules: Set<String> = []
        var depth = 0
        for line in SourceCode.lines(of: source) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#endif") { depth -= 1 }
            if depth == 0, let match = line.firstMatch(of: statement) { modules.insert(String(match.1)) }
        }
        return modules
    }

    private static var statement: Regex<(Substring, Substring)> {
        /^(?:@[_\w]+(?:\(\w+\))?\s+|public\s+|internal\s+|private\s+|fileprivate\s+|package\s+)*import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
    }
}
