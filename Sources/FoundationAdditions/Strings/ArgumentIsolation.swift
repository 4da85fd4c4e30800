import Foundation

/// Marks around each argument of a text, by which later stages distinguish arguments from the text itself.
package struct ArgumentIsolation: Sendable {
    package let start: Unicode.Scalar
    package let end: Unicode.Scalar

    package init(start: Unicode.Scalar, end: Unicode.Scalar) {
        self.start = start
        self.end = end
    }

    /// Marks an argument. If it contains the marks itself, they are removed.
    func isolate(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        result.append(start)
        result.append(contentsOf: text.unicodeScalars.filter { $0 != start && $0 != end })
        result.append(end)
        return String(result)
    }

    func removed(from text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != start && $0 != end }))
    }
}
