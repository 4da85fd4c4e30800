import CoreGraphics
import Foundation

/// How thorough a request for texts is.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// As ``RecognizeTextRequest/RecognitionLevel/accurate``.
    case accurate
    /// As ``RecognizeTextRequest/RecognitionLevel/fast``.
    case fast
}

/// Finds lines of text in a picture, as ``RecognizeTextRequest`` does.
///
/// See [VNRecognizeTextRequest](https://developer.apple.com/documentation/vision/vnrecognizetextrequest).
public final class VNRecognizeTextRequest: VNImageBasedRequest {
    private var request = RecognizeTextRequest()

    /// A request, and what is told when it is done.
    public override init(completionHandler: VNRequestCompletionHandler? = nil) {
        request.automaticallyDetectsLanguage = false
        super.init(completionHandler: completionHandler)
    }

    /// The lines, from the top; nil until the request is done.
    public var results: [VNRecognizedTextObservation]? { anyResults as? [VNRecognizedTextObservation] }

    /// How thorough the request is.
    public var recognitionLevel: VNRequestTextRecognitionLevel {
        get { request.recognitionLevel == .accurate ? .accurate : .fast }
        set { request.recognitionLevel = newValue == .accurate ? .accurate : .fast }
    }

    /// The languages, of which each has to be installed; of none, all that are.
    public var recognitionLanguages: [String] {
        get { request.recognitionLanguages.map(\.minimalIdentifier) }
        set { request.recognitionLanguages = newValue.map { Locale.Language(identifier: $0) } }
    }

    /// Whether the languages that are installed are tried beside ``recognitionLanguages``.
    public var automaticallyDetectsLanguage: Bool {
        get { request.automaticallyDetectsLanguage }
        set { request.automaticallyDetectsLanguage = newValue }
    }

    /// Whether dictionaries help.
    public var usesLanguageCorrection: Bool {
        get { request.usesLanguageCorrection }
        set { request.usesLanguageCorrection = newValue }
    }

    /// Words that Tesseract gets beside its dictionaries.
    public var customWords: [String] {
        get { request.customWords }
        set { request.customWords = newValue }
    }

    /// Lower lines are left out: a part of the picture's height.
    public var minimumTextHeight: Float {
        get { request.minimumTextHeightFraction }
        set { request.minimumTextHeightFraction = newValue }
    }

    /// The languages that are installed here.
    ///
    /// - Throws: ``VisionError`` where Tesseract isn't.
    public func supportedRecognitionLanguages() throws -> [String] {
        try TextLanguages.installed().map { TextLanguages.language(named: $0).minimalIdentifier }
    }

    override func read(_ picture: ReadablePicture) throws(VisionError) -> [VNObservation] {
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        return try request.read(picture).map(VNRecognizedTextObservation.init)
    }
}
