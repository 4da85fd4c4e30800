import Foundation
import JSONSyntax

/// What a page says of its speech. A page may say anything, so it is checked here.
enum SpeechReport {
    /// The page was loaded, and speaks nothing yet.
    case mounted([AVSpeechSynthesisVoice])
    case voices([AVSpeechSynthesisVoice])
    case speech(id: Int, Event)

    enum Event: Equatable {
        case started
        /// A word begins, at this place of the text, in UTF-16.
        case word(NSRange)
        case ended
        /// The browser can't speak it, or speaks nothing at all.
        case failed
    }

    init?(_ value: JSONValue) {
        if let list = value["voices"]?.array {
            let voices = Array(list.prefix(250).compactMap(AVSpeechSynthesisVoice.init))
            self = value["mounted"] == nil ? .voices(voices) : .mounted(voices)
            return
        }
        guard let id = value["id"]?.integer, let event = Event(value) else { return nil }
        self = .speech(id: id, event)
    }
}

extension SpeechReport.Event {
    fileprivate init?(_ value: JSONValue) {
        switch value["event"]?.string {
        case "started": self = .started
        case "ended": self = .ended
        case "failed": self = .failed
        case "word":
            let numbers = value["range"]?.array?.compactMap(\.integer) ?? []
            guard numbers.count == 2, numbers.allSatisfy({ (0...1_000_000).contains($0) }) else { return nil }
            self = .word(NSRange(location: numbers[0], length: numbers[1]))
        default: return nil
        }
    }
}

extension AVSpeechSynthesisVoice {
    /// A list of the identifier, the name and the language.
    fileprivate convenience init?(_ value: JSONValue) {
        let texts = value.array?.compactMap(\.string) ?? []
        guard texts.count == 3, texts.allSatisfy({ $0.count <= 100 }), Self.isTag(texts[2]) else { return nil }
        self.init(tag: texts[2].replacing("_", with: "-"), identifier: texts[0], name: texts[1])
    }
}
