import Combine
import Foundation
import Synchronization
import Testing

@testable import SwiftUICore

/// An in-memory storage that tests can inspect.
private final class RecordingStorage: ValueStorage {
    let values = Mutex<[String: Data]>([:])
    let isAway = Mutex(false)
    let writers = Mutex<[String?]>([])
    /// Runs between a read and the use of its result.
    let whileReading = Mutex<(@MainActor @Sendable () -> Void)?>(nil)
    func bytes(forKey key: String, of visitor: String) -> Data? { values.withLock { $0["\(visitor) \(key)"] } }
    func read(forKey key: String, of visitor: String) -> StoredReading {
        isAway.withLock { $0 } ? .unknown : .known(bytes(forKey: key, of: visitor))
    }
    func values(forKeys keys: [String], of visitor: String) -> [String: Data]? {
        if isAway.withLock({ $0 }) { return nil }
        return Dictionary(
            uniqueKeysWithValues: keys.compactMap { key in bytes(forKey: key, of: visitor).map { (key, $0) } })
    }
    func kept(at places: [StoredPlace]) async -> [StoredPlace: Data?]? {
        if isAway.withLock({ $0 }) { return nil }
        let values = Dictionary(uniqueKeysWithValues: places.map { ($0, bytes(forKey: $0.key, of: $0.visitor)) })
        await whileReading.withLock { $0 }?()
        return values
    }
    func set(_ bytes: Data?, forKey key: String, of visitor: String, by writer: (any StorageWriter)? = nil) {
        values.withLock { $0["\(visitor) \(key)"] = bytes }
        writers.withLock { $0.append((writer as? NamedWriter)?.name) }
    }
}

private struct NamedWriter: StorageWriter {
    let name: String
}

private enum Size: String { case small, large }

private struct Settings: View {
    @AppStorage("cups") private var cups = 1
    @AppStorage("size") private var size = Size.small
    @AppStorage("name") private var name: String?
    @SceneStorage("tab") private var tab = 0

    var body: some View {
        VStack {
            Text(verbatim: "\(cups) \(size) \(name ?? "nobody") tab \(tab)")
            Button("more") {
                $cups.wrappedValue += 1
                size = .large
                name = "Lisa"
                tab += 1
            }
            Button("forget") { name = nil }
        }
    }
}

@MainActor
@Suite(.serialized) struct AppStorageTests {
    private func window(_ visitor: String) -> TestWindow {
        var environment = EnvironmentValues()
        environment.visitor = visitor
        return TestWindow(Settings(), environment: environment)
    }

    private func withStorage(_ body: (RecordingStorage) throws -> Void) rethrows {
        let storage = RecordingStorage()
        StoredEntries.storage = storage
        defer { StoredEntries.storage = nil }
        try body(storage)
    }

    private func withStorage(_ body: (RecordingStorage) async throws -> Void) async rethrows {
        let storage = RecordingStorage()
        StoredEntries.storage = storage
        defer { StoredEntries.storage = nil }
        try await body(storage)
    }

    @Test func `values are kept and come back`() {
        withStorage { storage in
            do {
                let first = window("a")
                #expect(first.texts.contains("1 small nobody tab 0"))
                first.press(button: "more")
                #expect(first.texts.contains("2 large Lisa tab 1"))
                first.graph.teardown()
            }
            #expect(storage.bytes(forKey: "app:cups", of: "a") == Data("i2".utf8))
            #expect(window("a").texts.contains("2 large Lisa tab 1"))
        }
    }

    @Test func `all windows of a visitor show a change and nobody elses`() {
        withStorage { _ in
            let (first, second, other) = (window("a"), window("a"), window("b"))
            first.press(button: "more")
            second.render()
            #expect(second.texts.contains("2 large Lisa tab 0"))
            #expect(!other.render())
        }
    }

    @Test func `nil removes a value`() {
        withStorage { storage in
            let window = window("a")
            window.press(button: "more")
            window.press(button: "forget")
            #expect(storage.bytes(forKey: "app:name", of: "a") == nil)
            #expect(window.texts.contains { $0.contains("nobody") })
        }
    }

    @Test func `a value of another type counts as none`() {
        withStorage { storage in
            storage.set(Data("sx".utf8), forKey: "app:cups", of: "a")
            storage.set(Data("shuge".utf8), forKey: "app:size", of: "a")
            #expect(window("a").texts.contains("1 small nobody tab 0"))
        }
    }

