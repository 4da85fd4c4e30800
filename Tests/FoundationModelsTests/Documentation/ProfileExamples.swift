import CoreGraphics
import Foundation
import FoundationModels
import UniformTypeIdentifiers

// The articles' examples of profiles and attachments, word for word.

extension SessionPropertyValues {
    @SessionPropertyEntry var guestCount: Int = 0
}

/// A value without the macro: its key by hand.
enum TableKey: SessionPropertyKey {
    static var defaultValue: String { "window" }
}

extension SessionPropertyValues {
    var table: String {
        get { self[TableKey.self] }
        set { self[TableKey.self] = newValue }
    }
}

/// What a barista is told: it changes with the guests.
struct Bar: DynamicInstructions {
    let menu: [String]
    @SessionProperty(\.guestCount) var guestCount

    var body: some DynamicInstructions {
        Instructions("You stand behind a counter. Guests so far: \(guestCount).")
        ForEach(menu, id: \.self) { drink in Instructions("There is \(drink).") }
        if guestCount > 2 { Instructions("Be quick.") }
        PriceList(prices: ["tea": 3])
    }
}

/// Who answers: by day the barista, by night whoever tells dreams.
struct House: LanguageModelSession.DynamicProfile {
    let model: any LanguageModel
    let isDay: Bool
    @SessionProperty(\.guestCount) var guestCount

    var body: some DynamicProfile {
        if isDay {
            Profile { Bar(menu: ["tea", "cocoa"]) }
                .model(model)
                .temperature(0.2)
                .onResponse { guestCount += 1 }
        } else {
            Profile { Instructions("Tell a dream.") }.model(model).modifier(Brief())
        }
    }
}

/// Few words, of what was said last.
struct Brief: LanguageModelSession.DynamicProfileModifier {
    func body(content: Content) -> some DynamicProfile {
        content.maximumResponseTokens(50).historyTransform { Array($0.suffix(4)) }
    }
}

/// A drawing of an app, as data.
struct Sketch: DataAttachmentRepresentable {
    var lines: Int

    init(lines: Int) { self.lines = lines }
    init(_ attachment: Transcript.DataAttachment) throws { lines = attachment.content.count }

    var transcriptRepresentation: Transcript.DataAttachment {
        .init(contentType: .data, content: Data(repeating: 1, count: lines))
    }
}

/// What a model noted beside its answer.
struct Sources: DataEntryRepresentable {
    var addresses: [String]

    init(_ entry: Transcript.DataEntry) throws {
        addresses = try JSONDecoder().decode([String].self, from: entry.content)
    }

    var transcriptRepresentation: Transcript.DataEntry {
        .init(contentType: .json, content: Data(GeneratedContent(addresses).jsonString.utf8))
    }
}

/// Where a model found something, in its own words.
struct Source: Transcript.CustomSegment {
    var id: String
    var content: URL
}

enum ProfileExamples {
    static func open(_ model: some LanguageModel) async throws -> Int {
        let session = LanguageModelSession(profile: House(model: model, isDay: true))
        try await session.respond(to: "Tea, please.")
        return session.properties.guestCount
    }

    static func serve(_ model: some LanguageModel) async throws -> String {
        let session = LanguageModelSession(model: model, dynamicInstructions: Bar(menu: ["tea"]))
        session.transcriptErrorHandlingPolicy = TranscriptErrorHandlingPolicy.preserveTranscript
        return try await session.respond(to: "Tea, please.").content
    }

    static func look(_ session: LanguageModelSession, at photo: URL) async throws -> String {
        try await session.respond {
            "What is on the table?"
            Attachment(imageURL: photo).label("table")
        }.content
    }

    static func attach(_ image: CGImage) -> Prompt {
        let picture: Attachment<ImageAttachmentContent> = Attachment(image)
        return Prompt {
            picture.label("drawing")
            Attachment(Sketch(lines: 3))
        }
    }

    static func found(_ label: String, in transcript: Transcript) throws -> Transcript.ImageAttachment? {
        try ImageReference(GeneratedContent(properties: ["attachmentLabel": label])).resolved(in: transcript)
    }

