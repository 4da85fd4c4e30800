import Foundation
import SwiftUI
import Synchronization
import os

extension EnvironmentValues {
    /// Where the shop's memory lies; nil forgets everything at the end.
    @Entry var shopArchive: ShopArchive? = .standard
}

extension ShopArchive {
    /// The archive that all windows of the game share; nil where there is no place for it now. Then whoever opens a shop
    /// later tries again.
    static var standard: ShopArchive? { opening.withLock { $0.archive() } }

    private static let opening = Mutex(Opening())

    private struct Opening {
        private var opened: ShopArchive?
        private var lastTry: ContinuousClock.Instant?

        private static let pause = Duration.seconds(3)
        /// Another process may be making the tables. Later on, windows are open that would wait.
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
