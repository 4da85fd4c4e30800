import Foundation

/// Fuzzes a reader with whole inputs and with seeded random mutations of them.
///
/// The whole inputs are a test's own and the files of `Tests/Corpus/<kind>`, which were once read incorrectly. The current input
/// is kept in a temporary file, so that an input that crashes the process can be inspected and added to the corpus.
public struct Fuzzing {
    private let kind: String
    private let mutation: InputMutation
    private let whole: [[UInt8]]

    /// - Parameters:
    ///   - kind: The folder in `Tests/Corpus`.
    ///   - words: The format's building blocks, which are inserted into inputs.
    public init(_ kind: String, words: [String], inputs: [String]) {
        self.init(kind, words: words, inputs: inputs.map { Array($0.utf8) })
    }

    public init(_ kind: String, words: [String], inputs: [[UInt8]]) {
        self.kind = kind
        whole = inputs + Self.corpus(kind)
        mutation = InputMutation(words: words.map { Array($0.utf8) }, others: whole)
    }

    /// Calls the reader with a thousand inputs, or with `KISSA_FUZZ_ROUNDS` inputs.
    public func run(seed: UInt64 = 1, _ read: ([UInt8]) throws -> Void) throws {
        var inputs = try FuzzInputs(kind, mutation, whole, seed: seed)
        while let input = try inputs.next() { try read(input) }
        try inputs.end()
    }

    /// The same for an asynchronous reader.
    @MainActor public func run(seed: UInt64 = 1, _ read: ([UInt8]) async throws -> Void) async throws {
        var inputs = try FuzzInputs(kind, mutation, whole, seed: seed)
        while let input = try inputs.next() { try await read(input) }
        try inputs.end()
    }

    private static func corpus(_ kind: String) -> [[UInt8]] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus/\(kind)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap {
            FileManager.default.contents(atPath: folder.appendingPathComponent($0).path)
        }
        .map { Array($0) }
    }
}

/// Makes inputs one by one and keeps the current one in a file.
private struct FuzzInputs {
    private let mutation: InputMutation
    private let whole: [[UInt8]]
    private let file: URL
    private let kept: FileHandle
    private var random: SeededRandom
    private var number = 0

    init(_ kind: String, _ mutation: InputMutation, _ whole: [[UInt8]], seed: UInt64) throws {
        (self.mutation, self.whole, random) = (mutation, whole, SeededRandom(seed: seed))
        file = FileManager.default.temporaryDirectory
            .appendingPathComponent("kissa-fuzz-\(kind)-\(ProcessInfo.processInfo.processIdentifier)")
        try Data().write(to: file)
        kept = try FileHandle(forWritingTo: file)
    }

    mutating func next() throws -> [UInt8]? {
        guard number < whole.count + FuzzRounds.count(inTests: 1000) else { return nil }
        let input =
            number < whole.count ? whole[number] : mutation.changed(whole.randomElement(using: &random)!, &random)
        number += 1
        try kept.truncate(atOffset: 0)
        try kept.seek(toOffset: 0)
        try kept.write(contentsOf: input)
        return input
    }

    func end() throws {
        try kept.close()
        try FileManager.default.removeItem(at: file)
    }
}
