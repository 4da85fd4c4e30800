import SwiftUI
import os

extension EnvironmentValues {
    /// Where the shop's memory lies; nil forgets everything at the end.
    @Entry var shopArchive: ShopArchive? = .standard
}

extension ShopArchive {
    /// The archive that all windows of the game share; nil where there is no place for it.
    static let standard: ShopArchive? = {
        do {
            return try ShopArchive(file: defaultFile)
        } catch {
            Logging.general.error("The shop has no archive: \(String(describing: error), privacy: .public)")
            return nil
        }
    }()
}
