import Foundation

extension FontLibrary {
    /// The slices of a family that draw some characters: what a page has to load to show a text. Empty for unknown families, and
    /// for characters that the face lacks.
    public func slices(for family: String, covering characters: some Sequence<Character>) -> [FontSlice] {
        guard let file = try? file(for: family), let all = try? slicesByBlock(of: family) else { return [] }
        var wanted: Set<FontSlice.Block> = []
        for character in characters {
            for scalar in character.unicodeScalars {
                let block = FontSlice.Block(of: scalar.value, isFallback: file.isFallback)
                let isLatin = block == .base && FontSlice.Block.isLatin(scalar.value)
                wanted.insert(isLatin && all[.latin] != nil ? .latin : block)
            }
        }
        // The base includes the Latin letters, and kerns them with its other characters.
        if wanted.contains(.base) { wanted.remove(.latin) }
        return wanted.compactMap { all[$0] }.sorted { $0.identifier < $1.identifier }
    }

    /// All slices of a family, without those that are parts of others.
    public func slices(for family: String) -> [FontSlice] {
        guard let all = try? slicesByBlock(of: family) else { return [] }
        return all.values.filter { $0.block != .latin }.sorted { $0.identifier < $1.identifier }
    }

    /// The slice with the letters that a text field may need in addition to the Latin slice: a browser loads it when the first of
    /// them is typed.
    public func otherLetters(of family: String) -> FontSlice? {
        guard let all = try? slicesByBlock(of: family), all[.latin] != nil, let file = try? file(for: family) else {
            return nil
        }
        if let known = others.withLock({ $0[family] }) { return known }
        let slice = FontSlice(othersOf: file, fingerprint: file.fingerprint, library: self)
        others.withLock { $0[family] = slice }
        return slice
    }

    private func slicesByBlock(of family: String) throws(FontLibraryError) -> [FontSlice.Block: FontSlice] {
        if let known = slices.withLock({ $0[family] }) { return known }
        let file = try file(for: family)
        let fingerprint = file.fingerprint
        let made = Dictionary(
            uniqueKeysWithValues: (file.blocks + (file.hasLatinSlice ? [.latin] : [])).map {
                ($0, FontSlice(file: file, fingerprint: fingerprint, block: $0, library: self))
            })
        slices.withLock { $0[family] = made }
        return made
    }

    /// A slice's bytes, from the cache or newly made.
    func data(for slice: FontSlice) throws(FontLibraryError) -> Data {
        if let known = cutSlices.withLock({ $0[slice.identifier] }) { return known }
        let data = try file(for: slice.family).subset(slice.block)
        cutSlices.withLock { $0[slice.identifier] = data }
        return data
    }
}

/// A cache of slices' bytes, up to `bytesMax`. When it is full, it is emptied, since slices are quickly made again.
struct SliceCache {
    private static let bytesMax = 32 << 20
    private var data: [String: Data] = [:]
    private var byteCount = 0

    subscript(identifier: String) -> Data? {
        get { data[identifier] }
        set {
            guard let newValue, data[identifier] == nil else { return }
            if byteCount + newValue.count > Self.bytesMax {
                data = [:]
                byteCount = 0
            }
            data[identifier] = newValue
            byteCount += newValue.count
        }
    }
}
