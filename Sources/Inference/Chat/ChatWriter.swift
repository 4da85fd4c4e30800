import FoundationEssentials
import Glibc

/// Collects a conversation's text, and marks which parts of it are markup.
struct ChatWriter {
    let toolMarkup: ToolMarkup
    let day: ChatDay
    /// The tools that the model may call, if the template describes them.
    let tools: [String]
    /// Whether the reply is to begin within a thought.
    let opensThought: Bool
    private(set) var segments: [(text: String, isMarkup: Bool)] = []

    init(toolMarkup: ToolMarkup, day: ChatDay, tools: [String], opensThought: Bool) {
        self.toolMarkup = toolMarkup
        self.day = day
        self.tools = tools
        self.opensThought = opensThought
    }

    mutating func markup(_ text: String) { segments.append((text, true)) }
    mutating func content(_ text: String) { segments.append((text, false)) }

    /// Writes tool calls in the model's markup; nothing without calls.
    mutating func calls(_ calls: [ChatToolCall], json: ((ChatToolCall) -> String)? = nil) {
        for (index, call) in calls.enumerated() {
            pieces(index == 0 ? toolMarkup.opening : toolMarkup.separator)
            content(json.map { $0(call) } ?? toolMarkup.text(of: call))
        }
        if !calls.isEmpty { pieces(toolMarkup.closing) }
    }

    private mutating func pieces(_ pieces: [ToolMarkup.Piece]) { markup(pieces.map(\.text).joined()) }
}

/// A date in the formats of templates.
struct ChatDay: Sendable {
    let date: @Sendable () -> Date

    static let today = ChatDay { Date() }

    init(_ date: @escaping @Sendable () -> Date) {
        self.date = date
    }

    /// - Parameter monthWidth: the number of letters of a month; nil for all.
    func text(monthWidth: Int? = nil) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        var seconds = time_t(date().timeIntervalSince1970.rounded(.down)), parts = tm()
        localtime_r(&seconds, &parts)
        let month = months[Int(parts.tm_mon)].prefix(monthWidth ?? .max)
        return "\(parts.tm_mday < 10 ? "0" : "")\(parts.tm_mday) \(month) \(Int(parts.tm_year) + 1900)"
    }
}
