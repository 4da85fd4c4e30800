import FoundationAdditions
import Foundation
import Testing

@testable import DreamCoffee

/// Sets the shop's bundle for its texts and pictures, since the tests' executable isn't the shop's.
struct ShopResources: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        AppResources.main = Bundle.module
        try await function()
    }
}

extension Trait where Self == ShopResources {
    static var shopResources: Self { ShopResources() }
}
