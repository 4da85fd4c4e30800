import Observation

/// The parts of a window, besides the app's own views, that have been used so far. Most windows never show any of them, so each is
/// made on its first use.
@MainActor
@Observable
package final class WindowParts: WindowService {
    /// Parts of a window.
    package struct Kinds: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The commands of the window's undo manager.
        package static let undoCommands = Kinds(rawValue: 1)
        /// What UIKit's controllers present over the page.
        package static let controllers = Kinds(rawValue: 2)
        /// Permission questions.
        package static let questions = Kinds(rawValue: 4)
        /// The notice that changes can't be saved.
        package static let storageNotice = Kinds(rawValue: 8)
        /// The notice that a file could not be kept.
        package static let uploadNotice = Kinds(rawValue: 16)
        /// Windows that are shown as cards over this one.
        package static let cards = Kinds(rawValue: 32)
        /// What other frameworks attach.
        package static let attachments = Kinds(rawValue: 64)
    }

    /// The parts that the window has.
    package private(set) var used: Kinds = []

    /// The views that other frameworks attached, by their names.
    fileprivate var attachments: [(name: String, view: AnyView)] = []

    package init(graph: ViewGraph) {}

    /// Adds a view of a framework that this one doesn't know, such as an invisible element for the browser.
    package func attach(_ name: String, view: () -> AnyView) {
        guard !attachments.contains(where: { $0.name == name }) else { return }
        attachments.append((name, view()))
        use(.attachments)
    }

    /// Adds a part, if the window doesn't have it yet.
    package func use(_ part: Kinds) {
        if !used.contains(part) { used.formUnion(part) }
    }
}

/// The views that other frameworks attached to a window.
package struct WindowAttachments: View {
    private let parts: WindowParts

    package init(parts: WindowParts) { self.parts = parts }

    package var body: some View {
        if parts.used.contains(.attachments) {
            ForEach(parts.attachments, id: \.name) { $0.view }
        }
    }
}

extension ViewGraph {
    /// The parts of this window that have been used.
    package var parts: WindowParts { service() }
}
