import Testing

@Suite("SwiftData's macros")
struct ModelMacroTests {
    private func words(_ source: String) -> String {
        expanded(source).text.split { $0.isWhitespace }.joined(separator: " ")
    }

    @Test
    func `stored variables are persistent, and nothing else is`() {
        let text = words(
            """
            @Model final class Trip {
                var name: String
                var note: String?
                @Transient var isOpen = false
                let made = 1
                static var count = 0
                var title: String { name }
                lazy var long = name
                init(name: String) { self.name = name }
            }
            """)
        #expect(text.contains(#"SwiftData.Schema.PropertyMetadata.property("name", \Trip.name),"#))
        #expect(text.contains(#".property("note", \Trip.note, initialValue: { nil })"#))
        #expect(text.contains("@SwiftData._PersistedProperty(0) var name: String"))
        #expect(text.contains("@SwiftData._PersistedProperty(1) var note: String?"))
        #expect(text.contains("@SwiftData._LinkedInit init(name: String)"))
        for name in ["isOpen", "made", "count", "title", "long"] { #expect(!text.contains(#"\Trip.\#(name)"#)) }
    }

    @Test
    func `attributes and relationships say what stands at them`() {
        let text = words(
            """
            @Model public class Trip {
                @Attribute(.unique, originalName: "title") var name = ""
                @Relationship(deleteRule: .cascade, inverse: \\Item.trip) var items: [Item] = []
                @Attribute(.transformable(by: Colours.self)) var colour: Colour
            }
            """)
        #expect(text.contains(#"metadata: SwiftData.Schema.Attribute(.unique, originalName: "title")"#))
        #expect(text.contains(#"metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Item.trip)"#))
        #expect(text.contains(#"PropertyMetadata.transformable("colour", \Trip.colour,"#))
        #expect(text.contains("public nonisolated static var schemaMetadata"))
    }

    @Test
    func `any thread can make and describe a model, also one on the main actor`() {
        let plain = words("@Model class Trip { var name = \"\" }")
        #expect(plain.contains("nonisolated extension Trip: Observation.Observable, SwiftData.PersistentModel { }"))
        #expect(plain.contains("nonisolated required init(_modelStorage: SwiftData._ModelStorage)"))
        #expect(plain.contains("nonisolated var _modelStorage: SwiftData._ModelStorage { _$storage }"))
        #expect(!plain.contains("_ignoringIsolation") && !plain.contains("nonisolated(unsafe)"))
        let isolated = words("@MainActor @Model class Trip { #Unique<Trip>([\\.name]) ; var name = \"\" }")
        #expect(isolated.contains("nonisolated(unsafe) private var _$storage"))
        #expect(isolated.contains("[SwiftData.Schema.PropertyMetadata] { SwiftData._ignoringIsolation { ["))
        #expect(isolated.contains("[[PartialKeyPath<Trip>]] = SwiftData._ignoringIsolation { [[\\.name]] }"))
    }

    @Test
    func `a struct can't be a model`() {
        #expect(expanded("@Model struct Trip {}").messages.contains("@Model can only be applied to a class"))
    }

    @Test
    func `a query needs its variable's type`() {
        let text = words("struct V { @Query(sort: \\Trip.name) private var trips: [Trip] }")
        #expect(text.contains("get { _trips.wrappedValue }"))
        #expect(
            text.contains(#"_trips: SwiftData.Query<[Trip]._QueriedModel, [Trip]> = SwiftData.Query(sort: \Trip.name)"#)
        )
        #expect(!expanded("struct V { @Query var trips }").messages.isEmpty)
    }

    @Test
    func `an actor gets a context`() {
        #expect(words("@ModelActor actor A {}").contains("init(modelContainer: SwiftData.ModelContainer)"))
        #expect(!expanded("@ModelActor class A {}").messages.isEmpty)
    }

    @Test
    func `sets of unique properties are kept with the class`() {
        let text = words("class Trip { #Unique<Trip>([\\.name], [\\.a, \\.b]) }")
        #expect(text.contains(#"static var _uniqueKeyPaths: [[AnyKeyPath]]"#))
        #expect(text.contains(#"[[PartialKeyPath<Trip>]] = [[\.name], [\.a, \.b]]"#))
    }
}
