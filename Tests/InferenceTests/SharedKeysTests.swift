import Testing

@testable import Inference

/// Files whose last layers reuse the keys of earlier ones.
struct SharedKeysTests {
    private func error(_ model: TinyModel, sharedLayerCount: UInt32) -> ModelFileError? {
        var writer = model.writer
        writer.metadata.append(
            ("\(model.architecture).attention.shared_kv_layers", .uint32(sharedLayerCount)))
        do {
            _ = try writer.withFile { try Model(contentsOf: $0) }
            return nil
        } catch {
            return error as? ModelFileError
        }
    }

    @Test func `a layer that convolves shares nobody's keys`() {
        let model = TinyModel(architecture: "lfm2", layerCount: 3, width: 32, feedForwardWidth: 32, headCount: 2)
        #expect(error(model, sharedLayerCount: 0) == nil)
        #expect(
            error(model, sharedLayerCount: 1)
                == .unsupported(what: "shared keys", value: "of layer 1 in layer 2"))
    }

    @Test func `a layer that keeps a state has no keys to share`() {
        let model = TinyModel(architecture: "qwen35", layerCount: 8, width: 32, feedForwardWidth: 32, headCount: 2)
        #expect(error(model, sharedLayerCount: 0) == nil)
        #expect(
            error(model, sharedLayerCount: 1)
                == .unsupported(what: "shared keys", value: "of layer 6 in layer 7"))
    }

    @Test func `keys in one tensor with the queries aren't made where they are shared`() {
        let model = TinyModel(architecture: "phi3", layerCount: 4, width: 32, feedForwardWidth: 32, headCount: 2)
        #expect(error(model, sharedLayerCount: 0) == nil)
        guard case .unsupported(_, "blk.3.attn_qkv")? = error(model, sharedLayerCount: 1) else {
            Issue.record("\(String(describing: error(model, sharedLayerCount: 1)))")
            return
        }
    }
}
