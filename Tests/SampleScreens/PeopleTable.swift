import SwiftUI

/// A table with sorting and selection.
struct PeopleTableScreen: View {
    @State private var people = Person.samples
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection = Set<Person.ID>()

    var body: some View {
        NavigationStack {
            Table(people, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(60)
                TableColumn("Town", value: \.town) { person in
                    Label(person.town, systemImage: "mappin")
                }
                .width(min: 100, ideal: 160, max: 240)
                TableColumn("Member") { person in
                    Image(systemName: person.isMember ? "checkmark" : "minus").accessibilityLabel(
                        person.isMember ? "Yes" : "No")
                }
            }
            .onChange(of: order) { people.sort(using: order) }
            .navigationTitle("People")
            .toolbar { Text("\(selection.count) chosen") }
        }
    }
}

private struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
    var town: String
    var isMember: Bool

    static let samples = ["Ada", "Björn", "Chiyo", "Dmitri", "Esi", "Fatima"].enumerated().map { index, name in
        Person(
            id: index, name: name, age: 20 + index * 7 % 31, town: ["Oslo", "Kyoto", "Accra"][index % 3],
            isMember: index.isMultiple(of: 2))
    }
}
