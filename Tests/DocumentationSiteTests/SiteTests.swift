import Foundation
import TestSupport
import Testing

@testable import DocumentationSite

@Suite("The documentation's site") struct SiteTests {
    @Test func `a table's rows have their symbols, state and caveat`() {
        let table = CompatibilityTable(
            markdown: """
                ## Tea

                | symbol | state | caveat |
                |---|---|---|
                | `Pot`, `Pot.pour(into:)` | partial | only into a `Cup` |
                """)
        let row = CompatibilityTable.Row(
            symbols: ["Pot", "Pot.pour(into:)"], state: "partial", caveat: "only into a `Cup`")
        #expect(table.frameworks == [.init(name: "Tea", rows: [row])])
    }

    @Test func `a symbol that is there to explain is found with its type and message`() {
        let source = UnavailableSymbols(
            source: """
                @available(*, unavailable, message: "Pour by hand")
                public struct Kettle {}

                extension View {
                    /// Not available.
                    @available(
                        *, unavailable, message: "Wait"
                    )
                    @MainActor public func steep(_ time: Int) {}

                    public func pour() {}
                }
                """)
        #expect(
            source.symbols == [
                .init(name: "Kettle", message: "Pour by hand"), .init(name: "View.steep", message: "Wait"),
            ])
    }

    @Test func `a guide's links lead to pages of the site, and words are left of those that can't`() throws {
        let guides = try Guides(of: RepositoryFiles.root)
        let text = """
            [Models](../Models.md#files), [rows](../Compatibility.md), [Swift](https://www.swift.org), [a file](../../Package.swift),
            [talks](../../Sources/FoundationModelsTesting/FoundationModelsTesting.docc/TestingAnApp.md)
            ```
            [code](../Models.md)
            ```
            """
        #expect(
            guides.article(text, at: "HowTo/Test.md") == """
                [Models](doc:Models), [compatibility table](https://kissa.invalid/compatibility/), [Swift](https://www.swift.org), a file,
                [talks](https://kissa.invalid/documentation/foundationmodelstesting/testinganapp)
                ```
                [code](../Models.md)
                ```
                """)
    }

    @Test func `a link to a page that isn't there is found`() throws {
        let site = Site(URL.temporaryDirectory.appending(path: UUID().uuidString), base: "/tea")
        defer { try? FileManager.default.removeItem(at: site.folder) }
        try site.write("", to: "documentation/pot/index.html")
        try site.write(
            #"{"sections": [{"chapters": [{"name": "First cups"}]}], "url":"/tea/tutorials/tea/first-cups"}"#,
            to: "data/tutorials/tea.json")
        try site.write(
            #"{"a":{"url":"\/tea\/documentation\/pot"},"b":{"url":"https://kissa.invalid/nowhere"}}"#,
            to: "data/documentation/cup.json")
        try site.write(
            ##"<a href="/tea/documentation/pot/#lid"></a><a href="/tea/void/"></a>"##, to: "compatibility/index.html")
        try site.resolveOwnLinks()
        #expect(
            try site.deadLinks() == [
                .init(page: "compatibility/index.html", target: "/tea/void/"),
                .init(page: "data/documentation/cup.json", target: "/tea/nowhere"),
            ])
    }

    @Test func `every product has a page`() throws {
        let manifest = try RepositoryFiles.text("Package.swift")
        let lists = manifest.matches(of: /\nlet (?:libraries|plainNames|screenNames) = \[(.+?)\]/.dotMatchesNewlines())
        try #require(lists.count == 3)
        let products = lists.flatMap { $0.1.matches(of: /"(\w+)"/).map { String($0.1) } }
        #expect(products.count > 20)
        for product in products {
            let page = RepositoryFiles.root.appending(path: "Sources/\(product)/\(product).docc/\(product).md")
            #expect(FileManager.default.fileExists(atPath: page.path), "\(product)")
        }
    }
}
