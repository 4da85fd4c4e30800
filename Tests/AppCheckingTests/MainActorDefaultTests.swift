import Foundation
import Testing

@testable import AppChecking

/// New projects of Xcode 26 have declarations on the main actor by default, as the sample project's app has, in Swift 6's mode.
@Suite struct MainActorDefaultTests {
    @Test func `models compile where the main actor is the default`() throws {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let sample = try SampleProject.shop(app: Self.app, kit: "public enum Kit {}")
        let outcomes = try Checker(Project(sample.folder), build: KissaBuild(products: products)).run()
        #expect(outcomes.flatMap(\.findings) == [])
    }

    private static let app = #"""
        import SwiftData
        import SwiftUI
        enum Mood: String, Codable { case calm, wild }
        struct Address: Codable, Hashable { var street = "" }
        @Model final class Trip {
            #Unique<Trip>([\.name], [\.name, \.start])
            #Index<Trip>([\.name])
            @Attribute(.unique) var name: String
            @Attribute(originalName: "begin") var start: Date = Date.now
            var mood: Mood = Mood.calm
            var address: Address?
            @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
            @Transient var isOpen = false
            init(name: String) { self.name = name }
            static func named(_ name: String) -> Predicate<Trip> { #Predicate { $0.name == name } }
        }
        @Model nonisolated class Stop {
            var place = ""
            var trip: Trip?
            init(place: String) { self.place = place }
        }
        @MainActor @Model final class Lamp {
            #Unique<Lamp>([\.name])
            var name: String
            @Relationship(inverse: \Shade.lamp) var shades: [Shade]? = []
            init(name: String) { self.name = name }
        }
        @MainActor @Model final class Shade {
            var lamp: Lamp?
            init() {}
        }
        extension Trip { var first: Stop? { stops.sorted { $0.place < $1.place }.first } }
        @ModelActor actor Importer {
            func add(_ name: String) throws -> [PersistentIdentifier] {
                let trip = Trip(name: name)
                modelContext.insert(trip)
                trip.stops.append(Stop(place: name))
                let found = FetchDescriptor(predicate: Trip.named(name), sortBy: [SortDescriptor(\.name)])
                return try modelContext.fetch(found).map(\.persistentModelID)
            }
        }
        func load<T: PersistentModel>(_ type: T.Type, _ container: ModelContainer) {
            Task.detached { _ = try ModelContext(container).fetch(FetchDescriptor<T>()) }
        }
        struct Trips: View {
            @Environment(\.modelContext) private var context
            @Query(sort: \Trip.start, order: .reverse) private var trips: [Trip]
            @Query(filter: #Predicate<Trip> { $0.name != "" }, sort: [SortDescriptor(\Trip.name)]) var named: [Trip]
            @Query private var lamps: [Lamp]
            var body: some View {
                List(trips) { trip in Detail(trip: trip).onTapGesture { trip.isOpen.toggle() } }
                ForEach(lamps) { Text($0.name) }
                Button("Add") { context.insert(Lamp(name: "A")) }
                    .task { _ = try? await Importer(modelContainer: context.container).add("B") }
            }
        }
        struct Detail: View {
            @Bindable var trip: Trip
            var body: some View { TextField("Name", text: $trip.name) }
        }
        @main struct Shop: App {
            var body: some Scene { WindowGroup { Trips() }.modelContainer(for: [Trip.self, Lamp.self]) }
        }
        """#
}
