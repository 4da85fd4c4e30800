import Glibc

/// Operations on a token's numbers between products, and on its logits.
extension PlainLoops {
    static func normalize(
        _ input: UnsafePointer<Float>, _ weight: UnsafePointer<Float>, _ count: Int, _ epsilon: Float,
        _ output: UnsafeMutablePointer<Float>
    ) {
        let squares = UnsafeBufferPointer(start: input, count: count).reduce(0.0) {
            $0 + Double($1) * Double($1)
        }
        let scale = 1 / (Float(squares / Double(count)) + epsilon).squareRoot()
        for index in 0..<count { output[index] = input[index] * scale * weight[index] }
    }

    static func gate(
        _ gate: UnsafeMutablePointer<Float>, _ up: UnsafePointer<Float>, _ count: Int,
        _ curve: (Float) -> Float
    ) {
        for index in 0..<count { gate[index] = curve(gate[index]) * up[index] }
    }

    static func gateWithBoundedSwish(
        _ gate: UnsafeMutablePointer<Float>, _ up: UnsafePointer<Float>, _ count: Int
    ) {
        for index in 0..<count {
            let number = min(gate[index], 7)
            gate[index] = number / (1 + expf(-1.702 * number)) * (max(-7, min(7, up[index])) + 1)
        }
    }

    static func bendWithXIELU(
        _ numbers: UnsafeMutablePointer<Float>, _ count: Int, above: Float, below: Float, slope: Float, ceiling: Float
    ) {
        for index in 0..<count {
            let number = numbers[index]
            let bent = number > 0 ? above * number * number : (expm1f(min(number, ceiling)) - number) * below
            numbers[index] = bent + slope * number
        }
    }

    static func deltaStep(
        _ state: UnsafeMutablePointer<Float>, _ size: Int, query: UnsafePointer<Float>, key: UnsafePointer<Float>,
        value: UnsafePointer<Float>, decay: Float, strength: Float, _ output: UnsafeMutablePointer<Float>
    ) {
        for column in 0..<size {
            var known: Float = 0, result: Float = 0
            for row in 0..<size {
                state[row * size + column] *= decay
                known += state[row * size + column] * key[row]
            }
            let change = (value[column] - known) * strength
            for row in 0..<size {
                state[row * size + column] += change * key[row]
                result += state[row * size + column] * query[row]
            }
            output[column] = result
        }
    }

    static func silu(_ number: Float) -> Float { number / (1 + expf(-number)) }

    /// Input and result in half precision, as in llama.cpp, which uses a lookup table.
    static func gelu(_ exact: Float) -> Float {
        if exact >= 10 { return exact }
        if exact <= -10 { return 0 }
        let number = half(exact)
        return half(number / (1 + expf(number * (1 + 0.044715 * number * number) * -1.59576912)))
    }

    static func capped(_ number: Float, _ cap: Float) -> Float { cap * tanhf(number / cap) }

    static func exponentials(
        _ input: UnsafePointer<Float>, _ count: Int, _ greatest: Float, _ factor: Float,
        _ output: UnsafeMutablePointer<Float>?
    ) -> Float {
        var sum: Float = 0
        for index in 0..<count {
            let number = input[index]
            let smaller = number < greatest ? expf((number - greatest) * factor) : 0
            let weight = number == greatest ? 1 : smaller
            output?[index] = weight
            sum += weight
        }
        return sum
    }

    static func indexOfGreatest(_ input: UnsafePointer<Float>, _ count: Int) -> Int {
        var found = 0
        var greatest = -Float.infinity
        for index in 0..<count where input[index] > greatest {
            greatest = input[index]
            found = index
        }
        return found
    }

    static func indicesReaching(
        _ input: UnsafePointer<Float>, _ count: Int, _ least: Float,
        _ output: UnsafeMutablePointer<UInt32>
    ) -> Int {
        var found = 0
        for index in 0..<count where input[index] >= least {
            output[found] = UInt32(index)
            found += 1
        }
        return found
    }
}
