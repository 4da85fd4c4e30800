/// A part of a prompt or of instructions: text, or a structured value that is only serialized by the model's chat
/// template.
enum PromptPart: Sendable {
    case text(String)
    case structure(typeName: String, GeneratedContent)
    case attachment(Transcript.AttachmentSegment)
    case custom(any Transcript.CustomSegment)
}

extension [PromptPart] {
    /// The parts as segments of a transcript entry. Neighboring texts are joined with line breaks.
    var segments: [Transcript.Segment] {
        var segments: [Transcript.Segment] = []
        var lines: [String] = []
        func flush() {
            guard !lines.isEmpty else { return }
            segments.append(.text(.init(content: lines.joined(separator: "\n"))))
            lines = []
        }
        for part in self {
            switch part {
            case .text(let text): lines.append(text)
            case .structure(let typeName, let content):
                flush()
                segments.append(.structure(.init(source: typeName, content: content)))
            case .attachment(let segment):
                flush()
                segments.append(.attachment(segment))
            case .custom(let segment):
                flush()
                segments.append(.custom(segment))
            }
        }
        flush()
        return segments
    }
}
