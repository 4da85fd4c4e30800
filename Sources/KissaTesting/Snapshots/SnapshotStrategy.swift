import Foundation
import SwiftUI

/// How a value's snapshot is made and compared. It is the counterpart of `Snapshotting` in swift-snapshot-testing, and is also
/// available under that name.
public struct SnapshotStrategy<Value, Format>: Sendable {
    /// The extension of the snapshot's file.
    public var pathExtension: String?
    /// How the snapshot is stored and compared.
    public var diffing: SnapshotDiffing<Format>
    /// Makes a value's snapshot.
    public var snapshot: @MainActor (Value) async throws -> Format

    /// Creates a strategy.
    public init(
        pathExtension: String?, diffing: SnapshotDiffing<Format>,
        snapshot: @escaping @MainActor (Value) async throws -> Format
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = snapshot
    }

    /// A strategy for another type, whose values are converted to this strategy's.
    public func pullback<Other>(
        _ transform: @escaping @MainActor (Other) throws -> Value
    ) -> SnapshotStrategy<Other, Format> {
        let snapshot = snapshot
        return SnapshotStrategy<Other, Format>(pathExtension: pathExtension, diffing: diffing) {
            try await snapshot(transform($0))
        }
    }
}

extension SnapshotStrategy where Value == String, Format == String {
    /// A text, compared line by line.
    public static var lines: SnapshotStrategy {
        SnapshotStrategy(pathExtension: "txt", diffing: .lines) { $0 }
    }
}

extension SnapshotStrategy where Value == TestWindow, Format == String {
    /// The screen as text (`TestWindow.text`).
    public static var tree: SnapshotStrategy { SnapshotStrategy<String, String>.lines.pullback { $0.text } }
}

extension SnapshotStrategy where Value == TestWindow, Format == TestPicture {
    /// A picture of the window.
    public static var picture: SnapshotStrategy { picture() }

    /// A picture of the window, with a tolerance for differing pixels.
    public static func picture(tolerance: Double = 0, colorTolerance: Double = 0.02) -> SnapshotStrategy {
        SnapshotStrategy(
            pathExtension: "png", diffing: .pixels(tolerance: tolerance, colorTolerance: colorTolerance)
        ) { try $0.picture() }
    }
}

extension SnapshotStrategy where Value: View, Format == String {
    /// The screen of a window with the view, as text.
    public static func tree(_ settings: WindowSettings = .phone) -> SnapshotStrategy {
        SnapshotStrategy<TestWindow, String>.tree.pullback { TestWindow($0, settings: settings) }
    }
}

extension SnapshotStrategy where Value: View, Format == TestPicture {
    /// A picture of a window with the view.
    public static func picture(_ settings: WindowSettings = .phone, tolerance: Double = 0) -> SnapshotStrategy {
        SnapshotStrategy<TestWindow, TestPicture>.picture(tolerance: tolerance)
            .pullback { TestWindow($0, settings: settings) }
    }
}
