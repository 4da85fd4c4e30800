import FoundationEssentials

/// The part of a split model in a file: large models have files `name-00001-of-00003.gguf` and so on, with the metadata in the
/// first.
struct GGUFSplit {
    static let numberKey = "split.no"
    private static let countKey = "split.count"

    /// From 0.
    let number: Int
    let count: Int
    /// The number of tensors of all parts; nil if the file doesn't say.
    private let tensorCount: Int?

    init(_ file: GGUFFile) throws(ModelFileError) {
        number = try file.integer(Self.numberKey) ?? 0
        count = try file.integer(Self.countKey) ?? 1
        tensorCount = try file.integer("split.tensors.count")
        // The file name has five digits for the count.
        guard (0...99999).contains(count) else { throw .invalidValue(key: Self.countKey, reason: "\(count)") }
        guard number >= 0, number < max(1, count) else {
            throw .invalidValue(key: Self.numberKey, reason: "\(number) of \(count)")
        }
    }

    /// - Parameter first: the URL of the first part.
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

    /// The number with five digits.
    private static func digits(_ number: Int) -> String { String(String(100_000 + number).suffix(5)) }

    func check(tensorCount found: Int) throws(ModelFileError) {
        guard let tensorCount, tensorCount != found else { return }
        throw .invalidValue(key: "split.tensors.count", reason: "\(tensorCount), the parts have \(found)")
    }
}
