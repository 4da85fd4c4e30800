import Foundation
import Observation
import Testing

@testable import SwiftUICore

/// Not private, because a saved path is decoded by type name.
class StackedAnimal: Hashable, Codable {
    let name: String

    init(_ name: String) { self.name = name }

    static func == (left: StackedAnimal, right: StackedAnimal) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

final class StackedDog: StackedAnimal {}

@Observable
@MainActor
private final class Places {
    var path = NavigationPath()
    var animals: [StackedAnimal] = []
}

private struct Zoo: View {
    @Bindable var places: Places

    var body: some View {
        NavigationStack(path: $places.path) {
            Text(verbatim: "root")
                .navigationDestination(for: Int.self) { Text(verbatim: "integer \($0)") }
                .navigationDestination(for: Double.self) { Text(verbatim: "number \($0)") }
                .navigationDestination(for: StackedAnimal.self) { Text(verbatim: "animal \($0.name)") }
        }
    }
}

private struct Kennel: View {
    @Bindable var places: Places

    var body: some View {
        NavigationStack(path: $places.animals) {
            NavigationLink("to the dog", value: StackedDog("Rex"))
                .navigationDestination(for: StackedAnimal.self) { Text(verbatim: "animal \($0.name)") }
        }
    }
}

@MainActor
@Suite("Values on a navigation stack")
struct NavigationValueTests {
    @Test func `the integer 1 and the number 1 are two pages`() {
        #expect(NavigationPath([1]) != NavigationPath([1.0]))
        #expect(NavigationPath([1]) == NavigationPath([1]))
        let places = Places()
        let window = TestWindow(Zoo(places: places))
        places.path = NavigationPath([1])
        window.render()
        #expect(window.texts.contains("integer 1"))
        places.path = NavigationPath([1.0])
        window.render()
        #expect(window.texts.contains("number 1.0"))
        #expect(!window.texts.contains("integer 1"))
    }

    @Test func `an object leads where those of the type lead that it was put on the path as`() {
        let places = Places()
        let window = TestWindow(Zoo(places: places))
        places.path.append(StackedDog("Rex") as StackedAnimal)
        window.render()
        #expect(window.texts.contains("animal Rex"))
    }

    @Test func `an object of a subclass leads where the values of its path lead`() {
        let places = Places()
        let window = TestWindow(Kennel(places: places))
        window.press(button: "to the dog")
        #expect(places.animals.count == 1)
        #expect(window.texts.contains("animal Rex"))
    }

    @Test func `a value whose type was hidden leads where its own type leads`() {
        let places = Places()
        let window = TestWindow(Zoo(places: places))
        places.path.append(AnyHashable(7))
        window.render()
        #expect(window.texts.contains("integer 7"))
    }

    @Test func `a path is kept with the types that its values were put there as`() throws {
        var path = NavigationPath([1, 2])
        path.append(1.0)
        path.append(StackedDog("Rex") as StackedAnimal)
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path)
        #expect(read.count == 4)
    }
}
