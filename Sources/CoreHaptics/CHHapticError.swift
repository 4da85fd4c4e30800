import Foundation

/// An error of the haptic engine or of a pattern.
public struct CHHapticError: Error, Equatable, Sendable, CustomNSError, LocalizedError {
    /// What went wrong. The values are Apple's.
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidEngineParameter = -4816
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case invalidEventDuration = -4823
        case invalidAudioResource = -4824
        case resourceNotAvailable = -4825
        case badEventEntry = -4830
        case badParameterEntry = -4831
        case invalidTime = -4840
        case fileNotFound = -4851
        case insufficientPower = -4897
        case unknownError = -4898
        case memoryError = -4899
    }

    /// What went wrong.
    public let code: Code

    /// An error with a code.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    /// The code's value.
    public var errorCode: Int { code.rawValue }
    /// Says what went wrong, for logs.
    public var errorDescription: String? {
        switch code {
        case .notSupported: "This device has no haptic engine."
        case .invalidPatternData, .invalidPatternDictionary, .badEventEntry, .badParameterEntry:
            "The haptic pattern has an entry that can't be read."
        case .fileNotFound: "The haptic pattern's file wasn't found."
        default: "The haptic engine reported the error \(code.rawValue)."
        }
    }
}
