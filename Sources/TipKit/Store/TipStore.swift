import Foundation
import SwiftUI
import SwiftUICore
import ViewTree

/// What is kept of tips for each visitor: with the app's other values, and seen by all of the visitor's windows at once.
enum TipStore {
    /// Values that aren't kept, of visitors that come and go with their windows.
    @MainActor private static var transient: [String: Data] = [:]

    @MainActor static func data(_ key: String, _ isTransient: Bool) -> Data? {
        let kept = value(key, isTransient).wrappedValue
        return isTransient ? kept.flatMap { transient[String(decoding: $0, as: UTF8.self)] } : kept
    }

    /// What isn't kept leaves a name of this process's behind, by which it is found and its change is noticed.
    @MainActor static func set(_ data: Data?, _ key: String, _ isTransient: Bool) {
        guard isTransient else { return value(key, false).wrappedValue = data }
        let name = UUID().uuidString
        if let old = value(key, true).wrappedValue { transient[String(decoding: old, as: UTF8.self)] = nil }
        transient[name] = data
        value(key, true).wrappedValue = Data(name.utf8)
    }

    @MainActor private static func value(_ key: String, _ isTransient: Bool) -> AppStorage<Data?> {
        let store = Tips.settings.withLock(\.store)
        return AppStorage("TipKit.\(store)\(isTransient ? "transient." : "")\(key)")
    }

    /// The main queue may be another thread's than the first one's (`dispatchMain`).
    private static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true }
    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// On the main actor, for the visitor in whose window the code runs.
    static func onMain<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
        if isOnMain { return MainActor.assumeIsolated(body) }
        let graph = ViewGraph.current
        return DispatchQueue.main.sync {
            MainActor.assumeIsolated {
                guard let graph else { return body() }
                var value: Value?
                graph.inContext { value = body() }
                return value!
            }
        }
    }
}

/// What a visitor has seen of one tip.
struct TipRecord: Codable, Equatable {
    var displayCount = 0
    var seconds: TimeInterval = 0
    var invalidation: Tips.InvalidationReason?

    @MainActor static func of(_ tip: any Tip) -> TipRecord {
        TipStore.data("tip." + tip.id, false).flatMap { try? JSONDecoder().decode(TipRecord.self, from: $0) }
            ?? TipRecord()
    }

    @MainActor func keep(of tip: any Tip) {
        TipStore.set(try? JSONEncoder().encode(self), "tip." + tip.id, false)
    }

    /// When any tip came into sight last.
    @MainActor static var lastDisplay: Date? {
        get { TipStore.data("last", false).flatMap { try? JSONDecoder().decode([Date].self, from: $0).first } }
        set { TipStore.set(newValue.flatMap { try? JSONEncoder().encode([$0]) }, "last", false) }
    }
}
