import Foundation
import SwiftUI

/// What of a value is kept and compared. It has the shape of `Snapshotting` in swift-snapshot-testing, whose name it has too.
public struct SnapshotStrategy<Value, Format>: Sendable {
    /// Of the file that it is kept in.
    public var pathExtension: String?
    /// How it is kept and compared.
    public var diffing: SnapshotDiffing<Format>
    /// Makes of a value what is kept of it.
    public var snapshot: @MainActor (Value) async throws -> Format

    /// A strategy.
    public init(
        pathExtension: String?, diffing: SnapshotDiffing<Format>,
        snapshot: @escaping @MainActor (Value) async throws -> Format
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = snapshot
    }

    /// The same for another value, of which one of these can be made.
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
    /// A text, line by line.
    public static var lines: SnapshotStrategy {
        SnapshotStrategy(pathExtension: "txt", diffing: .lines) { $0 }
    }
}

extension SnapshotStrategy where Value == TestWindow, Format == String {
    /// The screen in words (`TestWindow.text`).
    public static var tree: SnapshotStrategy { SnapshotStrategy<String, String>.lines.pullback { $0.text } }
}

extension SnapshotStrategy where Value == TestWindow, Format == TestPicture {
    /// A picture of the window.
    public static var picture: SnapshotStrategy { picture() }

    /// A picture of the window; a part of its pixels may differ.
    public static func picture(tolerance: Double = 0, colorTolerance: Double = 0.02) -> SnapshotStrategy {
        SnapshotStrategy(
            pathExtension: "png", diffing: .pixels(tolerance: tolerance, colorTolerance: colorTolerance)
        ) { try $0.picture() }
    }
}

extension SnapshotStrategy where Value: View, Format == String {
    /// The screen of a window that shows the view, in words.
    public static func tree(_ settings: WindowSettings = .phone) -> SnapshotStrategy {
        SnapshotStrategy<TestWindow, String>.tree.pullback { TestWindow($0, settings: settings) }
    }
}

extension SnapshotStrategy where Value: View, Format == TestPicture {
    /// A picture of a window that shows the view.
    public static func picture(_ settings: WindowSettings = .phone, tolerance: Double = 0) -> SnapshotStrategy {
        SnapshotStrategy<TestWindow, TestPicture>.picture(tolerance: tolerance)
            .pullback { TestWindow($0, settings: settings) }
    }
}
