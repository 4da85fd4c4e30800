import Foundation

/// Marks put around each argument of a text, so that whoever reads the text on can tell it from the text's own words.
package struct ArgumentIsolation: Sendable {
    package let start: Unicode.Scalar
    package let end: Unicode.Scalar

    package init(start: Unicode.Scalar, end: Unicode.Scalar) {
        self.start = start
        self.end = end
    }

    /// An argument that has the marks itself loses them.
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
