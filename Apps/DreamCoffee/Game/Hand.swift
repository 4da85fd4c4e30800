import SwiftUI

/// The player's input method, which determines the wording of hints.
enum Hand: Equatable, Sendable {
    case pointer, touch, keys
}
