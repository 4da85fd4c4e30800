import Foundation
import FoundationAdditions
import SwiftUI
import SwiftUICore
import ViewTree
import os

/// The stored values of tips for each visitor, among the app's other values. Shared by all windows of the visitor.
enum TipStore {
    @MainActor static func data(_ key: String, _ isTransient: Bool) -> Data? {
        isTransient ? TipShowing.current.values[name(key)] : kept(key).wrappedValue
    }

    /// Stores a value. If it can't be encoded, the previous one is kept.
    @MainActor static func set(_ value: some Encodable, _ key: String, _ isTransient: Bool) {
        do {
            let data = try encoder.encode(value)
            if isTransient { TipShowing.current.values[name(key)] = data } else { kept(key).wrappedValue = data }
        } catch {
            let reason = String(describing: error)
            log.error("\(key, privacy: .public) stays as it was, since it can't be written: \(reason)")
        }
    }

    @MainActor static func value<Value: Decodable>(
        _ type: Value.Type, _ key: String, _ isTransient: Bool
    ) -> Value? {
        data(key, isTransient).flatMap { try? decoder.decode(Value.self, from: $0) }
    }

    private static let log = Logger(subsystem: "Kissa", category: "TipKit")

    // JSON has no representation for these numbers.
    private static let (infinity, negativeInfinity, noNumber) = ("inf", "-inf", "nan")
    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: noNumber)
        return encoder
    }
    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: noNumber)
        return decoder
    }

    @MainActor private static func kept(_ key: String) -> AppStorage<Data?> { AppStorage("TipKit." + name(key)) }

    private static func name(_ key: String) -> String { Tips.settings.current.store + key }

    /// Runs a closure on the main actor, for the visitor of the current window.
    static func onMain<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
        if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
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

/// The record of what a visitor has seen of one tip.
struct TipRecord: Codable, Equatable {
    var displayCount = 0
    var seconds: TimeInterval = 0
    var invalidation: Tips.InvalidationReason?

    @MainActor static func of(_ tip: any Tip) -> TipRecord {
        TipStore.value(TipRecord.self, "tip." + tip.id, false) ?? TipRecord()
    }

    @MainActor func keep(of tip: any Tip) {
        TipStore.set(self, "tip." + tip.id, false)
    }

    /// When the last tip became visible.
    @MainActor static var lastDisplay: Date? {
        get { TipStore.value([Date].self, "last", false)?.first }
        set { TipStore.set(newValue.map { [$0] } ?? [], "last", false) }
    }
}
