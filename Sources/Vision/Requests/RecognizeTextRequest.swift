import Foundation

/// Finds lines of text in a picture, by Tesseract: Debian's `tesseract-ocr`, and a package for each language.
///
/// ```swift
/// var request = RecognizeTextRequest()
/// request.recognitionLanguages = [Locale.Language(identifier: "ja")]
/// let lines = try await request.perform(on: photo).map(\.transcript)
/// ```
///
/// See [RecognizeTextRequest](https://developer.apple.com/documentation/vision/recognizetextrequest).
public struct RecognizeTextRequest: ReadingRequest {
    /// The lines, from the top.
    public typealias Result = [RecognizedTextObservation]

    /// The editions of the request. Here all are the same.
    public enum Revision: Comparable, Sendable, Codable, Hashable {
        /// The third.
        case revision3
    }

    /// How thorough the request is.
    public enum RecognitionLevel: CaseIterable, Sendable, Codable, Hashable {
        /// A page that lies turned is turned, small letters are enlarged, and scattered words are looked for.
        case accurate
        /// The picture is read once as it is.
        case fast
    }

    /// Lower lines are left out: a part of the picture's height.
    public var minimumTextHeightFraction: Float = 0
    /// How thorough the request is.
    public var recognitionLevel = RecognitionLevel.accurate
    /// Whether the languages that are installed are tried beside ``recognitionLanguages``.
    public var automaticallyDetectsLanguage = true
    /// The languages, of which each has to be installed.
    public var recognitionLanguages: [Locale.Language] = []
    /// Whether dictionaries help.
    public var usesLanguageCorrection = true
    /// Words that Tesseract gets beside its dictionaries.
    public var customWords: [String] = []
    /// The part of the picture that matters.
    public var regionOfInterest = NormalizedRect.fullImage
    /// The edition.
    public let revision: Revision

    /// The editions that are there.
    public static let supportedRevisions: [Revision] = [.revision3]

    /// A request with Apple's defaults.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision3
    }

    /// The kind of the request.
    public var descriptor: RequestDescriptor { .recognizeTextRequest(revision) }

    /// The languages that are installed here; none where Tesseract isn't.
    public var supportedRecognitionLanguages: [Locale.Language] {
        ((try? TextLanguages.installed()) ?? []).map(TextLanguages.language(named:))
    }

    static var turns: ReadingTurns { .texts }

    func read(_ picture: ReadablePicture) throws(VisionError) -> Result {
        let names = try TextLanguages.names(of: recognitionLanguages, automatically: automaticallyDetectsLanguage)
        let reader = TextReader(
            languages: names, effort: recognitionLevel == .accurate ? .accurate : .fast,
            usesDictionary: usesLanguageCorrection, ownWords: customWords)
        let languages = names.map(TextLanguages.language(named:))
        let (lines, part) = try reader.lines(of: picture, in: regionOfInterest)
        let heightMin = CGFloat(minimumTextHeightFraction) * part.wholeHeight
        return lines.filter { $0.box.height >= heightMin }.map {
            RecognizedTextObservation($0, in: part, languages: languages, by: descriptor)
        }
    }

    func result(_ outcome: Swift.Result<Result, any Error>) -> VisionResult {
        switch outcome {
        case .success(let lines): .recognizeText(self, lines)
        case .failure(let error): .error(self, error)
        }
    }
}