    static func labels(in segments: [Transcript.Segment]) -> [String] {
        segments.map { segment in
            switch segment {
            case .attachment(let attachment): label(of: attachment)
            case .custom(let custom): custom.id
            case .text, .structure: "words"
            }
        }
    }

    private static func label(of segment: Transcript.AttachmentSegment) -> String {
        let content: Transcript.Attachment = segment.content
        return switch content {
        case .image: segment.label ?? "an image"
        case .data(let data): data.contentType.identifier
        }
    }

    static func cloud() -> String {
        let model = PrivateCloudComputeLanguageModel()
        if case .unavailable(let reason) = model.availability { return advice(reason) }
        return remains(of: model.quotaUsage)
    }

    private static func advice(
        _ reason: PrivateCloudComputeLanguageModel.Availability.UnavailableReason
    ) -> String {
        reason == .deviceNotEligible ? "There is no server." : "The server is silent."
    }

    private static func remains(of quota: PrivateCloudComputeLanguageModel.QuotaUsage) -> String {
        typealias Status = PrivateCloudComputeLanguageModel.QuotaUsage.Status
        typealias Suggestion = PrivateCloudComputeLanguageModel.QuotaUsage.LimitIncreaseSuggestion
        switch quota.status {
        case .belowLimit(let rest):
            let rest: Status.BelowLimit = rest
            return rest.isApproachingLimit ? "Little." : "Enough."
        case .limitReached(let end):
            let (_, way): (Status.LimitReached, Suggestion?) = (end, quota.limitIncreaseSuggestion)
            return way == nil ? "Nothing." : "Nothing, but there is a way."
        }
    }

    static let cloudErrors: [PrivateCloudComputeLanguageModel.Error] = [
        .networkFailure(PrivateCloudComputeLanguageModel.Error.NetworkFailure(debugDescription: "No route.")),
        .quotaLimitReached(PrivateCloudComputeLanguageModel.Error.QuotaLimitReached(debugDescription: "Enough.")),
        .serviceUnavailable(PrivateCloudComputeLanguageModel.Error.ServiceUnavailable(debugDescription: "Closed.")),
    ]

    static func replace(into channel: LanguageModelExecutorGenerationChannel) async {
        await channel.send(.response(action: .replaceTextSegment("Noon.", tokenCount: 1)))
        await channel.send(.data(action: .update(contentType: .json, content: Data("[]".utf8))))
    }

    static func text(of replacement: LanguageModelExecutorGenerationChannel.TextSegmentReplacement) -> String {
        replacement.content
    }

    static func parts(_ dreams: Bool) -> [any DynamicInstructions] {
        [
            DynamicInstructionsBuilder.buildBlock(Instructions("Be kind."), Instructions("Be brief.")),
            TupleDynamicInstructions(Instructions("Be kind."), Instructions("Be brief.")),
            branch(dreams ? .trueContent(Instructions("Tell a dream.")) : .falseContent(EmptyDynamicInstructions())),
            DynamicInstructionsForEach(["tea", "cocoa"], id: \.self) { Instructions("There is \($0).") },
            AnyDynamicInstructions(Instructions("Be kind.")),
        ]
    }

    private static func branch(
        _ branch: ConditionalDynamicInstructions<Instructions, EmptyDynamicInstructions>.Branch
    ) -> ConditionalDynamicInstructions<Instructions, EmptyDynamicInstructions> {
        ConditionalDynamicInstructions(branch)
    }

    static func profile(_ house: House) -> LanguageModelSession.AnyDynamicProfile {
        typealias Builder = LanguageModelSession.DynamicProfileBuilder
        let either: LanguageModelSession.ConditionalDynamicProfile<House, House> = Builder.buildEither(first: house)
        return LanguageModelSession.AnyDynamicProfile(either)
    }

    /// What `modifier(Brief())` makes of a house, and what the modifier gets.
    typealias BriefHouse = LanguageModelSession.ModifiedDynamicProfile<House, Brief>
    typealias BriefContent = LanguageModelSession.DynamicProfileModifierContent<Brief>
}
