import FoundationModels
import Synchronization

/// A tool whose arguments have a schema that is made at run time: one of three moods.
struct MoodTool: Tool {
    final class Seen: Sendable {
        private let moods = Mutex<[String]>([])

        var values: [String] { moods.withLock { $0 } }

        func add(_ mood: String) { moods.withLock { $0.append(mood) } }
    }

    let name = "mood"
    let description = "Remembers a mood."
    let seen = Seen()

    var parameters: GenerationSchema {
        let moods = DynamicGenerationSchema(name: "Mood", anyOf: ["calm", "sleepy", "wide awake"])
        let root = DynamicGenerationSchema(name: "Moods", properties: [.init(name: "mood", schema: moods)])
        do {
            return try GenerationSchema(root: root, dependencies: [])
        } catch {
            fatalError("The moods' schema: \(error)")
        }
    }

    func call(arguments: GeneratedContent) async throws -> String {
        seen.add(try arguments.value(forProperty: "mood"))
        return "Remembered."
    }
}
