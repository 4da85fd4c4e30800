import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Client modules") @MainActor struct ModuleTests {
        private static let module: ResourcePath = {
            let path = ResourcePath("/resources/echo-module.js")
            let script = """
                export function mount(element, payload, send) {
                  const log = (word) => { element.textContent += `${word};`; };
                  log(`mount ${payload.n}`);
                  element.addEventListener('click', () => send({ clicked: payload.n }));
                  return { update: (next) => log(`update ${next.n}`), unmount: () => { globalThis.unmounted = true; } };
                }
                """
            ResourceStore.shared.register(path, contentType: "text/javascript") { Data(script.utf8) }
            return path
        }()

        private func screen(_ number: Int) -> DisplayList {
            let content = ModuleContent(module: Self.module, payload: #"{"n":\#(number)}"#)
            var element = DisplayElement(
                id: ElementID(2), frame: CGRect(x: 0, y: 0, width: 200, height: 100), content: .module(content))
            element.input.events = [.module]
            return Screens.screen(element)
        }

        private static let listing: ResourcePath = {
            let path = ResourcePath("/resources/listing-module.js")
            let script = """
                export function mount(element, payload, send, parts) {
                  const log = (...words) => { element.textContent += `${words.join(' ')};`; };
                  log('mount', JSON.stringify(parts));
                  return { update() { log('update'); }, edit: (edited, gone) => log(JSON.stringify(edited), gone), unmount() {} };
                }
                """
            ResourceStore.shared.register(path, contentType: "text/javascript") { Data(script.utf8) }
            return path
        }()

        @Test func `of a module's parts only those that changed are sent`() async throws {
            func screen(_ parts: [String: String]) -> DisplayList {
                let content = ModuleContent(module: Self.listing, payload: "{}", parts: parts)
                return Screens.screen(
                    DisplayElement(
                        id: ElementID(2), frame: CGRect(x: 0, y: 0, width: 200, height: 100), content: .module(content))
                )
            }
            try await ClientPage.run { client in
                let (old, new) = (screen(["a": "1", "b": "[2]"]), screen(["b": "[3]", "c": "null", "d": "4"]))
                try await client.show(old)
                try await client.page.waitFor(#"e2.textContent === 'mount {"a":1,"b":[2]};'"#)
                try await client.change(from: old, to: new)
                try await client.show(old)
                #expect(
                    try await client.page.evaluate("e2.textContent.split(';').slice(1)")
                        == [#"{"b":[3],"c":null,"d":4} a"#, #"{"a":1,"b":[2]} c,d"#, ""])
            }
        }

        @Test func `a module is mounted, updated, heard and unmounted`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen(1))
                try await client.page.waitFor("e2.textContent === 'mount 1;'")
                try await client.change(from: screen(1), to: screen(2))
                #expect(try await client.page.evaluate("e2.textContent") == "mount 1;update 2;")
                try await client.page.click("#e2")
                #expect(try await client.events().first?["value"]["clicked"] == 1)
                try await client.change(from: screen(2), to: Screens.screen())
                #expect(try await client.page.evaluate("globalThis.unmounted") == true)
            }
        }
    }
}
