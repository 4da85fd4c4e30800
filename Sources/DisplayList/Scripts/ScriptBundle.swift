/// Joins ES modules into one, so that a page fetches one file where it would fetch a hundred.
///
/// Each module becomes a function that runs once, after those that it imports from, and returns its exports. That has the same
/// effect as long as imports have no cycles and are by name, and exports are functions, classes and constants, as in our own
/// modules. Anything else is an error, and never produces a script with another meaning.
package struct ScriptBundle {
    private let modules: [String: Module]
    private var order: [String] = []
    private var open: Set<String> = []
    private var numbers: [String: Int] = [:]

    /// The imports and exports of one module.
    private struct Module {
        var imports: [(names: String, path: String)] = []
        var exports: [String] = []
        var lines: [String] = []
    }

    /// One module that has the entry's behavior and exports.
    ///
    /// - Parameters:
    ///   - entry: The path of the module that imports the others.
    ///   - files: The modules' texts, by path.
    package static func joined(entry: String, files: [String: String]) throws(ScriptBundleError) -> String {
        var bundle = try ScriptBundle(files)
        try bundle.visit(entry)
        return bundle.text(entry: entry)
    }

    private init(_ files: [String: String]) throws(ScriptBundleError) {
        var modules: [String: Module] = [:]
        for (path, text) in files { modules[path] = try Self.module(text, path: path) }
        self.modules = modules
    }

    /// Appends a module after those that it imports from.
    private mutating func visit(_ path: String) throws(ScriptBundleError) {
        guard numbers[path] == nil else { return }
        guard let module = modules[path] else { throw .missing(path) }
        guard open.insert(path).inserted else { throw .circle(path) }
        for (names, imported) in module.imports {
            try visit(imported)
            try check(names, from: imported)
        }
        numbers[path] = order.count
        order.append(path)
    }

    /// Importing a name that isn't exported is an error between modules, but would yield undefined between functions.
    private func check(_ names: String, from path: String) throws(ScriptBundleError) {
        let exports = modules[path]?.exports ?? []
        for item in names.split(separator: ",") {
            guard let name = item.split(separator: " ").first.map(String.init) else { continue }
            guard exports.contains(name) else { throw .missing("\(name) of \(path)") }
        }
    }

    private func text(entry: String) -> String {
        var text = ""
        for (number, path) in order.enumerated() {
            guard let module = modules[path] else { continue }
            let imports = module.imports.map { names, path in
                "const {\(names.replacing(" as ", with: ": "))} = \(Self.name(numbers[path] ?? 0));\n"
            }
            text += "const \(Self.name(number)) = (() => {\n\(imports.joined())\(module.lines.joined(separator: "\n"))"
            text += "\nreturn {\(module.exports.joined(separator: ", "))};\n})();\n"
        }
        let exports = modules[entry]?.exports ?? []
        if !exports.isEmpty {
            text += "export const {\(exports.joined(separator: ", "))} = \(Self.name(numbers[entry] ?? 0));\n"
        }
        return text
    }

    /// A name that no module uses itself.
    private static func name(_ number: Int) -> String { "module$\(number)" }

    // MARK: One module

    private static func module(_ text: String, path: String) throws(ScriptBundleError) -> Module {
        var module = Module()
        guard !text.contains("module$") else { throw .notJoinable(path, "module$") }
        if let line = text.utf8.split(separator: UInt8(ascii: "\n")).lazy.map(Substring.init).first(where: awaits) {
            throw .notJoinable(path, String(line))
        }
        var lines = try ScriptStripper.stripped(text).split(separator: "\n", omittingEmptySubsequences: false)[...]
        while var line = lines.popFirst().map(String.init) {
            if line.hasPrefix("import ") {
                while !line.hasSuffix(";"), let next = lines.popFirst() { line += " " + next }
                module.imports.append(try imported(line, by: path))
            } else if line.hasPrefix("export ") {
                let (name, rest) = try exported(line, by: path)
                module.exports.append(name)
                module.lines.append(rest)
            } else {
                module.lines.append(line)
            }
        }
        return module
    }

    /// Whether a line at the module's top level awaits something, which isn't possible when the module becomes a function.
    private static func awaits(_ line: Substring) -> Bool {
        guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/") else { return false }
        return line.contains("await ") && !line.contains("async ")
    }

    /// `import { a, b as c } from "./x.js";`
    private static func imported(
        _ line: String, by path: String
    ) throws(ScriptBundleError) -> (names: String, path: String) {
        guard let match = line.wholeMatch(of: /import \{([\w$, ]+)\} from "(\.[^"]+)";/) else {
            throw .notJoinable(path, line)
        }
        return (String(match.1), try resolved(String(match.2), by: path))
    }

    /// Resolves a relative path against the importing file's path.
    private static func resolved(_ relative: String, by path: String) throws(ScriptBundleError) -> String {
        var parts = path.split(separator: "/").dropLast()
        for part in relative.split(separator: "/") where part != "." {
            if part != ".." { parts.append(part) } else if parts.popLast() == nil { throw .missing(relative) }
        }
        return parts.joined(separator: "/")
    }

    /// `export function a(`, `export async function a(`, `export class A`, `export const a =`: their values never change
    /// afterwards.
    private static func exported(
        _ line: String, by path: String
    ) throws(ScriptBundleError) -> (name: String, rest: String) {
        let pattern = /export ((?:async function|function|class|const) ([\w$]+).*)/
        guard let match = line.wholeMatch(of: pattern) else { throw .notJoinable(path, line) }
        return (String(match.2), String(match.1))
    }
}

/// Why modules can't be joined.
package enum ScriptBundleError: Error, Equatable, CustomStringConvertible {
    /// An imported module doesn't exist.
    case missing(String)
    /// A module imports itself, directly or through others.
    case circle(String)
    /// A module has a statement that would have another meaning in a function.
    case notJoinable(String, String)
    /// A script ends within a literal or a comment.
    case unreadable(String)

    /// A sentence for a person.
    package var description: String {
        switch self {
        case .missing(let path): "\(path) is imported, and not there"
        case .circle(let path): "\(path) imports from itself, by way of others"
        case .notJoinable(let path, let line): "\(path) can't be joined with others because of: \(line)"
        case .unreadable(let why): "the script can't be read: \(why)"
        }
    }
}
