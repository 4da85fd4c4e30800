/// The picture of a JPEG file as coefficients, in blocks of eight by eight.
struct JPEGFrame {
    struct Component {
        let id: UInt8
        /// How many blocks across and down a unit has of it.
        let (across, down): (Int, Int)
        let quantization: Int
        /// In blocks, for whole units.
        var blocksAcross = 0
        var blocksDown = 0
        var blockCount: Int { blocksAcross * blocksDown }
        var coefficients: [Int16] = []
        /// By which the coefficients are multiplied: of the table that there was at the component's first scan.
        var factors: [Int]?
    }

    let width: Int
    let height: Int
    let isProgressive: Bool
    var components: [Component]
    let (acrossMax, downMax): (Int, Int)

    /// Units across and down.
    let (unitsAcross, unitsDown): (Int, Int)

    /// Nil also for a picture that is too large for its file: each block takes a bit at least.
    ///
    /// - Parameters:
    ///   - bytes: The segment's, after its length.
    ///   - fileByteCount: The whole file's.
    init?(_ bytes: ArraySlice<UInt8>, isProgressive: Bool, fileByteCount: Int) {
        let bytes = Array(bytes)
        guard bytes.count >= 6, bytes[0] == 8 else { return nil }
        (height, width) = (Int(bytes[1]) << 8 | Int(bytes[2]), Int(bytes[3]) << 8 | Int(bytes[4]))
        let count = Int(bytes[5])
        guard [1, 3, 4].contains(count), bytes.count >= 6 + count * 3, width > 0, height > 0,
            width * height <= CGImage.pixelsMax
        else { return nil }
        self.isProgressive = isProgressive
        components = (0..<count).map { index in
            let part = bytes[(6 + index * 3)...]
            let sampling = part[part.startIndex + 1]
            return Component(
                id: part[part.startIndex], across: Int(sampling >> 4), down: Int(sampling & 15),
                quantization: Int(part[part.startIndex + 2]))
        }
        guard components.allSatisfy({ (1...4).contains($0.across) && (1...4).contains($0.down) && $0.quantization < 4 })
        else { return nil }
        // One component by itself is written block by block, whatever it says.
        if count == 1, let only = components.first {
            components = [Component(id: only.id, across: 1, down: 1, quantization: only.quantization)]
        }
        acrossMax = components.map(\.across).max() ?? 1
        downMax = components.map(\.down).max() ?? 1
        unitsAcross = (width + 8 * acrossMax - 1) / (8 * acrossMax)
        unitsDown = (height + 8 * downMax - 1) / (8 * downMax)
        for index in components.indices {
            components[index].blocksAcross = unitsAcross * components[index].across
            components[index].blocksDown = unitsDown * components[index].down
        }
        guard blockCount <= fileByteCount * 8 else { return nil }
        for index in components.indices {
            components[index].coefficients = [Int16](repeating: 0, count: components[index].blockCount * 64)
        }
    }

    /// Of all components.
    var blockCount: Int { components.reduce(0) { $0 + $1.blockCount } }

    // A component is not taken out of the frame: its coefficients would be copied when they are written.

    func blocksInUnit(of index: Int) -> (across: Int, down: Int) { (components[index].across, components[index].down) }

    /// How many blocks of a component the picture covers, where they are written without the others'.
    func ownBlocks(of index: Int) -> (across: Int, down: Int) {
        let (across, down) = blocksInUnit(of: index)
        let (wide, high) = ((width * across + acrossMax - 1) / acrossMax, (height * down + downMax - 1) / downMax)
        return ((wide + 7) / 8, (high + 7) / 8)
    }
}
