import FoundationModels
import Testing

@testable import KissaCommand

@Suite("Models for a machine's memory")
struct ModelStoreTests {
    private let model = FetchableModel(
        name: "large", title: "Large 1B", license: "Apache-2.0", fileName: "large.gguf", byteCount: 1_000_000_000,
        sha256: "", wheels: [])

    private func store(memory: UInt64) -> ModelStore {
        ModelStore(models: [model], cache: ModelCache(), index: { fatalError("Nothing is fetched.") }, memory: memory)
    }

    @Test func `a model may take a third of the memory`() throws {
        try store(memory: 3_000_000_000).checkMemory(for: model)
        try store(memory: .max).checkMemory(for: model)
    }

    @Test(arguments: [2_999_999_997, 512_000_000, 0] as [UInt64])
    func `a model that takes more is refused with both sizes`(memory: UInt64) {
        let error = #expect(throws: ModelTooLarge.self) { try store(memory: memory).checkMemory(for: model) }
        let text = error?.errorDescription ?? ""
        #expect(text.contains("Large 1B takes 1.0 GB") && text.contains(ProgressLine.size(Int(memory))))
    }
}
