import Testing

@testable import Inference

/// Small files that would need far too much memory.
struct DeltaBoundTests {
    @Test func `a state has a bound`() throws {
        var writer = TinyModel(
            architecture: "qwen35", layerCount: 4, width: 32, feedForwardWidth: 32, headCount: 2
        ).writer
        let large = ["ssm.state_size": 1024, "ssm.time_step_rank": 1024, "ssm.inner_size": 1024 * 1024]
        writer.metadata = writer.metadata.map { key, value in
            large.first { key.hasSuffix($0.key) }.map { (key, .uint32(UInt32($0.value))) } ?? (key, value)
        }
        #expect {
            try writer.withFile { try Model(contentsOf: $0) }
        } throws: { error in
            if case .unsupported("state", _)? = error as? ModelFileError { true } else { false }
        }
    }
}
