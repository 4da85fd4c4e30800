import Foundation
import TestSupport
import Testing

/// Each target names all that it is linked with. SwiftPM doesn't build a target again for a change in one that it doesn't name, and
/// would link objects that expect a type's older layout.
@Suite struct IndirectDependencyTests {
    private struct Package: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let target_dependencies: [String]?
        }
        struct Product: Decodable {
            let name: String
            let targets: [String]
        }
        let targets: [Target]
        let products: [Product]
    }

    private let package: Package
    private let targets: [String: Package.Target]

    init() throws {
        let scratch = try TemporaryFolder()
        let json = try Command(
            "swift", "package", "--scratch-path", scratch.url.path, "describe", "--type", "json",
            in: RepositoryFiles.root
        ).output()
        // Warnings come first.
        package = try JSONDecoder().decode(Package.self, from: Data(json.drop { $0 != "{" }.utf8))
        targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    }

    /// Macros and plugins run in the build; what they are made of isn't linked.
    private func needs(of name: String) -> [String] {
        guard let target = targets[name], target.type != "macro" else { return [] }
        return (target.target_dependencies ?? []).filter { targets[$0]?.type != "plugin" }
    }

    @Test func `a target names what its dependencies depend on`() {
        #expect(needs(of: "DreamCoffee").contains("ViewTree"), "DreamCoffee imports SwiftUI, which stands on ViewTree")
        for target in package.targets where !["macro", "plugin"].contains(target.type) {
            let named = Set(needs(of: target.name))
            let all = named.reduce(into: Set<String>()) { $0.formUnion(needs(of: $1)) }
            let missing = all.subtracting(named).filter { targets[$0]?.type == "library" }
            #expect(missing.isEmpty, "\(target.name): \(missing.sorted())")
        }
    }

    /// SwiftPM would build the tests, and all that they depend on, once more for the machine that builds.
    @Test func `no test depends on a macro`() {
        for test in package.targets where test.type == "test" {
            let macros = (test.target_dependencies ?? []).filter { targets[$0]?.type == "macro" }
            #expect(macros.isEmpty, "\(test.name): \(macros)")
        }
    }

    @Test func `a product names the rooms that its targets depend on`() {
        for product in package.products {
            let needed = product.targets.reduce(into: Set<String>()) { $0.formUnion(needs(of: $1)) }
            let rooms = needed.filter { targets[$0]?.type == "library" }
            #expect(
                rooms.isSubset(of: product.targets) || targets[product.targets[0]]?.type != "library",
                "\(product.name): \(rooms.subtracting(product.targets).sorted())")
        }
    }
}
