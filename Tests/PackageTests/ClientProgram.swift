import Foundation

/// A program that uses only FoundationModels, including macros, and its expected output.
enum ClientProgram {
    static let source = #"""
        import FoundationModels

        @Generable(description: "A drink")
        struct Drink {
            @Guide(description: "Of espresso", .range(1...3))
            var shots: Int
            var size: Size?

            @Generable
            enum Size: String { case small = "S", large = "L" }
        }

        let drink = try Drink(GeneratedContent(json: #"{"shots": 2, "size": "L"}"#))
        print(drink.generatedContent.jsonString)
        print(try Drink.PartiallyGenerated(GeneratedContent(json: #"{"sho"#)).shots as Any)
        """#

    static let output = """
        {"shots": 2, "size": "L"}
        nil

        """
}
