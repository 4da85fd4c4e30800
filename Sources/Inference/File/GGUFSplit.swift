import FoundationEssentials

/// Which part of a model a file holds: large ones come as `name-00001-of-00003.gguf` and so on, the metadata in the first.
struct GGUFSplit {
    static let numberKey = "split.no"
    private static let countKey = "split.count"

    /// From 0.
    let number: Int
    let count: Int
    /// The tensors of all parts together; nil where the file doesn't say.
    private let tensorCount: Int?

    init(_ file: GGUFFile) throws(ModelFileError) {
        number = try file.integer(Self.numberKey) ?? 0
        count = try file.integer(Self.countKey) ?? 1
        tensorCount = try file.integer("split.tensors.count")
        // The file's name has five digits for it.
        guard (0...99999).contains(count) else { throw .invalidValue(key: Self.countKey, reason: "\(count)") }
        guard number >= 0, number < max(1, count) else {
            throw .invalidValue(key: Self.numberKey, reason: "\(number) of \(count)")
        }
    }

    /// - Parameter first: where the first part is.
    func url(ofPart number: Int, besides first: URL) throws(ModelFileError) -> URL {
        let name = first.lastPathComponent, ending = Self.ending(0, count)
        guard name.hasSuffix(ending) else {
            throw .unreadable(path: first.path, reason: "one of \(count) parts has to be named …\(ending)")
        }
        return first.deletingLastPathComponent()
            .appendingPathComponent(name.dropLast(ending.count) + Self.ending(number, count))
    }

    private static func ending(_ number: Int, _ count: Int) -> String {
        "-\(digits(number + 1))-of-\(digits(count)).gguf"
    }

    /// Five of them.
    private static func digits(_ number: Int) -> String { String(String(100_000 + number).suffix(5)) }

    func check(tensorCount found: Int) throws(ModelFileError) {
        guard let tensorCount, tensorCount != found else { return }
        throw .invalidValue(key: "split.tensors.count", reason: "\(tensorCount), the parts have \(found)")
    }
}
