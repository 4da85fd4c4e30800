import Foundation
import Testing

@testable import FoundationAdditions

@Suite("People's names")
struct PersonNameTests {
    private func parts(_ text: String) -> [String?]? {
        PersonNameComponentsFormatter().personNameComponents(from: text).map {
            [$0.namePrefix, $0.givenName, $0.middleName, $0.familyName, $0.nameSuffix]
        }
    }

    @Test func `a name is taken apart`() {
        #expect(parts("Johnny Appleseed") == [nil, "Johnny", nil, "Appleseed", nil])
        #expect(parts("Dr. Johnny A. Appleseed Jr.") == ["Dr.", "Johnny", "A.", "Appleseed", "Jr."])
        #expect(parts("Appleseed, Johnny") == [nil, "Johnny", nil, "Appleseed", nil])
        #expect(parts("Johnny Appleseed, PhD") == [nil, "Johnny", nil, "Appleseed", "PhD"])
        #expect(parts("Ludwig van Beethoven") == [nil, "Ludwig", nil, "van Beethoven", nil])
        #expect(parts("Cher") == [nil, "Cher", nil, nil, nil])
        #expect(parts("山田太郎") == [nil, "太郎", nil, "山田", nil])
    }

    @Test(arguments: ["", "  ", "42", ","]) func `what has no letters is no name`(text: String) {
        #expect(parts(text) == nil)
        #expect(throws: CocoaError.self) { try PersonNameComponents(text) }
    }

    @Test func `a name is written long, short and in initials`() throws {
        var name = try PersonNameComponents("Dr. Johnny Andrew Appleseed")
        #expect(name.formatted() == "Johnny Appleseed")
        #expect(name.formatted(.name(style: .long)) == "Dr. Johnny Andrew Appleseed")
        #expect(name.formatted(.name(style: .short)) == "Johnny")
        #expect(name.formatted(.name(style: .abbreviated)) == "JA")
        name.nickname = "Jo"
        #expect(name.formatted(.name(style: .short)) == "Jo")
    }

    @Test func `the family name comes first where people say it first`() throws {
        #expect(try PersonNameComponents("김철수").formatted() == "김철수")
        let name = try PersonNameComponents("Johnny Appleseed")
        #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))) == "Appleseed Johnny")
    }

    @Test func `the formatter writes what its style says`() throws {
        let formatter = PersonNameComponentsFormatter()
        let name = try PersonNameComponents("john doe")
        #expect(formatter.string(from: name) == "john doe")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "JD")
        #expect(formatter.string(from: PersonNameComponents()) == "")
        #expect(formatter.string(for: 3) == nil)
    }

    @Test func `a field's format reads what it writes`() throws {
        let format: PersonNameComponents.FormatStyle = .name(style: .medium)
        let name = try format.parseStrategy.parse("Johnny Appleseed")
        #expect(format.format(name) == "Johnny Appleseed")
    }
}