    @Test func `a store that is given is used`() throws {
        let name = "test-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        struct Shop: View {
            @AppStorage private var cups: Int
            init(_ store: UserDefaults) { _cups = AppStorage(wrappedValue: 3, "cups", store: store) }
            var body: some View {
                Text(verbatim: "\(cups)")
                Button("more") { cups += 1 }
            }
        }
        let window = TestWindow(Shop(defaults))
        window.press(button: "more")
        #expect(window.texts.contains("4"))
        #expect(defaults.integer(forKey: "cups") == 4)
    }

    @Test func `two objects for the same defaults stay in step`() throws {
        let name = "test-\(UUID().uuidString)"
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        struct Half: View {
            @AppStorage private var cups: Int
            init(_ name: String) { _cups = AppStorage(wrappedValue: 3, "cups", store: UserDefaults(suiteName: name)) }
            var body: some View { Button("\(cups)") { cups += 1 } }
        }
        let window = TestWindow(
            VStack {
                Half(name)
                Half(name)
            })
        window.press(button: "3")
        #expect(window.texts == ["4", "4"])
    }

    @Test func `an object's value is its windows visitors`() {
        @MainActor final class Preferences: ObservableObject {
            @AppStorage("cups") var cups = 1
        }
        struct Screen: View {
            @StateObject private var preferences = Preferences()
            var body: some View {
                Text(verbatim: "\(preferences.cups)")
                Button("more") { preferences.cups += 1 }
            }
        }
        withStorage { storage in
            storage.set(Data("i5".utf8), forKey: "app:cups", of: "a")
            var environment = EnvironmentValues()
            environment.visitor = "a"
            let window = TestWindow(Screen(), environment: environment)
            #expect(window.texts.first == "5")
            window.press(button: "more")
            #expect(window.texts.first == "6")
            window.press(button: "more")
            #expect(window.texts.first == "7")
            #expect(storage.bytes(forKey: "app:cups", of: "a") == Data("i7".utf8))
        }
    }

    @Test
    func `what is set later is set in the name of the window that had the property, or of the one whose code runs`() {
        struct Later: View {
            @AppStorage("cups") private var cups = 1
            let keep: (@escaping () -> Void) -> Void
            var body: some View { Button("\(cups)") { keep { cups += 1 } } }
        }
        withStorage { storage in
            var later: [() -> Void] = []
            let window = StorageWriters.$current.withValue(NamedWriter(name: "bound")) {
                TestWindow(Later { later.append($0) })
            }
            window.press(button: "1")
            // A queue or a timer calls it like this, outside any window's event.
            later[0]()
            StorageWriters.$current.withValue(NamedWriter(name: "running")) { later[0]() }
            #expect(storage.writers.withLock { $0 } == ["bound", "running"])
        }
    }

    @Test func `what is changed while all values are read anew stays`() async {
        let storage = RecordingStorage()
        StoredEntries.storage = storage
        defer { StoredEntries.storage = nil }
        storage.set(Data("i5".utf8), forKey: "app:cups", of: "a")
        let window = window("a")
        storage.set(Data("i9".utf8), forKey: "app:cups", of: "a")
        storage.set(Data("sKen".utf8), forKey: "app:name", of: "a")
        storage.whileReading.withLock { $0 = { window.press(button: "more") } }
        defer { storage.whileReading.withLock { $0 = nil } }
        await StoredEntries.reloadAll()
        window.render()
        #expect(window.texts.contains("6 large Lisa tab 1"))
    }

    @Test func `values that can't be read again stay as they are, and those that never were come when they can`() async
    {
        await withStorage { storage in
            storage.set(Data("i5".utf8), forKey: "app:cups", of: "a")
            storage.set(Data("i9".utf8), forKey: "app:cups", of: "b")
            let known = window("a")
            storage.isAway.withLock { $0 = true }
            StoredEntries.reload(of: "a")
            #expect(!known.render())
            let unknown = window("b")
            #expect(known.texts.contains("5 small nobody tab 0") && unknown.texts.contains("1 small nobody tab 0"))
            storage.set(Data("i6".utf8), forKey: "app:cups", of: "a")
            storage.isAway.withLock { $0 = false }
            await StoredEntries.reloadAll()
            #expect(known.render() && unknown.render())
            #expect(known.texts.contains("6 small nobody tab 0") && unknown.texts.contains("9 small nobody tab 0"))
        }
    }

    @Test(arguments: [
        StoredValue.bool(true), .integer(-7), .double(0.1), .string(""), .string("猫\n"), .data(Data([0, 255])),
        .url(URL(string: "https://a.example/b")!), .date(Date(timeIntervalSinceReferenceDate: 1.5)),
    ])
    func `a value survives its bytes`(value: StoredValue) { #expect(StoredValue(bytes: value.bytes) == value) }

    @Test(arguments: ["", "z", "b2", "ix", "d", "t-1"])
    func `bytes that are no value are none`(bytes: String) { #expect(StoredValue(bytes: Data(bytes.utf8)) == nil) }
}
