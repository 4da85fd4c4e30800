import Foundation

/// Collects a conversation's text and remembers which parts of it are markup.
struct ChatWriter {
    let toolMarkup: ToolMarkup
    let day: ChatDay
    /// The tools that the model may call, where the template is to say so.
    let tools: [String]
    private(set) var segments: [(text: String, isMarkup: Bool)] = []

    init(toolMarkup: ToolMarkup, day: ChatDay, tools: [String]) {
        self.toolMarkup = toolMarkup
        self.day = day
        self.tools = tools
    }

    mutating func markup(_ text: String) { segments.append((text, true)) }
    mutating func content(_ text: String) { segments.append((text, false)) }

    /// Writes calls of tools as the model writes them; nothing for none.
    mutating func calls(_ calls: [ChatToolCall], json: ((ChatToolCall) -> String)? = nil) {
        for (index, call) in calls.enumerated() {
            pieces(index == 0 ? toolMarkup.opening : toolMarkup.separator)
            content(json.map { $0(call) } ?? toolMarkup.json(of: call))
        }
        if !calls.isEmpty { pieces(toolMarkup.closing) }
    }

    private mutating func pieces(_ pieces: [ToolMarkup.Piece]) { markup(pieces.map(\.text).joined()) }
}

/// A day as templates write it.
struct ChatDay: Sendable {
    private let date: @Sendable () -> Date

    static let today = ChatDay { Date() }

    init(_ date: @escaping @Sendable () -> Date) {
        self.date = date
    }

    /// - Parameter monthWidth: how many letters a month has; nil for all.
    func text(monthWidth: Int? = nil) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let parts = Calendar(identifier: .gregorian).dateComponents([.day, .month, .year], from: date())
        let month = months[parts.month! - 1].prefix(monthWidth ?? .max)
        return "\(parts.day! < 10 ? "0" : "")\(parts.day!) \(month) \(parts.year!)"
    }
}
