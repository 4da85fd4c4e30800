import Foundation

/// Leaves a video or sound as it is. The only preset that works here.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The lowest quality. Nothing can be converted here.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A medium quality. Nothing can be converted here.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The highest quality. Nothing can be converted here.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// MPEG-4 audio. Nothing can be converted here.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes a video or sound to another file. Nothing can be converted here: a file is copied as it is, as a whole.
///
/// See [AVAssetExportSession](https://developer.apple.com/documentation/avfoundation/avassetexportsession).
public final class AVAssetExportSession: NSObject, @unchecked Sendable {
    // @unchecked: as on Apple's systems, an app sets a session up before it exports, and reads the result afterwards.

    /// How far an export is.
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    /// What is exported.
    public let asset: AVAsset
    /// How it is exported.
    public let presetName: String
    /// The new file.
    public var outputURL: URL?
    /// The new file's kind, which must be that of the asset.
    public var outputFileType: AVFileType?
    /// The part that is exported: all of it, unless it is set to something else, which fails.
    public var timeRange = CMTimeRange(start: .zero, duration: .indefinite)
    /// Whether the file can be played while it is loaded. Stored, but has no effect here.
    public var shouldOptimizeForNetworkUse = false
    /// How far the export is.
    public private(set) var status = Status.unknown
    /// Why the export failed.
    public private(set) var error: (any Error)?

    /// An export with a preset; nil for one that converts, as for an asset on Apple's systems that can't be converted.
    public init?(asset: AVAsset, presetName: String) {
        guard presetName == AVAssetExportPresetPassthrough else { return nil }
        (self.asset, self.presetName) = (asset, presetName)
        super.init()
    }

    /// The presets: only `AVAssetExportPresetPassthrough`.
    public static func allExportPresets() -> [String] { [AVAssetExportPresetPassthrough] }
    /// The presets that work for an asset: `AVAssetExportPresetPassthrough`, if it is a file of a known kind.
    public static func exportPresets(compatibleWith asset: AVAsset) -> [String] {
        fileType(of: asset) == nil ? [] : allExportPresets()
    }

    /// The kinds of files that can be written: that of the asset.
    public var supportedFileTypes: [AVFileType] { [Self.fileType(of: asset)].compactMap { $0 } }
    /// How much is done: 1 after an export, otherwise 0.
    public var progress: Float { status == .completed ? 1 : 0 }

    private static func fileType(of asset: AVAsset) -> AVFileType? {
        asset.url.isFileURL ? AVFileType(ending: asset.url.pathExtension) : nil
    }

    /// Exports to a file.
    /// - Throws: `AVError` if the kind isn't that of the asset, only a part is wanted, or the file exists; an error of the file
    ///   system if it can't be written.
    public func export(to url: URL, as fileType: AVFileType) async throws {
        (outputURL, outputFileType) = (url, fileType)
        await export()
        if let error { throw error }
    }

    /// Exports to `outputURL`. The result is in `status` and `error`.
    public func export() async { finish() }

    /// Exports to `outputURL`, and then calls a closure. The result is in `status` and `error`.
    public func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .waiting
        Task { [self] in
            finish()
            handler()
        }
    }

    /// Cancels an export that hasn't begun.
    public func cancelExport() { if status == .waiting { status = .cancelled } }

    private func finish() {
        guard status != .cancelled else { return }
        do {
            try copyFile()
            (status, error) = (.completed, nil)
        } catch {
            (status, self.error) = (.failed, error)
        }
    }

    private func copyFile() throws {
        guard let outputURL, let outputFileType, supportedFileTypes.contains(outputFileType) else {
            throw AVError(.fileFormatNotRecognized)
        }
        guard timeRange.start == .zero, timeRange.duration == .indefinite else { throw AVError(.exportFailed) }
        guard !FileManager.default.fileExists(atPath: outputURL.path) else { throw AVError(.fileAlreadyExists) }
        try FileManager.default.copyItem(at: asset.url, to: outputURL)
    }
}

/// Why something failed with media.
///
/// See [AVError](https://developer.apple.com/documentation/avfoundation/averror-swift.struct).
public struct AVError: LocalizedError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// An unknown reason.
        case unknown = -11_800
        /// The export isn't possible.
        case exportFailed = -11_820
        /// The file exists already.
        case fileAlreadyExists = -11_823
        /// Files of this kind can't be read or written.
        case fileFormatNotRecognized = -11_828
    }

    /// The reason.
    public let code: Code
    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    /// The reason in words.
    public var errorDescription: String? {
        switch code {
        case .unknown: "The operation failed."
        case .exportFailed: "Only a whole file can be exported."
        case .fileAlreadyExists: "The file exists already."
        case .fileFormatNotRecognized: "A file of this kind can't be written."
        }
    }
}
