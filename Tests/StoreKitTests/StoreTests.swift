import Foundation
import KissaTesting
import SwiftUI
import Testing

@testable import StoreKit
@testable import SwiftUICore

/// The store's tests share the process's configuration file and clock, so they run one after another.
@MainActor
@Suite("The store", .serialized, .timeLimit(.minutes(5)))
struct StoreTests {
    /// Sets the configuration file, a storage and a clock while a test runs.
    static func withStore(_ body: @MainActor (TestStoreClock) async throws -> Void) async throws {
        let clock = TestStoreClock()
        StoreFile.configuration = try SampleStore.configuration()
        StoreAccount.clock = clock.clock
        StoredEntries.storage = MemoryStorage()
        defer {
            StoreFile.configuration = StoreConfiguration()
            StoreAccount.clock = StoreClock()
            StoredEntries.storage = nil
        }
        try await body(clock)
    }
}
