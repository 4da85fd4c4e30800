/// The heads of an attention layer.
struct HeadShape: Equatable, Sendable {
    /// The number of query heads; a multiple of ``keyHeadCount``.
    let headCount: Int
    /// The number of heads of keys and values.
    let keyHeadCount: Int
    let headDimensions: Int
    /// How many of a head's dimensions are rotated.
    let rotaryDimensions: Int

    var queryWidth: Int { headCount * headDimensions }
    var keyWidth: Int { keyHeadCount * headDimensions }
    var headsPerKeyHead: Int { headCount / keyHeadCount }

    func check(_ keys: ShapeKeys) throws(ModelFileError) {
        guard headCount > 0, keyHeadCount > 0, headCount.isMultiple(of: keyHeadCount) else {
            throw .invalidValue(
                key: keys.key("attention.head_count"), reason: "\(headCount) query heads over \(keyHeadCount) key heads"
            )
        }
        guard headDimensions > 0, headDimensions <= 1024 else {
            throw .invalidValue(key: keys.key("attention.key_length"), reason: "\(headDimensions) numbers a head")
        }
        guard rotaryDimensions.isMultiple(of: 2), rotaryDimensions <= headDimensions else {
            throw .invalidValue(
                key: keys.key("rope.dimension_count"), reason: "\(rotaryDimensions) of \(headDimensions) numbers")
        }
    }
}

/// The heads of a model's layers, if these differ: layers with a window may have smaller ones, each layer its own number of key
/// heads, and the last layers may use the keys of an earlier one.
struct LayerHeads: Equatable, Sendable {
    private let shapes: [HeadShape]
    /// The number of layers with keys of their own.
    private let keyLayerCount: Int

    init(
        _ keys: ShapeKeys, _ common: HeadShape, _ architecture: Architecture, _ window: AttentionWindow?,
        layerCount: Int
    ) throws(ModelFileError) {
        guard layerCount <= ShapeKeys.layerCountMax else {
            throw .invalidValue(key: keys.key("block_count"), reason: "\(layerCount)")
        }
        var shapes: [HeadShape] = []
        let counts = try keys.sizes("attention.head_count_kv", count: layerCount)
        let narrow = try keys.optionalSize("attention.key_length_swa") ?? common.headDimensions
        let narrowRotary = try keys.optionalSize("rope.dimension_count_swa")
        for layer in 0..<layerCount {
            let hasWindow = window?.covers(layer: layer) ?? false
            let size = hasWindow ? narrow : common.headDimensions
            let rotary = hasWindow ? narrowRotary ?? min(common.rotaryDimensions, size) : common.rotaryDimensions
            let keyHeadCount = counts.map { $0[layer] == 0 ? common.keyHeadCount : $0[layer] } ?? common.keyHeadCount
            shapes.append(
                HeadShape(
                    headCount: common.headCount, keyHeadCount: keyHeadCount, headDimensions: size,
                    rotaryDimensions: rotary))
            try shapes[layer].check(keys)
        }
        self.shapes = shapes
        let shared = try keys.optionalSize("attention.shared_kv_layers") ?? 0
        keyLayerCount = min(architecture.keyLayerCount ?? layerCount, layerCount - min(shared, layerCount))
        guard keyLayerCount == layerCount || keyLayerCount >= 2 else {
            throw .invalidValue(key: keys.key("attention.shared_kv_layers"), reason: "\(shared) of \(layerCount)")
        }
        for layer in keyLayerCount..<max(keyLayerCount, layerCount) {
            let source = source(of: layer, window)
            let isAlike =
                shapes[source].keyWidth == shapes[layer].keyWidth
                && window?.covers(layer: source) == window?.covers(layer: layer)
            guard isAlike else {
                throw .unsupported(what: "shared keys", value: "of layer \(source) in layer \(layer)")
            }
        }
    }

    subscript(layer: Int) -> HeadShape { shapes[layer] }

    /// The layer whose keys and values a layer uses.
    func source(of layer: Int, _ window: AttentionWindow?) -> Int {
        guard layer >= keyLayerCount else { return layer }
        return keyLayerCount - (window?.covers(layer: layer) ?? false ? 2 : 1)
    }

    /// The rotated dimensions of layers with a window; nil if there are none.
    func rotaryDimensions(_ window: AttentionWindow?) -> Int? {
        guard let window, let first = shapes.indices.first(where: window.covers(layer:)) else { return nil }
        return shapes[first].rotaryDimensions
    }

    var queryWidthMax: Int { shapes.reduce(0) { max($0, $1.queryWidth) } }
    var keyWidthMax: Int { shapes.reduce(0) { max($0, $1.keyWidth) } }
}
