import AppIntents
import Foundation
import Synchronization
import Testing

/// An object of the app, which counts how often one was made.
private final class Counter: Sendable {
    let made = Mutex(0)
    func make() -> Kitchen {
        made.withLock { $0 += 1 }
        return Kitchen(name: "kitchen \(made.withLock { $0 })")
    }
}

private struct Kitchen: Sendable {
    let name: String
}

private struct CookIntent: AppIntent {
    static let title: LocalizedStringResource = "Cook"
    @AppDependency private var kitchen: Kitchen

    init() {}
    init(_ manager: AppDependencyManager, key: AnyHashable? = nil) {
        _kitchen = AppDependency(key: key, manager: manager)
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: kitchen.name) }
}

private struct SpareIntent: AppIntent {
    static let title: LocalizedStringResource = "Spare"
    @Dependency(key: "nobody adds this", default: Kitchen(name: "spare")) private var kitchen: Kitchen

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: kitchen.name) }
}

@Suite("Dependencies of intents") struct DependencyTests {
    @Test func `a dependency is made when it is needed, and only once`() async throws {
        let (manager, counter) = (AppDependencyManager(), Counter())
        manager.add(dependency: counter.make())
        #expect(counter.made.withLock { $0 } == 0)
        #expect(try await CookIntent(manager)() == "kitchen 1")
        #expect(try await CookIntent(manager).perform().value == "kitchen 1")
    }

    @Test func `a dependency can be made by asynchronous code`() async throws {
        let manager = AppDependencyManager()
        manager.add {
            await Task.yield()
            return Kitchen(name: "later")
        }
        #expect(try await CookIntent(manager)() == "later")
        #expect(try await CookIntent(manager).perform().value == "later")
    }

    @Test func `a key tells dependencies of one type from each other`() async throws {
        let manager = AppDependencyManager()
        manager.add(key: "first", dependency: Kitchen(name: "first"))
        manager.add(key: "second") { Kitchen(name: "second") }
        #expect(try await CookIntent(manager, key: "second")() == "second")
        #expect(try await CookIntent(manager, key: "first")() == "first")
    }

    @Test func `without the dependency there is a default, or an error`() async throws {
        #expect(try await SpareIntent()() == "spare")
        await #expect(throws: AppIntentError.self) { _ = try await CookIntent(AppDependencyManager())() }
    }
}
