import Foundation
import TestSupport
import Testing

@testable import AppChecking

/// Parts of Foundation that exist on Apple's systems but not on Linux are available with each framework.
@Suite struct FoundationNamesTests {
    private let source = """
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        let folder = URL.documentsDirectory
        let predicate = NSPredicate(format: "name BEGINSWITH %@", "A")
        let names = ListFormatter.localizedString(byJoining: ["Tea", "Milk"])
        let length = Measurement(value: 3, unit: UnitLength.meters).formatted()
        let text = String(localized: "Hello")
        let resource: LocalizedStringResource = "Hello"
        let file = FileWrapper(regularFileWithContents: Data())
        let title = try AttributedString(markdown: "*Tea*").runs.first?.inlinePresentationIntent
        let state = ProcessInfo.processInfo.thermalState
        await MainActor.run { UndoManager().undo() }

        func lines(of address: URL) async throws {
            let (bytes, _) = try await URLSession.shared.bytes(from: address)
            for try await line in bytes.lines { print(line) }
            for await note in NotificationCenter.default.notifications(named: .init("Tea")) { print(note.name) }
        }
        """

    @Test(arguments: ["Combine", "FoundationModels", "SwiftUI", "UIKit"])
    func `a program that imports Foundation and one framework finds Apple's names`(framework: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("import Foundation\nimport \(framework)\n\n\(source)", to: "main.swift")
        let build = try KissaBuild(products: BuiltProducts.folder)
        let compiler = Process()
        let pipe = Pipe()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", file.path, "-I", build.modules.path] + build.options
        compiler.standardError = pipe
        try compiler.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        // A warning may come from Foundation itself, which has the link types but doesn't detect links.
        #expect(compiler.terminationStatus == 0 && !output.contains(" error: "), "\(output)")
    }
}
