import Testing

@testable import DreamCoffee

@Suite("The model's name")
struct ModelNameTests {
    @Test(arguments: [
        ("", "kissa-mini"), ("/models/Qwen3-0.6B-Q8_0.gguf", "Qwen3-0.6B-Q8_0"),
        ("http://127.0.0.1:8080/v1#llama3.2", "llama3.2"), ("https://models.example/v1", "models.example"),
        ("https://models.example/v1#", "models.example"),
    ])
    func `the settings name the model`(place: String, name: String) {
        #expect(ModelName.name(of: place) == name)
    }
}
