import Foundation
@_spi(Nodes) import ViewTree

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

/// A voice's gender, which browsers don't tell.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified = 0, male, female }

/// A voice of the visitor's browser, or a language for which the browser chooses one.
///
/// See [AVSpeechSynthesisVoice](https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice).
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    /// The language's tag, as `en-GB`.
    public let language: String
    /// The browser's name of the voice; empty for a voice that the browser chooses.
    public let identifier: String
    /// The name for people.
    public let name: String
    /// Always `default`: browsers don't tell.
    public var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Always `unspecified`: browsers don't tell.
    public var gender: AVSpeechSynthesisVoiceGender { .unspecified }

    init(tag: String, identifier: String, name: String) {
        (language, self.identifier, self.name) = (tag, identifier, name)
    }

    /// The voice of a language; that of the visitor's for nil. Nil if the text is no language's tag, or if the browser has told
    /// its voices and none speaks the language.
    public convenience init?(language languageCode: String?) {
        let code = languageCode ?? Self.currentLanguageCode()
        guard Self.isTag(code) else { return nil }
        let voices = Self.speechVoices()
        let voice = voices.first { $0.speaks(code) } ?? voices.first { $0.speaks(code, exactly: false) }
        guard voices.isEmpty || voice != nil else { return nil }
        self.init(tag: voice?.language ?? code, identifier: voice?.identifier ?? "", name: voice?.name ?? code)
    }

    /// The voice with an identifier, if the browser has told of it.
    public convenience init?(identifier: String) {
        guard let voice = Self.speechVoices().first(where: { $0.identifier == identifier }) else { return nil }
        self.init(tag: voice.language, identifier: identifier, name: voice.name)
    }

    /// The voices of the current window's browser. Empty until the page has told them, and outside of windows.
    public static func speechVoices() -> [AVSpeechSynthesisVoice] {
        guard MainQueue.isCurrent else { return [] }
        return MainActor.assumeIsolated { ViewGraph.current?.service(SpeechDesk.self).voices ?? [] }
    }

    /// The tag of the visitor's language.
    public static func currentLanguageCode() -> String {
        Locale.current.identifier(.bcp47).split(separator: "-").prefix(2).joined(separator: "-")
    }

    private func speaks(_ code: String, exactly: Bool = true) -> Bool {
        let (mine, wanted) = (Self.parts(language), Self.parts(code))
        return exactly ? mine == wanted : mine.first == wanted.first
    }

    /// Some phones write `en_GB`.
    private static func parts(_ tag: String) -> [String] {
        tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    }

    static func isTag(_ code: String) -> Bool {
        let parts = parts(code)
        return parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) } == true
            && parts.allSatisfy { $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    }

    /// Whether both are the same voice.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVSpeechSynthesisVoice else { return false }
        return other.language == language && other.identifier == identifier
    }

    /// Hashes the language and the identifier.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(language)
        hasher.combine(identifier)
        return hasher.finalize()
    }
}
