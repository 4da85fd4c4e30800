import FoundationModels
import Observation
import SwiftUI
import os

/// The player's conversations: who is talking, what comes next, and a model session for each character.
@MainActor
@Observable
final class DialogEngine {
    /// Makes the session for a conversation; tests use a scripted model.
    typealias SessionMaker = @MainActor (TalkRequest) -> LanguageModelSession

    private(set) var talkingTo: (any Character)?
    private(set) var nextUtterance: String?
    /// Counts the utterances: two consecutive equal ones are still two.
    private(set) var utteranceCount = 0
    private(set) var isGenerating = false
    /// The player's unsent text. It is only sent to the character for whom it is meant.
    var draft = ""

    @ObservationIgnored private var currentTask: Task<Void, Never>?
    @ObservationIgnored private var conversations: [UUID: LanguageModelSession] = [:]
    /// What the player has said since the conversation began.
    @ObservationIgnored private var linesOfTalk: [String] = []
    /// The plans requested by the last line to a character, if it requested any.
    @ObservationIgnored private var lastPlans: PlanReading?
    /// The language of the player's last line.
    @ObservationIgnored private var spokenLanguage: GameLanguage?
    @ObservationIgnored private let blockList: BlockList
    @ObservationIgnored private let makeSession: SessionMaker
    /// The characters' stored memory.
    @ObservationIgnored var memory: ShopMemory
    /// The state of the shop's day, which characters know.
    @ObservationIgnored var news = ""
    /// The shop's own answer to a line, such as a hint; nil if the model should answer. `opensTalk` is whether the model hasn't
    /// been asked since the conversation began.
    @ObservationIgnored var counsel:
        ((_ line: String, _ character: any Character, _ language: GameLanguage, _ opensTalk: Bool) -> String?)?
    /// The language in which the model should speak.
    @ObservationIgnored var language: GameLanguage {
        didSet { if language != oldValue { spokenLanguage = nil } }
    }
    @ObservationIgnored private let deadline: ReplyDeadline
    /// Reads the player's calendar; tests replace it.
    @ObservationIgnored var events: CalendarTool.Events = CalendarTool.eventsInCalendar
    /// Returns the current date; tests replace it.
    @ObservationIgnored var today: @MainActor () -> Date = { .now }

    init(
        blockList: BlockList = BlockList(), language: GameLanguage = .preferred, memory: ShopMemory = ShopMemory(),
        deadline: ReplyDeadline = ReplyDeadline(),
        makeSession: @escaping SessionMaker = DialogEngine.systemSession
    ) {
        self.deadline = deadline
        self.blockList = blockList
        self.language = language
        self.memory = memory
        self.makeSession = makeSession
    }

    static func systemSession(_ request: TalkRequest) -> LanguageModelSession {
        request.session(of: request.model)
    }

    /// Shown while the model thinks.
    static let thinking = "... ... ..."

    // MARK: Talking

    func talkTo(_ character: any Character) {
        guard talkingTo == nil else { return }
        Logging.general.log("Talking to: \(character.displayName, privacy: .public)")
        talkingTo = character
        let isKnown = conversations[character.id] != nil || memory.conversation(with: character) != nil
        let line = isKnown ? character.resumeConversationLine : character.firstLine
        // The day may have changed since.
        if conversations[character.id] == nil {
            begin(with: character, line: line)
        } else {
            renewInstructions(of: character)
        }
        memory.meet(character)
        say(line, by: character)
    }

    /// The maximum length of a line, in scalars.
    static let lineLengthMax = 300

    /// Answers the player. An empty line is ignored, and so is one while the model is thinking; if a line is too long, the
    /// character says so.
    func respond(_ userInput: String) {
        let input = userInput.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !input.isEmpty, !isGenerating, let character = talkingTo else { return }
        guard input.unicodeScalars.count <= Self.lineLengthMax else {
            let wish = answerLanguage.text("That was a lot at once! Please tell me in \(Self.lineLengthMax) letters.")
            return say(wish, by: character, to: input)
        }
        guard blockList.allows(input) else { return say(character.errorResponse, by: character, to: input) }
        let languageBefore = answerLanguage
        spokenLanguage = GameLanguage(of: input) ?? spokenLanguage
        if let answer = counsel?(input, character, answerLanguage, linesOfTalk.isEmpty) {
            memory.remember(player: input, reply: answer, with: character)
            return say(answer)
        }
        say(Self.thinking)
        linesOfTalk.append(input)
        ask(input, of: character, isSameLanguage: answerLanguage == languageBefore)
    }

    private func ask(_ input: String, of character: any Character, isSameLanguage: Bool) {
        guard let before = conversations[character.id] else {
            return say(character.errorResponse, by: character, to: input)
        }
        isGenerating = true
        // Another language may have another model.
        let session = isSameLanguage ? before : resumed(before.transcript)
        lastPlans =
            character is GeneratedCustomer
            ? PlanReading(input, after: lastPlans, on: today(), in: .current) : nil
        let question = ReplyMaker.Question(
            line: input, character: character, session: session, language: answerLanguage, plans: lastPlans)
        let maker = ReplyMaker(
            makeSession: makeSession, deadline: deadline, blockList: blockList, today: today(), events: events)
        currentTask = Task { [weak self] in
            let outcome = await maker.outcome(of: question)
            guard !Task.isCancelled else { return }
            self?.finish(outcome, to: input, character)
        }
    }

