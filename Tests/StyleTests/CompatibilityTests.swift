import Foundation
import Testing

/// Checks the table of supported API against the code.
@Suite("The compatibility table")
struct CompatibilityTests {
    /// Public only because a public protocol names them; apps don't use them.
    private let inner: Set<String> = ["ListLook", "StackCache"]
    /// Apple's own types that Kissa extends.
    private let foreign: Set<String> = [
        "DispatchQueue", "OperationQueue", "RunLoop", "Optional", "Result", "NotificationCenter", "Timer",
        "URLSession", "URLSessionConfiguration", "URLCache", "FileManager", "String", "URLResponse", "Data",
        "WritingOptions", "URL", "Sequence", "NSEvent",
        "AttributeScopes", "AttributedString", "NSAttributedString",
        "Measurement", "NSTextCheckingResult", "ProcessInfo", "Predicate", "PredicateExpressions", "IndexPath",
        "UserDefaults", "NSMutableDictionary", "NSPredicate", "NSValue", "URLRequest", "StandardComparator", "Codable",
        "NSCoder", "NSKeyedUnarchiver", "Localizable", "strings", "stringsdict", "lproj",
        "init",
    ]

    /// The names in a symbol, outermost first: for `View.task(id:)`, `View` and `task`.
    private func names(in symbol: String) -> [String] {
        symbol.prefix { $0 != "(" && $0 != "[" }.split { ".… ".contains($0) }
            .map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }.filter { !$0.isEmpty }
    }

    @Test func `it has rows for every framework`() {
        for framework in Compatibility.rooms.keys {
            #expect(Compatibility.rows.contains { $0.framework == framework }, "\(framework)")
        }
    }

    @Test func `a state is one that is known`() {
        let wrong = Compatibility.rows.filter {
            !["whole", "partial", "unavailable", "missing", "Kissa's own"].contains($0.state)
        }
        #expect(wrong.map(\.symbols) == [])
    }

    @Test(arguments: Compatibility.rooms.keys.sorted())
    func `every public type has a row`(framework: String) throws {
        let rows = Compatibility.rows.filter { $0.framework == framework }
        let named = Set(rows.flatMap(\.symbols).flatMap(names))
        let types = try #require(Compatibility.declarations[framework]).types
        let unnamed = types.subtracting(named).subtracting(inner).filter { !$0.hasPrefix("_") }
        #expect(unnamed.sorted() == [])
    }

    @Test(arguments: Compatibility.rooms.keys.sorted())
    func `what a row names is there`(framework: String) throws {
        let known = Compatibility.declarations.values.reduce(into: foreign) { $0.formUnion($1.names) }
        let own = try #require(Compatibility.declarations[framework]).names
        for row in Compatibility.rows where row.framework == framework && row.state != "missing" {
            for symbol in row.symbols where !symbol.contains("…") {
                let names = names(in: symbol)
                // The last name has to be the framework's; the types around it may come from another one.
                if let last = names.last { #expect(own.contains(last) || foreign.contains(last), "\(symbol)") }
                #expect(names.allSatisfy { known.contains($0) }, "\(symbol)")
            }
        }
    }

    @Test func `what is missing is not there`() {
        for row in Compatibility.rows where row.state == "missing" {
            let types = Compatibility.declarations[row.framework]?.types ?? []
            #expect(row.symbols.filter { types.contains($0) } == [])
        }
    }
}
