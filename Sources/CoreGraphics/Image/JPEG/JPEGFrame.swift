/// The image of a JPEG file as coefficients, in blocks of eight by eight.
struct JPEGFrame {
    struct Component {
        let id: UInt8
        /// The number of its blocks in a unit, horizontally and vertically.
        let (across, down): (Int, Int)
        let quantization: Int
        /// In blocks, rounded up to whole units.
        var blocksAcross = 0
        var blocksDown = 0
        var blockCount: Int { blocksAcross * blocksDown }
        var coefficients: [Int16] = []
        /// The quantization factors: those of the table at the component's first scan.
        var factors: [Int]?
    }

    let width: Int
    let height: Int
    let isProgressive: Bool
    var components: [Component]
    let (acrossMax, downMax): (Int, Int)

    /// The number of units in each direction.
    let (unitsAcross, unitsDown): (Int, Int)

    /// Nil for an invalid segment, and for an image that is too large for its file, because each block takes at least a bit.
    ///
    /// - Parameters:
    ///   - bytes: The segment's content, after its length.
    ///   - fileByteCount: The size of the whole file.
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
        // A single component is stored block by block, whatever its sampling factors are.
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

    /// The number of blocks of all components.
    var blockCount: Int { components.reduce(0) { $0 + $1.blockCount } }

    // Accessors take an index rather than a component: writing to a copy of a component would copy its coefficients.

    func blocksInUnit(of index: Int) -> (across: Int, down: Int) { (components[index].across, components[index].down) }

    /// The number of blocks of a component that cover the image, in a scan with this component only.
    func ownBlocks(of index: Int) -> (across: Int, down: Int) {
        let (across, down) = blocksInUnit(of: index)
        let (wide, high) = ((width * across + acrossMax - 1) / acrossMax, (height * down + downMax - 1) / downMax)
        return ((wide + 7) / 8, (high + 7) / 8)
    }
}