    func endConversation() {
        currentTask?.cancel()
        currentTask = nil
        isGenerating = false
        if let talkingTo {
            if !condense(talkingTo) { renewInstructions(of: talkingTo) }
            learn(of: talkingTo)
        }
        talkingTo = nil
        lastPlans = nil
        draft = ""
        say(nil)
    }

    /// The language of the player's last line, or else the game's.
    private var answerLanguage: GameLanguage { spokenLanguage ?? language }

    /// Says a text that isn't the model's: it is written to the log but not passed to the model.
    ///
    /// - Parameter line: What the player said before; empty if the character starts the conversation.
    private func say(_ text: String, by character: any Character, to line: String = "") {
        memory.note(text, to: line, by: character)
        say(text)
    }

    private func say(_ text: String?) {
        nextUtterance = text
        utteranceCount += 1
    }

    // MARK: The model's answer

    private func finish(
        _ outcome: ReplyMaker.Outcome, to input: String, _ character: any Character
    ) {
        isGenerating = false
        switch outcome {
        case .reply(let text, let session) where lastPlans != nil || blockList.allows(text):
            Logging.general.debug("Reply: \(text)")
            conversations[character.id] = session
            memory.remember(player: input, reply: text, with: character)
            say(text)
        case .reply(let text, _):
            Logging.general.notice("The reply is about what isn't talked about: \(text)")
            begin(with: character, line: character.resumeConversationLine)
            say(character.errorResponse, by: character, to: input)
        case .failed(.tooLong):
            // A transcript that can't be condensed any further would always stay too long.
            if !condense(character) {
                begin(with: character, line: character.resumeConversationLine, isForgetful: true)
            }
            say(character.errorResponse, by: character, to: input)
        case .failed:
            say(character.errorResponse, by: character, to: input)
        }
    }

    // MARK: What the player tells

    /// Lets a model choose what to remember of the conversation, while the game goes on.
    private func learn(of character: any Character) {
        let lines = linesOfTalk
        linesOfTalk = []
        memory.learner.learn(from: lines, with: character, into: memory) { [makeSession, deadline, language] told in
            let instructions = ToldFacts.instructions(in: language)
            let session = makeSession(TalkRequest(instructions: instructions, language: language, isSaid: false))
            return try await deadline.limit { try await told.chosen(in: session, language: language) }
        } done: { [weak self] in
            // If the player is talking with this character again, the update waits until that conversation is over.
            if self?.talkingTo?.id != character.id { self?.renewInstructions(of: character) }
        }
    }

    // MARK: Sessions

    /// - Parameter isForgetful: Whether to leave out what was said before.
    private func begin(with character: any Character, line: String, isForgetful: Bool = false) {
        let memory = isForgetful ? nil : memory.conversation(with: character)
        let session = makeSession(
            TalkRequest(instructions: instructions(for: character, memory, line: line), language: answerLanguage))
        session.prewarm()
        conversations[character.id] = session
    }

    /// Condenses a conversation to the character's persona, its memory and the last exchanges, so that it can go on indefinitely.
    ///
    /// - Returns: Whether there was anything to drop.
    @discardableResult
    private func condense(_ character: any Character) -> Bool {
        guard let session = conversations[character.id] else { return false }
        let entries = Array(session.transcript)
        guard entries.count > 2, let first = entries.first, let last = entries.last else { return false }
        let condensed = resumed(Transcript(entries: [refreshed(first, for: character), last]))
        condensed.prewarm()
        conversations[character.id] = condensed
        return true
    }

    private func renewInstructions(of character: any Character) {
        guard let entries = conversations[character.id]?.transcript, let first = entries.first else { return }
        let renewed = [refreshed(first, for: character)] + entries.dropFirst()
        conversations[character.id] = resumed(Transcript(entries: renewed))
    }

    /// The instructions, updated with what has been said since they were written.
    private func refreshed(_ entry: Transcript.Entry, for character: any Character) -> Transcript.Entry {
        guard case .instructions(let before) = entry else { return entry }
        let text = instructions(
            for: character, memory.conversation(with: character), line: character.resumeConversationLine)
        let segment = Transcript.Segment.text(Transcript.TextSegment(content: text))
        return .instructions(Transcript.Instructions(segments: [segment], toolDefinitions: before.toolDefinitions))
    }

    private func resumed(_ transcript: Transcript) -> LanguageModelSession {
        makeSession(TalkRequest(transcript: transcript, language: answerLanguage))
    }

    private func instructions(for character: any Character, _ memory: Conversation?, line: String) -> String {
        let name = character.displayName
        let character = [character.persona, memory?.summary(in: language), news.isEmpty ? nil : news]
            .compactMap(\.self).joined(separator: "\n")
        return language.text(
            """
            This is a conversation between a character of a game and its player. You are \(name). Speak in the first \
            person, as \(name), and never as anyone else. \(character)
            The coffee shop lies in a dream: everything is free, and the baristas are paid in inspiration. Answer in \
            one or two short, friendly sentences.
            You just said: "\(line)"
            """)
    }
}
