import Foundation
import SwiftUI
import Synchronization
import os

extension EnvironmentValues {
    /// The storage of the shop's memory; with nil, everything is forgotten at the end.
    @Entry var shopArchive: ShopArchive? = .standard
}

extension ShopArchive {
    /// The archive shared by all windows of the game; nil if it can't be opened now. Opening a shop later tries again.
    static var standard: ShopArchive? { opening.withLock { $0.archive() } }

    private static let opening = Mutex(Opening())

    private struct Opening {
        private var opened: ShopArchive?
        private var lastTry: ContinuousClock.Instant?

        private static let pause = Duration.seconds(3)
        /// Another process may be creating the tables. Later, open windows would have to wait.
        private static let (firstPatience, laterPatience) = (Duration.seconds(2), Duration.milliseconds(50))

        mutating func archive() -> ShopArchive? {
            if let opened { return opened }
            if let lastTry, .now < lastTry + Self.pause { return nil }
            let patience = lastTry == nil ? Self.firstPatience : Self.laterPatience
            lastTry = .now
            do {
                opened = try ShopArchive(file: ShopArchive.defaultFile, openingPatience: patience)
            } catch {
                Logging.general.error("The shop has no archive: \(String(describing: error), privacy: .public)")
            }
            return opened
        }
    }
}
