import ExternalPrograms
import Foundation

/// A program that reads pictures: Tesseract, ZXing.
///
/// It runs as a process of its own, bounded in time, memory and what it writes: a picture that makes it fall ends nothing
/// else, and a program that reads no pictures needs neither.
struct PictureReader: Sendable {
    let program: String
    /// Debian's package.
    let package: String

    private static let limits = ExternalProgram.Limits(seconds: 60, memoryBytes: 2 << 30, fileBytes: 64 << 20)
    /// The exit status of `timeout` and of what is killed.
    private static let timeoutStatuses: Set<Int32> = [124, 137]

    /// The program's output about a picture.
    ///
    /// - Parameters:
    ///   - files: The contents of further files that the program reads.
    ///   - arguments: From the paths of the picture and of these files. None of them is left when the program has ended.
    func read(
        _ picture: Data, beside files: [Data] = [], arguments: (_ paths: [String]) -> [String]
    ) throws(VisionError) -> String {
        let inputs = [picture] + files
        return try run(arguments(inputs.indices.map(ExternalProgram.path)), inputs: inputs)
    }

    /// The program's output.
    func run(_ arguments: [String], inputs: [Data] = []) throws(VisionError) -> String {
        // One thread each: several visitors may read at once. Texts come in UTF-8.
        let words = ["env", "OMP_THREAD_LIMIT=1", "LC_ALL=C.UTF-8", program] + arguments
        let process = ExternalProgram(
            words, inputs: inputs, limits: Self.limits, environment: .path, output: .result, errors: .nowhere)
        let result = try result(of: process)
        guard !result.isMissing else {
            throw .operationFailed("\(program) of the package \(package) isn't installed.")
        }
        guard !Self.timeoutStatuses.contains(result.status) else {
            throw .timeout("\(program) took too long, or too much memory, for the picture.")
        }
        guard result.hasSucceeded else { throw .operationFailed("\(program) can't read the picture.") }
        return result.text
    }
    /// Runs the process until it ends or nobody waits for it any longer.
    private func result(of process: ExternalProgram) throws(VisionError) -> ExternalProgram.Result {
        let child = ReadingTurns.child ?? Child()
        do {
            let result = try process.run(as: child)
            guard child.isUnwanted else { return result }
        } catch is CancellationError {
        } catch {
            throw .operationFailed("\(program) can't be started: \(error.localizedDescription)")
        }
        throw .requestCancelled("The request was cancelled.")
    }
}
