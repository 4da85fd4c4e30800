import Foundation
import InferenceKernels
import Testing

@testable import Inference

/// Compares each kernel with its plain Swift counterpart, with every instruction set that this CPU has.
struct KernelTests {
    static let tables = Kernels.all.map(\.kernels)

    @Test func `the loops in Swift are chosen last`() {
        #expect(Kernels.all.count > 1)
        #expect(Kernels.all.last?.name == "swift")
        func multiply(_ kernels: Kernels) -> UInt { unsafeBitCast(kernels.multiplyQ8_0, to: UInt.self) }
        #expect(multiply(.named("swift")) == multiply(.plain))
        #expect(multiply(.named(nil)) == multiply(Self.tables[0]))
    }

    private func random(_ count: Int, _ seed: UInt64, _ range: ClosedRange<Float> = -1...1) -> [Float] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in Float.random(in: range, using: &generator) }
    }

    private func prepared(_ input: [Float], _ format: ActivationFormat, _ kernels: Kernels) -> AlignedBuffer {
        let buffer = AlignedBuffer(byteCount: format.byteCount(columns: input.count))
        format.prepare(kernels)(input, input.count, buffer.pointer())
        return buffer
    }

    @Test(arguments: TensorType.all)
    func `products are the rows times the activation`(_ type: TensorType) throws {
        let shapes = [(rows: 1, blocks: 1), (rows: 16, blocks: 2), (rows: 50, blocks: 3), (rows: 100, blocks: 1)]
        for (index, (rows, blocks)) in shapes.enumerated() {
            let columns = blocks * max(32, type.blockCount)
            let weights = random(rows * columns, UInt64(index))
            // Enough tokens for the widest tile, and a remainder.
            let tokens = (0..<11).map { random(columns, UInt64(100 + $0)) }
            let matrix = try packed(weights, rows: rows, columns: columns, as: type)
            let decoded = Quantized.roundTrip(weights, type).map(Double.init)
            let expected = tokens.map { plainProduct(decoded, $0, type) }
            for kernels in Self.tables {
                let found = multiply(matrix, tokens, kernels)
                for (found, expected) in zip(found, expected) {
                    // Sums of a few hundred products of numbers around 1, added in a different order.
                    let error = zip(found, expected).map { abs($0 - $1) }.max()!
                    // For types with a minimum, the activation's sums are rounded to half precision.
                    #expect(error < (type == .q4_1 || type == .q5_1 ? 1e-2 : 2e-4))
                }
            }
        }
    }

    private func packed(_ numbers: [Float], rows: Int, columns: Int, as type: TensorType) throws -> PackedMatrix {
        var writer = GGUFWriter()
        writer.tensors = [GGUFWriter.Tensor(name: "w", type: type, dimensions: [columns, rows], numbers: numbers)]
        return try writer.withFile { url in
            let file = try GGUFFile(contentsOf: url)
            var memory = WeightMemory(expecting: 0)
            return try PackedMatrix(file.tensors["w"]!, in: file, memory: &memory)
        }
    }

    private func multiply(_ matrix: PackedMatrix, _ tokens: [[Float]], _ kernels: Kernels) -> [[Float]] {
        let format = matrix.format.activation
        let stride = format.byteCount(columns: matrix.columns)
        let activations = AlignedBuffer(byteCount: stride * tokens.count)
        for (index, token) in tokens.enumerated() {
            format.prepare(kernels)(token, token.count, activations.pointer(at: index * stride))
        }
        let output = AlignedBuffer(byteCount: tokens.count * matrix.paddedRows * 4)
        let numbers: UnsafeMutablePointer<Float> = output.pointer()
        matrix.multiply(
            blocks: 0..<matrix.blockCount, by: PreparedActivations(bytes: activations.pointer(), stride: stride),
            tokenCount: tokens.count, into: numbers, stride: matrix.paddedRows, kernels: kernels)
        return tokens.indices.map { index in (0..<matrix.rows).map { numbers[index * matrix.paddedRows + $0] } }
    }

    /// Multiplies each row by the token.
    private func plainProduct(_ rows: [Double], _ token: [Float], _ type: TensorType) -> [Float] {
        let activation = Quantized.activation(token, for: type).map(Double.init)
        return stride(from: 0, to: rows.count, by: token.count).map { start in
            var sum = 0.0
            for column in 0..<token.count { sum += rows[start + column] * activation[column] }
            return Float(sum)
        }
    }

    @Test(arguments: TensorType.all)
    func `a packed row can be read back`(_ type: TensorType) throws {
        let columns = 2 * max(32, type.blockCount)
        let numbers = random(21 * columns, 3)
        let matrix = try packed(numbers, rows: 21, columns: columns, as: type)
        for index in [0, 15, 17] {
            var row = [Float](repeating: 0, count: columns)
            matrix.copyRow(index, to: &row)
            let expected = Quantized.roundTrip(numbers[index * columns..<(index + 1) * columns], type)
            #expect(zip(row, expected).allSatisfy { abs($0 - $1) < 1e-6 })
        }
    }

    @Test(arguments: TensorType.all)
    func `a token's products are the same in every tile`(_ type: TensorType) throws {
        let columns = 2 * max(32, type.blockCount)
        let matrix = try packed(random(50 * columns, 5), rows: 50, columns: columns, as: type)
        let tokens = (0..<13).map { random(columns, UInt64(200 + $0)) }
        for kernels in Self.tables {
            let together = multiply(matrix, tokens, kernels)
            #expect(together == tokens.map { multiply(matrix, [$0], kernels)[0] })
        }
    }

    @Test func `quants of the greatest size do not overflow`() throws {
        // All values are at the ends of the range, with signs that add up. Sums with too few bits would overflow here.
        let weights = (0..<16 * 64).map { _ in Float(-1) } + (0..<16 * 64).map { Float($0 % 2 == 0 ? 1 : -1) }
        let matrix = try packed(weights, rows: 32, columns: 64, as: .q8_0)
        let token = [Float](repeating: -1, count: 64)
        for kernels in Self.tables {
            let found = multiply(matrix, [token], kernels)[0]
            #expect(found[0..<16].allSatisfy { abs($0 - 64) < 0.1 })
            #expect(found[16..<32].allSatisfy { abs($0) < 0.1 })
        }
    }

    @Test func `halves are widened and rounded exactly`() {
        // Every half-precision value, and floats at and around the rounding boundaries.
        let halves = (UInt16.min...UInt16.max).filter { !Float16(bitPattern: $0).isNaN }
        var floats =
            random(4000, 5, -70000...70000) + random(4000, 6, -1e-4...1e-4) + [0, -0, 65504, 65519, 65520, 1e30]
        floats += halves.prefix(3000).flatMap { half -> [Float] in
            let middle = (Float(Float16(bitPattern: half)) + Float(Float16(bitPattern: half + 1))) / 2
            return [middle, middle.nextUp, middle.nextDown]
        }
        let expected = floats.map { Float(Float16($0)) }
        for kernels in Self.tables {
            var wide = [Float](repeating: 0, count: halves.count)
            kernels.widen(halves, halves.count, &wide)
            #expect(zip(wide, halves).allSatisfy { $0 == Float(Float16(bitPattern: $1)) })
            let rounded = prepared(floats, .f16, kernels)
            let found = UnsafeBufferPointer<Float>(start: rounded.pointer(), count: floats.count)
            #expect(found.elementsEqual(expected))
        }
    }

    @Test func `activations are quantized to the nearest step`() {
        let input = random(96, 8, -3...3) + [Float](repeating: 0, count: 32)
        let expected = ActivationBlock.blocks32(input)
        for kernels in Self.tables {
            let bytes = prepared(input, .q8_0, kernels)
            let quants = UnsafeBufferPointer<Int8>(start: bytes.pointer(), count: 128)
            let scales = UnsafeBufferPointer<Float>(start: bytes.pointer(at: 128), count: 4)
            let offsets = UnsafeBufferPointer<Int32>(start: bytes.pointer(at: 128 + 16), count: 4)
            #expect(quants.elementsEqual(expected.flatMap(\.quants)))
            #expect(scales.elementsEqual(expected.map(\.scale)))
            #expect(offsets.elementsEqual(expected.map { -128 * $0.quants.reduce(Int32(0)) { $0 + Int32($1) } }))
        }
    }

    @Test func `activations for k quants are quantized by the sign of the greatest`() {
        let input = random(256, 9, -3...2) + [Float](repeating: 0, count: 256) + random(256, 10, -2...3)
        let expected = ActivationBlock.blocks256(input)
        for kernels in Self.tables {
            let bytes = prepared(input, .q8_k, kernels)
            let quants = UnsafeBufferPointer<Int8>(start: bytes.pointer(), count: 768)
            let scales = UnsafeBufferPointer<Float>(start: bytes.pointer(at: 768), count: 3)
            let sums = UnsafeBufferPointer<Int32>(start: bytes.pointer(at: 768 + 12), count: 48)
            let expectedQuants = expected.flatMap(\.quants)
            #expect(quants.elementsEqual(expectedQuants))
            #expect(scales.elementsEqual(expected.map(\.scale)))
            for (part, sum) in sums.enumerated() {
                let quants = expectedQuants[part * 16..<part * 16 + 16].map(Int32.init)
                #expect(sum == quants.reduce(0, +))
            }
        }
    }

    @Test(arguments: [1, 15, 16, 37, 64])
    func `elementwise loops equal their formulas`(_ count: Int) {
        let first = random(count, 1, -20...20), second = random(count, 2)
        let mean = first.reduce(0) { $0 + Double($1) * Double($1) } / Double(count)
        for kernels in Self.tables {
            var normalized = [Float](repeating: 0, count: count)
            kernels.normalize(first, second, count, 1e-5, &normalized)
            var gated = first
            kernels.gateWithSiLU(&gated, second, count)
            var curved = first
            kernels.gateWithGELU(&curved, second, count)
            var capped = first
            kernels.cap(&capped, count, 7)
            var scaled = first
            kernels.scale(&scaled, count, 3)
            var sum = first
            kernels.add(&sum, second, count)
            for index in 0..<count {
                let (x, y) = (Double(first[index]), Double(second[index]))
                #expect(abs(Double(normalized[index]) - x / (mean + 1e-5).squareRoot() * y) < 1e-5)
                #expect(abs(Double(gated[index]) - x / (1 + exp(-x)) * y) < 1e-5)
                // The kernel's curve uses half precision at its ends.
                let gelu = 0.5 * x * (1 + tanh((2 / Double.pi).squareRoot() * (x + 0.044715 * x * x * x)))
                #expect(abs(Double(curved[index]) - gelu * y) < 1e-3 * max(0.1, abs(x)))
                #expect(abs(Double(capped[index]) - 7 * tanh(x / 7)) < 1e-5)
                #expect(scaled[index] == first[index] * 3)
                #expect(sum[index] == first[index] + second[index])
            }
            let greatest = first.max()!
            var weights = [Float](repeating: 0, count: count)
            let total = kernels.exponentials(first, count, greatest, 0.5, &weights)
            #expect(abs(total - weights.reduce(0, +)) < 1e-4)
            #expect(kernels.exponentials(first, count, greatest, 0.5, nil) == total)
            #expect(zip(weights, first).allSatisfy { abs($0 - exp(($1 - greatest) / 2)) < 1e-6 })
            #expect(kernels.indexOfGreatest(first, count) == first.indices.max { first[$0] < first[$1] }!)
        }
    }

    @Test(arguments: [1, 16, 63, 64, 65, 200, 2048])
    func `what reaches a limit is found in order`(count: Int) {
        var generator = SeededGenerator(seed: 9)
        let numbers = (0..<count).map { _ in Float.random(in: 0..<1, using: &generator) }
        for least in [-1, 0.5, numbers[count - 1], numbers.max()!, 2] {
            for kernels in Self.tables {
                var indices = [UInt32](repeating: 0, count: count)
                let found = kernels.indicesReaching(numbers, count, least, &indices)
                #expect(indices[..<found].map(Int.init) == numbers.indices.filter { numbers[$0] >= least })
            }
        }
    }

    @Test func `extreme gates stay numbers`() {
        for kernels in Self.tables {
            var gate: [Float] = [-1000, -100, -88, 0, 88, 100, 1000, 3e38]
            kernels.gateWithSiLU(&gate, [Float](repeating: 1, count: 8), 8)
            #expect(gate[0...2].allSatisfy { abs($0) < 1e-30 })
            #expect(gate[3...] == [0, 88, 100, 1000, 3e38])
        }
    }

    @Test func `what is no number weighs nothing`() {
        for kernels in Self.tables {
            var weights = [Float](repeating: 9, count: 5)
            let total = kernels.exponentials([.nan, 1, -.infinity, 3, -200], 5, 3, 1, &weights)
            #expect(weights[0] == 0 && weights[2] == 0 && weights[3] == 1 && weights[4] == 0)
            #expect(abs(total - 1 - exp(-2)) < 1e-6)
            #expect(kernels.exponentials([1, .infinity], 2, .infinity, 1, &weights) == 1)
        }
    }

    @Test func `the first of equal numbers is the greatest`() {
        var numbers = [Float](repeating: -1, count: 70)
        numbers[23] = 5
        numbers[40] = 5
        for kernels in Self.tables { #expect(kernels.indexOfGreatest(numbers, 70) == 23) }
    }
}
