import Foundation
import Testing

@testable import LifeEngine

private let gollysFolder = ProcessInfo.processInfo.environment["KISSA_GOLLY_PATTERNS"]

/// The patterns that come with Golly, from the folder that `KISSA_GOLLY_PATTERNS` names (`Tests/Verify/life` fetches them).
@Suite(.enabled(if: gollysFolder != nil)) struct GollyCollectionTests {
    private var files: [URL] {
        let folder = URL(fileURLWithPath: gollysFolder ?? "/")
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        return (found?.allObjects as? [URL] ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }
    }

    /// Patterns are rejected only for an unsupported rule or format or for their size, never for a syntax error.
    @Test func `every pattern is read or its rule or format is named`() throws {
        var readCount = 0
        for file in files {
            do throws(PatternError) {
                guard let data = try? Data(contentsOf: file) else { continue }
                _ = try Pattern(data: data)
                readCount += 1
            } catch {
                switch error.problem {
                case .rule, .format, .state, .tooManyCells, .tooLarge, .tooFarOut: break
                default: Issue.record("\(file.path): \(error)")
                }
            }
        }
        #expect(readCount >= 150)
    }
}
