/// One scan of a JPEG file: some bits of some coefficients of some components.
struct JPEGScan {
    /// A component's index, with its Huffman codes.
    struct Part {
        let component: Int
        let dc: JPEGCode?
        let ac: JPEGCode?
    }

    let parts: [Part]
    /// The range of coefficients, in zigzag order.
    let (first, last): (Int, Int)
    /// The lowest bit that an earlier scan stored, 0 if there was none; and the lowest bit that this scan stores.
    let (high, low): (Int, Int)
    /// The number of units between restarts; 0 for no restarts.
    let restartInterval: Int
    private var bits: JPEGBits
    private var predictions: [Int]
    private var emptyBlocks = 0

    init(
        _ parts: [Part], _ selection: (first: Int, last: Int, high: Int, low: Int), restartInterval: Int,
        _ bytes: ArraySlice<UInt8>
    ) {
        self.parts = parts
        (first, last, high, low) = selection
        self.restartInterval = restartInterval
        bits = JPEGBits(bytes)
        predictions = parts.map { _ in 0 }
    }

    /// Reads the scan into the frame's coefficients as far as the bits last, and returns the index of their end.
    mutating func read(into frame: inout JPEGFrame) -> Int {
        let (across, down) = units(of: frame)
        var unit = 0
        while unit < across * down {
            startUnit(unit)
            guard !bits.isOver else {
                unit = nextStart(after: unit) ?? across * down
                continue
            }
            if parts.count == 1 {
                read(0, &frame, unit % across, unit / across)
            } else {
                readUnit(&frame, unit % across, unit / across)
            }
            unit += 1
        }
        return bits.place
    }

    /// A single component is stored block by block.
    private func units(of frame: JPEGFrame) -> (across: Int, down: Int) {
        parts.count == 1 ? frame.ownBlocks(of: parts[0].component) : (frame.unitsAcross, frame.unitsDown)
    }

    /// The number of blocks that the scan claims, whether or not there are bits for them.
    func blockCount(in frame: JPEGFrame) -> Int {
        let (across, down) = units(of: frame)
        let inUnit = parts.map { frame.blocksInUnit(of: $0.component) }.reduce(0) { $0 + $1.across * $1.down }
        return across * down * (parts.count == 1 ? 1 : inUnit)
    }

    /// The unit of the next restart; nil if there is none.
    private func nextStart(after unit: Int) -> Int? {
        restartInterval > 0 && !bits.isAtEnd ? (unit / restartInterval + 1) * restartInterval : nil
    }

    private mutating func startUnit(_ unit: Int) {
        guard restartInterval > 0, unit > 0, unit % restartInterval == 0 else { return }
        bits.restart()
        predictions = parts.map { _ in 0 }
        emptyBlocks = 0
    }

    private mutating func readUnit(_ frame: inout JPEGFrame, _ x: Int, _ y: Int) {
        for index in parts.indices {
            let (across, down) = frame.blocksInUnit(of: parts[index].component)
            for block in 0..<across * down {
                read(index, &frame, x * across + block % across, y * down + block / across)
            }
        }
    }

    private mutating func read(_ index: Int, _ frame: inout JPEGFrame, _ x: Int, _ y: Int) {
        let component = parts[index].component
        let start = (y * frame.components[component].blocksAcross + x) * 64
        let isProgressive = frame.isProgressive
        frame.components[component].coefficients.withUnsafeMutableBufferPointer { all in
            let block = UnsafeMutableBufferPointer(rebasing: all[start..<start + 64])
            if !isProgressive {
                readBaseline(index, block)
            } else if first == 0 {
                readDC(index, block)
            } else if high == 0 {
                readAC(index, block)
            } else {
                refineAC(index, block)
            }
        }
    }

    // MARK: Blocks

    private mutating func readBaseline(_ index: Int, _ block: UnsafeMutableBufferPointer<Int16>) {
        guard let dc = parts[index].dc, let ac = parts[index].ac else { return }
        predictions[index] += bits.difference(min(dc.next(&bits), 16))
        block[0] = Int16(truncatingIfNeeded: predictions[index])
        var place = 1
        while place < 64 {
            let (zeros, length) = Self.split(ac.next(&bits))
            guard length > 0 || zeros == 15 else { break }
            place += zeros
            let value = bits.difference(length)
            if place < 64, length > 0 { block[Self.zigzag[place]] = Int16(truncatingIfNeeded: value) }
            place += 1
        }
    }

    private mutating func readDC(_ index: Int, _ block: UnsafeMutableBufferPointer<Int16>) {
        if high > 0 {
            if bits.bit() { block[0] |= 1 << Int16(low) }
            return
        }
        guard let dc = parts[index].dc else { return }
        predictions[index] += bits.difference(min(dc.next(&bits), 16))
        block[0] = Int16(truncatingIfNeeded: predictions[index] << low)
    }

    private mutating func readAC(_ index: Int, _ block: UnsafeMutableBufferPointer<Int16>) {
        guard let ac = parts[index].ac, !takeEmptyBlock() else { return }
        var place = first
        while place <= last {
            let (zeros, length) = Self.split(ac.next(&bits))
            if length == 0, zeros < 15 {
                emptyBlocks = (1 << zeros) + bits.bits(zeros) - 1
                return
            }
            place += zeros
            let value = bits.difference(length)
            if place <= last, length > 0 { block[Self.zigzag[place]] = Int16(truncatingIfNeeded: value << low) }
            place += 1
        }
    }

    /// Refines the existing coefficients by a bit, and inserts new ones between them.
    private mutating func refineAC(_ index: Int, _ block: UnsafeMutableBufferPointer<Int16>) {
        guard let ac = parts[index].ac else { return }
        let step = Int16(1) << Int16(low)
        var place = first
        while place <= last, emptyBlocks == 0 {
            var (zeros, length) = Self.split(ac.next(&bits))
            if length == 0, zeros < 15 {
                emptyBlocks = (1 << zeros) + bits.bits(zeros)
                break
            }
            length = min(length, 1)
            let new = length == 0 ? 0 : bits.bit() ? step : -step
            while place <= last {
                let coefficient = Self.zigzag[place]
                place += 1
                if block[coefficient] != 0 {
                    refine(&block[coefficient], step)
                } else if zeros == 0 {
                    if new != 0 { block[coefficient] = new }
                    break
                } else {
                    zeros -= 1
                }
            }
        }
        guard emptyBlocks > 0 else { return }
        while place <= last {
            let coefficient = Self.zigzag[place]
            if block[coefficient] != 0 { refine(&block[coefficient], step) }
            place += 1
        }
        emptyBlocks -= 1
    }

    private mutating func refine(_ value: inout Int16, _ step: Int16) {
        guard bits.bit(), value & step == 0 else { return }
        value = value > 0 ? value &+ step : value &- step
    }

    private mutating func takeEmptyBlock() -> Bool {
        guard emptyBlocks > 0 else { return false }
        emptyBlocks -= 1
        return true
    }

    /// The number of zeros before a coefficient, and its number of bits.
    private static func split(_ value: Int) -> (Int, Int) { (value >> 4, value & 15) }

    /// The positions of a block's coefficients, in the order in which they are stored.
    static let zigzag = [
        0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14,
        21,
        28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61,
        54,
        47, 55, 62, 63,
    ]
}
