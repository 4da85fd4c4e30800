import Combine
import CoreTransferable
import Foundation

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file's contents.
    public let file: FileWrapper
}

/// How a document is written: the type, and the existing file.
public struct FileDocumentWriteConfiguration {
    /// The type to be written.
    public let contentType: UTType
    /// The file as it was read; nil for a new one.
    public let existingFile: FileWrapper?
}

/// A document that is a value.
///
/// See [FileDocument](https://developer.apple.com/documentation/swiftui/filedocument).
public protocol FileDocument: Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types that can be written: by default those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an observable object. It is written from a snapshot that it takes of itself.
///
/// See [ReferenceFileDocument](https://developer.apple.com/documentation/swiftui/referencefiledocument).
public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types that can be written: by default those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
