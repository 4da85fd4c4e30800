import Testing

/// Code that is also built without FoundationModels checks `canImport`. The macro evaluates that condition.
@Suite struct ConditionTests {
    @Test func `a property where the framework is is generated`() {
        let expansion = Expansion(
            """
            @Generable struct Drink {
                var name: String
                #if canImport(FoundationModels)
                @Guide(description: "of espresso") var shots: Int
                #else
                var cups: Int
                #endif
            }
            """)
        #expect(expansion.messages == [])
        #expect(
            expansion.line.contains(
                "Property(name: \"shots\", description: \"of espresso\", type: Int.self)"))
        #expect(!expansion.text.contains("\"cups\""))
    }

    @Test func `what is only where the framework is not is left out`() {
        let expansion = Expansion(
            """
            @Generable struct Drink {
                #if !canImport(FoundationModels)
                var cups: [String: Int]
                #endif
                #if !canImport(FoundationModels)
                #else
                var shots: Int
                #endif
            }
            """)
        #expect(expansion.messages == [])
        #expect(expansion.text.contains("Property(name: \"shots\", type: Int.self)"))
        #expect(!expansion.text.contains("\"cups\""))
    }

    @Test func `a guide where the framework is counts`() {
        let expansion = Expansion(
            """
            @Generable struct Drink {
                #if canImport(FoundationModels)
                @Guide(.range(1...4))
                #endif
                var shots: Int
            }
            """)
        #expect(expansion.messages == [])
        #expect(expansion.line.contains("Property(name: \"shots\", type: Int.self, guides: [.range(1 ... 4)])"))
    }

    @Test func `a case where the framework is is a choice`() {
        let expansion = Expansion(
            """
            @Generable enum Size: String {
                case small
                #if canImport(FoundationModels)
                case large = "L"
                #else
                case medium
                #endif
            }
            """)
        #expect(expansion.messages == [])
        #expect(expansion.line.contains("anyOf: [ \"small\", \"L\" ]"))
    }

    @Test func `what the author writes where the framework is is not made again`() {
        let expansion = Expansion(
            """
            @Generable struct Drink {
                var name: String
                #if canImport(FoundationModels)
                static var generationSchema: GenerationSchema { schema }
                #endif
            }
            """)
        #expect(expansion.messages == [])
        #expect(!expansion.text.contains("nonisolated static var generationSchema"))
        #expect(expansion.text.contains("struct PartiallyGenerated"))
    }

    @Test(arguments: ["canImport(FoundationModels) && DEBUG", "canImport(SwiftUI)", "DEBUG"])
    func `other conditions are refused`(condition: String) {
        let expansion = Expansion("@Generable struct Drink {\n#if \(condition)\nvar name: String\n#endif\n}")
        #expect(expansion.messages.count == 1)
        #expect(expansion.messages.first?.contains("out of #if") == true)
    }
}
