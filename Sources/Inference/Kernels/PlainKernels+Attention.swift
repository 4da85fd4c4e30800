import Glibc
import InferenceKernels

/// The layout of one head's keys and values of 16 positions in a cache block, as in the diagram in `InferenceKernels.h`.
protocol HeadLayout {
    /// Queries in the precision that is used with the keys.
    static func queries(_ queries: UnsafeBufferPointer<Float>) -> [Float]
    static func key(_ keys: UnsafeRawPointer, _ dimensions: Int, slot: Int, _ dimension: Int) -> Float
    static func value(_ values: UnsafeRawPointer, _ dimensions: Int, slot: Int, _ dimension: Int)
        -> Float
}

/// Numbers of half precision.
enum HalfHead: HeadLayout {
    static func queries(_ queries: UnsafeBufferPointer<Float>) -> [Float] {
        queries.map(PlainLoops.half)
    }

    static func key(_ keys: UnsafeRawPointer, _ dimensions: Int, slot: Int, _ dimension: Int) -> Float {
        WeightFormat.widen(keys, at: (dimension * 16 + slot) * 2)
    }

    static func value(_ values: UnsafeRawPointer, _ dimensions: Int, slot: Int, _ dimension: Int)
        -> Float
    {
        WeightFormat.widen(values, at: (slot * dimensions + dimension) * 2)
    }
}

/// Numbers of eight bits, with a scale for each 32.
enum ByteHead: HeadLayout {
    static func queries(_ queries: UnsafeBufferPointer<Float>) -> [Float] {
        let prepared = AlignedBuffer(byteCount: ActivationFormat.q8_0.byteCount(columns: queries.count))
        PlainLoops.prepareBlocks32(
            queries.baseAddress!, queries.count, prepared.pointer(), hasSums: false)
        return PlainLoops.numbers(.q8_0, prepared.pointer(), queries.count)
    }

    static func key(_ keys: UnsafeRawPointer, _ dimensions: Int, slot: Int, _ dimension: Int) -> Float {
        let quant = keys.load(
            fromByteOffset: (dimension / 4 * 16 + slot) * 4 + dimension % 4, as: UInt8.self)
        return WeightFormat.widen(keys, at: dimensions * 16 + (dimension / 32 * 16 + slot) * 2)
            * (Float(quant) - 128)
    }

    static func value(_ values: UnsafeRawPointer, _ dimensions: Int, slot: Int, _ dimension: Int)
        -> Float
    {
        let quant = values.load(fromByteOffset: slot * dimensions + dimension, as: Int8.self)
        return WeightFormat.widen(
            values, at: dimensions * 16 + (slot * (dimensions / 32) + dimension / 32) * 2)
            * Float(quant)
    }
}

extension PlainLoops {
    static func attend(_ task: InferenceAttention, _ layout: (some HeadLayout).Type) {
        for head in 0..<task.headCount {
            let start = head * task.dimensions
            let query = layout.queries(
                UnsafeBufferPointer(start: task.queries + start, count: task.dimensions))
            let shares = shares(of: query, task, layout, sink: task.sinks.map { $0[head] } ?? -.infinity)
            for dimension in 0..<task.dimensions {
                var sum = 0.0
                for (position, share) in zip(task.hiddenCount..<task.positionCount, shares) {
                    let values = UnsafeRawPointer(task.blocks[position / 16] + task.valueOffset)
                    let value = layout.value(values, task.dimensions, slot: position % 16, dimension)
                    sum += Double(share) * Double(value)
                }
                task.output[start + dimension] = Float(sum)
            }
        }
    }

    /// The attention weights of the visible positions for a query, in half precision; a sink takes its share.
    private static func shares(
        of query: [Float], _ task: InferenceAttention, _ layout: (some HeadLayout).Type, sink: Float
    ) -> [Float] {
        let scores = (task.hiddenCount..<task.positionCount).map { position in
            let keys = UnsafeRawPointer(task.blocks[position / 16] + task.keyOffset)
            let product = query.indices.reduce(0.0) {
                $0 + Double(query[$1]) * Double(layout.key(keys, task.dimensions, slot: position % 16, $1))
            }
            let score = Float(product) * task.scale
            return task.cap > 0 ? capped(score, task.cap) : score
        }
        let greatest = max(scores.max() ?? 0, sink)
        let weights = scores.map { expf($0 - greatest) }
        let sum = weights.reduce(0, +) + expf(sink - greatest)
        return weights.map { half($0 / sum) }
    }

    static func store(
        _ key: UnsafePointer<Float>, _ value: UnsafePointer<Float>, _ dimensions: Int, _ slot: Int,
        _ keys: UnsafeMutablePointer<UInt8>, _ values: UnsafeMutablePointer<UInt8>
    ) {
        let keys = UnsafeMutableRawPointer(keys).assumingMemoryBound(to: UInt16.self)
        let values = UnsafeMutableRawPointer(values).assumingMemoryBound(to: UInt16.self)
        for index in 0..<dimensions {
            keys[index * 16 + slot] = Float16(key[index]).bitPattern
            values[slot * dimensions + index] = Float16(value[index]).bitPattern
        }
    }

    static func storeQ8_0(
        _ key: UnsafePointer<Float>, _ value: UnsafePointer<Float>, _ dimensions: Int, _ slot: Int,
        _ keys: UnsafeMutablePointer<UInt8>, _ values: UnsafeMutablePointer<UInt8>
    ) {
        let prepared = AlignedBuffer(byteCount: ActivationFormat.q8_0.byteCount(columns: dimensions))
        let quants: UnsafeMutablePointer<UInt8> = prepared.pointer()
        func scale(_ group: Int) -> UInt16 {
            Float16(prepared.bytes.load(fromByteOffset: dimensions + group * 4, as: Float.self))
                .bitPattern
        }
        let groups = dimensions / 32
        let scales = (keys: UnsafeMutableRawPointer(keys), values: UnsafeMutableRawPointer(values))
        prepareBlocks32(key, dimensions, quants, hasSums: false)
        for index in 0..<dimensions {
            keys[(index / 4 * 16 + slot) * 4 + index % 4] = quants[index] ^ 0x80
        }
        for group in 0..<groups {
            scales.keys.storeBytes(
                of: scale(group), toByteOffset: dimensions * 16 + (group * 16 + slot) * 2, as: UInt16.self)
        }
        prepareBlocks32(value, dimensions, quants, hasSums: false)
        for index in 0..<dimensions { values[slot * dimensions + index] = quants[index] }
        for group in 0..<groups {
            scales.values.storeBytes(
                of: scale(group), toByteOffset: dimensions * 16 + (slot * groups + group) * 2,
                as: UInt16.self)
        }
    }
}
