import FoundationAdditions
import Foundation
import Testing

@testable import DreamCoffee

/// The shop's own words and pictures: a test runner, which is not the shop, has to be told whose they are.
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
