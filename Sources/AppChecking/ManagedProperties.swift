import DataModels

/// `@NSManaged` properties and methods, as they are read on Linux: their values are got by key, because there is no Objective-C
/// runtime that makes accessors. (The compiler accepts the attribute, but the linker then misses the accessors.)
enum ManagedProperties {
    private static let attribute = "@NSManaged"

    static func adapt(_ changes: inout SourceChanges) {
        for place in changes.places(of: attribute) {
            changes.blank(place..<place + attribute.utf8.count)
            guard let declaration = changes.declaration(after: place + attribute.utf8.count) else { continue }
            let key = "\"\(declaration.name)\""
            let body =
                declaration.isVariable
                ? " { get { _managed(\(key)) } set { _setManaged(newValue, \(key)) } }"
                : " { _changeManaged(\(key), [\(declaration.parameters.joined(separator: ", "))]) }"
            changes.replace(declaration.end..<declaration.end, with: body)
        }
        adaptOverrides(&changes)
        adaptKeyPaths(&changes)
        importCoreData(&changes)
    }

    /// Overrides in an extension, which only Objective-C has: the class that is generated from the model calls the method with an
    /// underscore.
    private static func adaptOverrides(_ changes: inout SourceChanges) {
        for name in ManagedClassSource.overridable + ManagedClassSource.validations {
            for place in changes.places(of: name) {
                let line = changes.line(upTo: place)
                guard line.hasSuffix("func "), line.split(separator: " ").contains("override"),
                    changes.isInExtension(place), let word = changes.place(of: "override", before: place)
                else { continue }
                changes.blank(word..<word + "override".utf8.count)
                guard let list = changes.parentheses(after: place + name.utf8.count) else { continue }
                let inherited = ManagedClassSource.validations.contains(name) ? "() throws -> Void" : "() -> Void"
                changes.replace(place..<list.upperBound, with: "_\(name)(_: NSManagedObject, _: \(inherited))")
            }
        }
    }

    /// `#keyPath(Item.name)` is the text `"name"`. Types have capital letters, and properties haven't.
    private static func adaptKeyPaths(_ changes: inout SourceChanges) {
        for place in changes.places(of: "#keyPath") {
            guard let list = changes.parentheses(after: place + "#keyPath".utf8.count) else { continue }
            let parts = changes.code(list).dropFirst().dropLast().split(separator: ".").map { part in
                part.filter { !$0.isWhitespace && $0 != "`" }
            }
            let keys = parts.drop { $0.first?.isUppercase ?? true }
            changes.replace(place..<list.upperBound, with: "\"\(keys.joined(separator: "."))\"")
        }
    }

    private static let viewTypes = ["FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults"]

    /// On Apple's systems these types are SwiftUI's, so a view's file needn't import Core Data.
    private static func importCoreData(_ changes: inout SourceChanges) {
        guard !changes.places(of: "SwiftUI").isEmpty, !changes.imports("CoreData"),
            viewTypes.contains(where: { !changes.places(of: $0).isEmpty })
        else { return }
        changes.replace(0..<0, with: "import CoreData; ")
    }

    /// A compiled model is the model itself here.
    static func adaptModelNames(_ source: String, _ changes: inout SourceChanges) {
        let bytes = Array(source.utf8)
        for place in changes.places(of: "withExtension") {
            for (name, new) in [("\"momd\"", "\"xcdatamodeld\""), ("\"mom\"", "\"xcdatamodel\"")] {
                let start =
                    bytes[place...].dropFirst("withExtension".utf8.count)
                    .firstIndex { !" :\n\t".utf8.contains($0) } ?? bytes.endIndex
                guard bytes[start...].starts(with: name.utf8) else { continue }
                changes.replace(start..<start + name.utf8.count, with: new)
            }
        }
    }
}

extension SourceChanges {
    /// Whether the source imports a module.
    func imports(_ module: String) -> Bool {
        places(of: module).contains { line(upTo: $0).split(whereSeparator: \.isWhitespace).last == "import" }
    }

    /// The last place of a word before another place.
    func place(of word: String, before place: Int) -> Int? { places(of: word).last { $0 < place } }

    /// Whether the innermost braces around a place are an extension's.
    func isInExtension(_ place: Int) -> Bool {
        var open: [Int] = []
        for index in 0..<place {
            if byte(at: index) == UInt8(ascii: "{") { open.append(index) }
            if byte(at: index) == UInt8(ascii: "}") { _ = open.popLast() }
        }
        guard let brace = open.last else { return false }
        var start = brace
        while start > 0, let byte = byte(at: start - 1), !"{};".utf8.contains(byte) { start -= 1 }
        // An import may stand before the extension.
        return code(start..<brace).split { !$0.isLetter }.last { ["extension", "class", "struct"].contains($0) }
            == "extension"
    }

    struct Declaration {
        let isVariable: Bool
        let name: String
        /// The names by which a method's body refers to its parameters.
        let parameters: [String]
        /// Where a body can be written.
        let end: Int
    }

    /// The property or method that a place is before, after attributes and modifiers.
    func declaration(after place: Int) -> Declaration? {
        var words = WordReader(self, place)
        while let word = words.next() {
            if word == "var" { return variable(&words) }
            if word == "func" { return function(&words) }
            if ["let", "class", "struct", "enum", "init"].contains(word) { return nil }
        }
        return nil
    }

    private func variable(_ words: inout WordReader) -> Declaration? {
        guard let name = words.next() else { return nil }
        return Declaration(isVariable: true, name: name, parameters: [], end: endOfDeclaration(from: words.place))
    }

    private func function(_ words: inout WordReader) -> Declaration? {
        guard let name = words.next(), let list = parentheses(after: words.place) else { return nil }
        let parameters = code(list).dropFirst().dropLast().split(separator: ",").map { parameter in
            let labels = parameter.split(separator: ":")[0].split(whereSeparator: \.isWhitespace)
            return String(labels.last ?? "")
        }
        return Declaration(
            isVariable: false, name: name, parameters: parameters.filter { !$0.isEmpty }, end: list.upperBound)
    }

    /// The end of the line or the statement, except within brackets, and without the spaces before it.
    private func endOfDeclaration(from place: Int) -> Int {
        var (depth, end) = (0, place)
        while let byte = byte(at: end) {
            if "([{<".utf8.contains(byte) { depth += 1 }
            if ")]}>".utf8.contains(byte) { depth -= 1 }
            if depth < 0 || depth == 0 && "\n\r;".utf8.contains(byte) { break }
            end += 1
        }
        while end > place, let byte = byte(at: end - 1), " \t".utf8.contains(byte) { end -= 1 }
        return end
    }
}

/// Reads words of code; everything else is skipped.
private struct WordReader {
    private let source: SourceChanges
    private(set) var place: Int

    init(_ source: SourceChanges, _ place: Int) { (self.source, self.place) = (source, place) }

    mutating func next() -> String? {
        while let byte = source.byte(at: place), !SourceChanges.isWord(byte) { place += 1 }
        let start = place
        while let byte = source.byte(at: place), SourceChanges.isWord(byte) { place += 1 }
        return start == place ? nil : source.code(start..<place)
    }
}
