import Contacts
import Foundation
import Testing

@Suite("Containers of contacts")
struct ContainerTests {
    @Test func `there is one container, the files`() throws {
        let store = CNContactStore()
        let container = try #require(try store.containers(matching: nil).first)
        #expect(container.identifier == store.defaultContainerIdentifier())
        #expect(container.type == .local)
    }

    @Test func `predicates of CNContainer's choose it, and no others are taken`() throws {
        let store = CNContactStore()
        let own = CNContainer.predicateForContainers(withIdentifiers: [store.defaultContainerIdentifier()])
        #expect(try store.containers(matching: own).count == 1)
        let other = CNContainer.predicateForContainers(withIdentifiers: ["elsewhere"])
        #expect(try store.containers(matching: other).isEmpty)
        #expect(throws: CNError.self) { try store.containers(matching: NSPredicate(value: true)) }
    }

    @Test func `a formatter writes as its style says`() {
        let formatter = CNPostalAddressFormatter()
        formatter.style = .mailingAddress
        let address = CNMutablePostalAddress()
        address.city = "Kyoto"
        #expect(formatter.string(from: address) == "Kyoto")
    }
}
