import Foundation

extension ImageCreator {
    /// Why a picture could not be made.
    public enum Error: Swift.Error, Hashable, CaseIterable, Sendable {
        /// Pictures can't be made on this machine.
        case notSupported
        /// Pictures can't be made now: the server that is named does not answer.
        case unavailable
        /// The task that asked for them was cancelled.
        case creationCancelled
        /// There is a face in the input picture, but too small a one.
        case faceInImageTooSmall
        /// The description is in a language that can't be read.
        case unsupportedLanguage
        /// The input picture can't be used.
        case unsupportedInputImage
        /// Pictures are only made while the app is in front.
        case backgroundCreationForbidden
        /// A picture could not be made of this.
        case creationFailed
        /// The picture would show a person, and there is no likeness of one.
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
