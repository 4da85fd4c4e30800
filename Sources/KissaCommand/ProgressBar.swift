import ModelFetching
import Synchronization

/// A progress line on standard error for downloads. On a terminal it is overwritten, otherwise it is written once.
final class ProgressBar: Sendable {
    private static let width = 24

    private let console: Console
    private let title: String
    private let shown = Mutex<String?>(nil)

    init(console: Console, title: String) {
        self.console = console
        self.title = title
    }

    func show(_ progress: FetchProgress) {
        let line = "\(title) \(Self.text(progress))"
        let before = shown.withLock { shown in
            defer { shown = line }
            return shown
        }
        guard before != line else { return }
        if console.isWatched {
            console.draw("\r\(line)\u{1B}[K")
        } else if before == nil {
            console.warn("\(title) …\n")
        }
    }

    func clear() {
        if console.isWatched, shown.withLock({ $0 != nil }) { console.draw("\r\u{1B}[K") }
    }

    static func text(_ progress: FetchProgress) -> String {
        switch progress {
        case .waiting: "… another process is at it"
        case .unpacking: "… unpacking"
        case .receiving(let count, let total):
            bar(count, of: total) + " \(count * 100 / max(1, total)) % of \(ProgressLine.size(total))"
        }
    }

    private static func bar(_ count: Int, of total: Int) -> String {
        let filled = count * width / max(1, total)
        return "[\(String(repeating: "#", count: filled))\(String(repeating: ".", count: width - filled))]"
    }
}
