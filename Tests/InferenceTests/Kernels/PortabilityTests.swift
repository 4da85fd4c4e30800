import Foundation
import TestSupport
import Testing

/// The kernels for processors other than this one.
struct PortabilityTests {
    private static let sources = RepositoryFiles.root.appendingPathComponent("Sources/InferenceKernels")

    /// Compiles the C files for 64-bit ARM with this machine's headers. Only the list of functions that the ARM C library lacks
    /// isn't available here.
    @Test(arguments: ["baseline", "dotproduct", "dispatch", "avx2", "avx512"])
    func `the loops compile for 64 bit ARM`(_ name: String) throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID().uuidString)")
        let headers = directory.appendingPathComponent("gnu")
        try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try Data().write(to: headers.appendingPathComponent("stubs-32.h"))
        let errors = Pipe()
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "clang", "--target=aarch64-linux-gnu", "-O1", "-std=gnu11", "-Wall", "-Werror", "-I", directory.path,
            "-isystem", "/usr/include/aarch64-linux-gnu", "-isystem", "/usr/include/x86_64-linux-gnu", "-I",
            Self.sources.appendingPathComponent("include").path,
            "-c",
            Self.sources.appendingPathComponent("\(name).c").path, "-o",
            directory.appendingPathComponent("object").path,
        ]
        compiler.standardError = errors
        try compiler.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        #expect(compiler.terminationStatus == 0, "\(text.prefix(2000))")
    }
}
