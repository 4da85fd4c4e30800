/// A transcript as the messages of a chat completion, from the instructions to the prompt.
struct ChatMessages {
    private var messages: [GeneratedContent] = []
    /// The model's text that isn't in a message yet. If tool calls follow, they go into the same message, as chat
    /// templates expect.
    private var pendingReply: String?
    /// Images from tool outputs. They are sent after the tools' messages, which must be consecutive and can only
    /// contain text.
    private var pendingImages: [GeneratedContent] = []

    /// - Parameter appendix: A text to append to the last prompt.
    init(_ transcript: Transcript, appendix: String? = nil) {
        let lastPrompt = transcript.lastIndex { if case .prompt = $0 { true } else { false } }
        for (index, entry) in transcript.enumerated() {
            add(entry, appendix: index == lastPrompt ? appendix : nil)
        }
        endReply()
        sayImages()
    }

    var content: GeneratedContent { .list(messages) }

    private mutating func add(_ entry: Transcript.Entry, appendix: String?) {
        if case .toolOutput = entry {} else { sayImages() }
        switch entry {
        // Instructions can have tools but no text; several servers refuse an empty message.
        case .instructions(let instructions) where instructions.segments.text.isEmpty: break
        case .instructions(let instructions): say("system", instructions.segments.text)
        case .prompt(let prompt): ask(prompt.segments, appendix)
        case .toolCalls(let calls): call(calls)
        case .toolOutput(let output):
            endReply()
            messages.append(.object(["role": "tool", "tool_call_id": output.id, "content": output.segments.text]))
            pendingImages += output.segments.flatMap(\.imageParts)
        // Servers accept earlier reasoning in different ways, or not at all.
        case .reasoning: break
        // A chat completion has no message for data.
        case .data: break
        case .response(let response):
            endReply()
            pendingReply = response.segments.text
        }
    }

    /// A prompt is a text, or a list of texts and images.
    private mutating func ask(_ segments: [Transcript.Segment], _ appendix: String?) {
        // An encoded image has several megabytes, so its parts are only created once.
        let images = segments.map(\.imageParts)
        guard images.contains(where: { !$0.isEmpty }) else {
            return say("user", [segments.text, appendix].compactMap { $0 }.joined(separator: "\n\n"))
        }
        endReply()
        let texts = appendix.map { [GeneratedContent.textPart($0)] } ?? []
        let parts = zip(segments, images).flatMap { $1.isEmpty ? [.textPart($0.description)] : $1 } + texts
        messages.append(.object(["role": "user", "content": GeneratedContent.list(parts)]))
    }

    private mutating func sayImages() {
        guard !pendingImages.isEmpty else { return }
        messages.append(.object(["role": "user", "content": GeneratedContent.list(pendingImages)]))
        pendingImages = []
    }

    private mutating func say(_ role: String, _ text: String) {
        endReply()
        messages.append(.object(["role": role, "content": text]))
    }

    private mutating func call(_ calls: Transcript.ToolCalls) {
        let list = calls.map { call in
            GeneratedContent.object([
                "id": call.id, "type": "function",
                "function": GeneratedContent.object(["name": call.toolName, "arguments": call.arguments.jsonString]),
            ])
        }
        let text = pendingReply.map { GeneratedContent($0) } ?? GeneratedContent.null
        messages.append(.object(["role": "assistant", "content": text, "tool_calls": GeneratedContent.list(list)]))
        pendingReply = nil
    }

    private mutating func endReply() {
        guard let text = pendingReply else { return }
        messages.append(.object(["role": "assistant", "content": text]))
        pendingReply = nil
    }
}

extension GeneratedContent {
    fileprivate static func textPart(_ text: String) -> GeneratedContent { .object(["type": "text", "text": text]) }
}

extension Transcript.Segment {
    /// An image as message parts, after the label by which the model refers to it. Empty for other segments, and for an
    /// image that can't be read, which the service has already refused.
    fileprivate var imageParts: [GeneratedContent] {
        guard case .attachment(let attachment) = self, case .image(let image) = attachment.content,
            let url = try? image.sentURL
        else { return [] }
        let label = attachment.label.map { [GeneratedContent.textPart("\($0):")] } ?? []
        return label + [.object(["type": "image_url", "image_url": GeneratedContent.object(["url": url])])]
    }
}

extension Transcript.ImageAttachment {
    /// The URL of the image for a server: its web address, or a data URL.
    fileprivate var sentURL: String {
        get throws { try webAddress ?? encoded().dataURL }
    }

    /// The image's web address, if a server can load it from there unchanged.
    fileprivate var webAddress: String? {
        guard let url, !isTurned, ["http", "https"].contains(url.scheme) else { return nil }
        return url.absoluteString
    }
}

extension Transcript {
    /// Checks that all images can be read.
    ///
    /// - Throws: ``LanguageModelError/unsupportedTranscriptContent(_:)`` for one that can't be read.
    func checkImages() throws {
        for (entry, image) in images where image.webAddress == nil {
            do {
                _ = try image.encoded()
            } catch {
                throw LanguageModelError.unsupportedTranscriptContent(
                    .init(unsupportedContent: [entry], debugDescription: "\(error)"))
            }
        }
    }
}
