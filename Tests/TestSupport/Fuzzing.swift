import Foundation

/// Gives a reader inputs that nobody wrote: whole ones, and these damaged at random by a seed.
///
/// The whole ones are a test's own, and the files of `Tests/Corpus/<kind>`, which are inputs that once were read wrongly.
/// The input at hand is kept in a temporary file, so that one that ends the process is there to be looked at, and to be put
/// into the corpus.
public struct Fuzzing {
    private let kind: String
    private let mutation: InputMutation
    private let whole: [[UInt8]]

    /// - Parameters:
    ///   - kind: The folder in `Tests/Corpus`.
    ///   - words: What the format is made of; they are put into inputs.
    public init(_ kind: String, words: [String], inputs: [String]) {
        self.init(kind, words: words, inputs: inputs.map { Array($0.utf8) })
    }

    public init(_ kind: String, words: [String], inputs: [[UInt8]]) {
        self.kind = kind
        whole = inputs + Self.corpus(kind)
        mutation = InputMutation(words: words.map { Array($0.utf8) }, others: whole)
    }

    /// Calls the reader with a thousand inputs, or with as many as `KISSA_FUZZ_ROUNDS` says.
    public func run(seed: UInt64 = 1, _ read: ([UInt8]) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("kissa-fuzz-\(kind)-\(ProcessInfo.processInfo.processIdentifier)")
        try Data().write(to: file)
        let kept = try FileHandle(forWritingTo: file)
        var random = SeededRandom(seed: seed)
        func meet(_ input: [UInt8]) throws {
            try kept.truncate(atOffset: 0)
            try kept.seek(toOffset: 0)
            try kept.write(contentsOf: input)
            try read(input)
        }
        for input in whole { try meet(input) }
        for _ in 0..<FuzzRounds.count(inTests: 1000) {
            try meet(mutation.changed(whole.randomElement(using: &random)!, &random))
        }
        try kept.close()
        try FileManager.default.removeItem(at: file)
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
