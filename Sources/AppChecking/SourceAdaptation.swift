/// A source as it is read on Linux. The compiler has no options for these differences from Apple's systems, so they are made in
/// a copy, on the same lines:
///
/// - `os(iOS)` is true, as is right for an app with a touch interface.
/// - `#selector(name)` is a macro, and `@objc` and `@objcMembers`, for which only Objective-C has a use, are left out. A
///   protocol with `@objc` is one of classes. So are `@IBOutlet` and `@IBAction`, which the compiler refuses here.
/// - `@UIApplicationMain` is `@main`, its name since Swift 5.3.
/// - `import ObjectiveC` and `import Darwin` are `import Foundation`, which has the runtime's functions that Kissa implements,
///   and C's. Modules of these names would make `canImport(ObjectiveC)` true, by which packages recognize Apple's systems.
/// - An import of a part of a module is one of the module (`SubmoduleImports`).
/// - `@NSManaged` properties get and set their values by key; `#keyPath(Item.name)` is a text; a data model is found under its own
///   extension, because there is no compiled one.
enum SourceAdaptation {
    /// The source, changed for Linux; nil if nothing has to be changed.
    static func adapted(_ source: String) -> String? {
        guard words.contains(where: source.contains) || SubmoduleImports.areLikely(in: source) else { return nil }
        var changes = SourceChanges(source)
        conditions(&changes)
        selectors(&changes)
        attributes(&changes)
        for name in systems {
            for place in changes.places(of: name) {
                changes.replace(place..<place + name.utf8.count, with: "import Foundation")
            }
        }
        SubmoduleImports.adapt(&changes)
        ManagedProperties.adapt(&changes)
        ManagedProperties.adaptModelNames(source, &changes)
        return changes.result
    }

    private static let words =
        [
            "os(iOS)", "#selector", "@objc", "@IBOutlet", "@IBAction", "@UIApplicationMain", "@NSManaged", "#keyPath",
            "FetchRequest",
            "FetchedResults", "FetchResults", "\"mom", "override",
        ] + systems
    private static let systems = ["import ObjectiveC", "import Darwin"]

    private static func conditions(_ changes: inout SourceChanges) {
        for place in changes.places(of: "os(iOS)") {
            let line = changes.line(upTo: place)
            guard line.hasPrefix("#if") || line.hasPrefix("#elseif") else { continue }
            changes.replace(place..<place + "os(iOS)".utf8.count, with: "(os(iOS) || os(Linux))")
        }
    }

    /// The macro is UIKit's, which a file with a selector needn't import by itself.
    private static func selectors(_ changes: inout SourceChanges) {
        var hasSelector = false
        for place in changes.places(of: "#selector") {
            guard let list = changes.parentheses(after: place + "#selector".utf8.count) else { continue }
            let method = changes.code(list).dropFirst().dropLast()
            let words = method.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let breaks = String(repeating: "\n", count: method.count { $0 == "\n" })
            changes.replace(place..<list.upperBound, with: "#_selector(\"\(words)\"\(breaks))")
            hasSelector = true
        }
        if hasSelector { changes.replace(0..<0, with: "import UIKit; ") }
    }

    /// Attributes become spaces, so that columns stay the same.
    private static func attributes(_ changes: inout SourceChanges) {
        for place in changes.places(of: "@objc") {
            let end = place + "@objc".utf8.count
            let name = changes.parentheses(after: end, atOnce: true)
            changes.blank(place..<(name?.upperBound ?? end))
            if let brace = changes.braceOfPlainProtocol(from: name?.upperBound ?? end) {
                changes.replace(brace..<brace, with: ": AnyObject ")
            }
        }
        for name in ["@objcMembers", "@IBOutlet", "@IBAction"] {
            for place in changes.places(of: name) { changes.blank(place..<place + name.utf8.count) }
        }
        for place in changes.places(of: "@UIApplicationMain") {
            changes.replace(place..<place + "@UIApplicationMain".utf8.count, with: "@main")
        }
    }
}
