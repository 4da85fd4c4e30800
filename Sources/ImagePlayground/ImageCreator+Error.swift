import Foundation

extension ImageCreator {
    /// Why a picture could not be made.
    public enum Error: Swift.Error, Hashable, CaseIterable, Sendable {
        /// This machine can't make pictures.
        case notSupported
        /// Pictures can't be made at present: the configured server doesn't respond.
        case unavailable
        /// The task was canceled.
        case creationCancelled
        /// The face in the input picture is too small.
        case faceInImageTooSmall
        /// The language of the description isn't supported.
        case unsupportedLanguage
        /// The input picture can't be used.
        case unsupportedInputImage
        /// Pictures are only made while the app is in the foreground.
        case backgroundCreationForbidden
        /// The picture could not be made.
        case creationFailed
        /// The picture would show a person, without a likeness of one.
        case conceptsRequirePersonIdentity
    }
}

extension ImageCreator.Error: LocalizedError, CustomNSError {
    /// The domain of these errors as `NSError`.
    public static var errorDomain: String { "ImagePlayground.ImageCreator.Error" }

    /// The description under its key.
    public var errorUserInfo: [String: Any] {
        errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }

    /// What is wrong, in words.
    public var errorDescription: String? {
        switch self {
        case .notSupported: "Pictures can't be made on this machine."
        case .unavailable: "Pictures can't be made now: the image server does not answer."
        case .creationCancelled: "The picture was cancelled."
        case .faceInImageTooSmall: "The face in the picture is too small."
        case .unsupportedLanguage: "Descriptions are read in English and Japanese only."
        case .unsupportedInputImage: "This picture can't be used as a beginning."
        case .backgroundCreationForbidden: "Pictures are made only while the app is in front."
        case .creationFailed: "The picture could not be made."
        case .conceptsRequirePersonIdentity: "A picture of a person needs a likeness of that person."
        }
    }
}
