import DisplayList
import Foundation
import TestSupport
import Testing

@Suite struct RegisteredModuleTests {
    /// Registers a script of a bundle that is gone afterwards.
    private func register(_ script: String) throws -> ResourcePath {
        let folder = try TemporaryFolder()
        try folder.write(script, to: "Client/clock.js")
        let bundle = try #require(Bundle(path: folder.url.path))
        return withExtendedLifetime(folder) { ClientModule.register("clock", in: bundle) }
    }

    private func text(at path: ResourcePath) throws -> String? {
        try ResourceStore.shared.resource(at: path).map { String(decoding: try $0.load(), as: UTF8.self) }
    }

    @Test func `A module is available as JavaScript, at a path with its name`() throws {
        let path = try register("export const hour = 1;")
        #expect(path.path.hasPrefix("\(ResourcePath.prefix)/resources/clock/") && path.path.hasSuffix(".js"))
        #expect(try text(at: path) == "export const hour = 1;")
        #expect(ResourceStore.shared.typeForEverybody(at: path) == "text/javascript")
    }

    @Test func `A changed module has another path, so that no browser uses an old one`() throws {
        let path = try register("export const hour = 2;")
        #expect(try register("export const hour = 3;") != path)
        #expect(try register("export const hour = 2;") == path)
        #expect(try text(at: path) == "export const hour = 2;")
    }

    @Test func `A module of several files is one for the page, with another path where one of them has changed`() throws
    {
        func register(_ minute: Int) throws -> ResourcePath {
            let folder = try TemporaryFolder()
            try folder.write(
                "import { minute } from \"./hand.js\";\n\nexport const time = () => minute + 1;\n",
                to: "Client/clock.js")
            try folder.write("export const minute = \(minute);\n", to: "Client/hand.js")
            let bundle = try #require(Bundle(path: folder.url.path))
            return withExtendedLifetime(folder) { ClientModule.register("clock", importing: ["hand"], in: bundle) }
        }
        let path = try register(30)
        let joined = try #require(try text(at: path))
        #expect(!joined.contains("import ") && joined.contains("const minute = 30;"))
        #expect(joined.contains("export const {time}"))
        #expect(try register(31) != path)
        #expect(try register(30) == path)
    }

    @Test func `A payload that JSON can't hold becomes an empty object`() {
        let path = ResourcePath("/resources/clock.js")
        #expect(ModuleContent(module: path, encoding: ["hour": 2.5]).payload == #"{"hour":2.5}"#)
        #expect(ModuleContent(module: path, encoding: ["hour": Double.infinity]).payload == "{}")
    }
}
