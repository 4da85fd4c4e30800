import Foundation

/// iCloud's files. There is no iCloud here, so these behave as on a device on which nobody is signed in.
extension FileManager {
    /// The folder of an app's iCloud container: nil, as if nobody was signed in to iCloud.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Identifies the user who is signed in to iCloud: nil, as nobody is.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Whether the item is in iCloud: never.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Downloads an item from iCloud. Always throws: no item is there.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.notInCloud(url) }

    /// Removes the local copy of an item in iCloud. Always throws: no item is there.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.notInCloud(url) }

    /// Moves an item to iCloud, or back. Always throws: there is no container.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.notInCloud(url) }

    private static func notInCloud(_ url: URL) -> CocoaError {
        CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url, NSFilePathErrorKey: url.path])
    }
}
