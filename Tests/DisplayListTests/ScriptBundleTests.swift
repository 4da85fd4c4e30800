import DisplayList
import TestSupport
import Testing

@Suite("Joined scripts") struct ScriptBundleTests {
    private func joined(_ files: [String: String]) throws -> String {
        try ScriptBundle.joined(entry: "main.js", files: files)
    }

    @Test func `a module runs after those that it imports from, and once`() throws {
        let text = try joined([
            "main.js": "import { a as first } from \"./a.js\";\nimport { b } from \"./deep/b.js\";\nfirst(b);",
            "a.js": "import { b } from \"./deep/b.js\";\nexport function a() { b(); }",
            "deep/b.js": "import { c } from \"../c.js\";\nexport const b = c;",
            "c.js": "export class c {}",
        ])
        #expect(
            text == """
                const module$0 = (() => {
                class c {}
                return {c};
                })();
                const module$1 = (() => {
                const { c } = module$0;
                const b = c;
                return {b};
                })();
                const module$2 = (() => {
                const { b } = module$1;
                function a() { b(); }
                return {a};
                })();
                const module$3 = (() => {
                const { a: first } = module$2;
                const { b } = module$1;
                first(b);
                return {};
                })();

                """)
    }

    @Test func `what the entry exports is exported`() throws {
        #expect(
            try joined(["main.js": "export async function mount() {}"]).hasSuffix("export const {mount} = module$0;\n"))
    }

    @Test(arguments: [
        ("import { a } from \"./a.js\";", ScriptBundleError.circle("main.js")),
        ("import { x } from \"./x.js\";", .missing("x.js")),
        ("import { y } from \"./b.js\";", .missing("y of b.js")),
        ("export default 1;", .notJoinable("main.js", "export default 1;")),
        ("export let a = 1;", .notJoinable("main.js", "export let a = 1;")),
        ("export * from \"./b.js\";", .notJoinable("main.js", "export * from \"./b.js\";")),
        ("import * as b from \"./b.js\";", .notJoinable("main.js", "import * as b from \"./b.js\";")),
        ("const a = await b();", .notJoinable("main.js", "const a = await b();")),
        ("a(`;", .unreadable("a template has no end")),
    ])
    func `what would mean something else is refused`(script: String, error: ScriptBundleError) {
        let files = ["main.js": script, "a.js": "import { m } from \"./main.js\";", "b.js": "export const b = 1;"]
        #expect(throws: error) { try joined(files) }
    }

    @Test(arguments: [
        ("  a; // b\n\n\n  // c\n  d;", "a;\nd;"),
        ("/** a\n * b */\nc /* d */ = 1;", "c = 1;"),
        ("a = \"// no /* comment\"; // one", "a = \"// no /* comment\";"),
        ("a = '\\'//'; b", "a = '\\'//'; b"),
        ("a = /[/\"]\\//g; // b", "a = /[/\"]\\//g;"),
        ("a = b / c; // /d/", "a = b / c;"),
        ("a = (b) / 2 / c;", "a = (b) / 2 / c;"),
        ("return /a'b/.test(c);", "return /a'b/.test(c);"),
        ("a = x[0] / 2; '/'", "a = x[0] / 2; '/'"),
        ("a = `  // ${b /* c */ + `// ${{ d: 1 }.d}`}\n   e`; // f", "a = `  // ${b + `// ${{ d: 1 }.d}`}\n   e`;"),
        ("a\n  /* b\n */\n  ++c", "a\n++c"),
    ])
    func `comments and indentation go, and nothing else does`(script: String, stripped: String) throws {
        let text = try joined(["main.js": script])
        #expect(text == "const module$0 = (() => {\n\(stripped)\nreturn {};\n})();\n")
    }

    @Test(arguments: [("BrowserHost", "main.js"), ("SpriteKit", "sprites.js")])
    func `our own modules can be joined`(room: String, entry: String) throws {
        let folder = "Sources/\(room)/Client/"
        let paths = RepositoryFiles.modules(below: "Sources").filter { $0.hasPrefix(folder) }
        let files = try paths.map { (String($0.dropFirst(folder.count)), try RepositoryFiles.text($0)) }
        let text = try ScriptBundle.joined(entry: entry, files: Dictionary(uniqueKeysWithValues: files))
        // Each module is included once.
        #expect(text.matches(of: /const module\$\d+ =/).count == files.count)
        #expect(!text.contains("/**") && !text.contains("\nimport "))
    }
}
