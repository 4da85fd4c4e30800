import SwiftUI

/// By what a player points and presses, which decides what the shop calls that.
enum Hand: Equatable, Sendable {
    case pointer, touch, keys
}
