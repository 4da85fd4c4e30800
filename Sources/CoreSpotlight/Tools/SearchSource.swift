import Foundation

/// The app's own indexes, as a source of a model's searches.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct CoreSpotlightSource: @unchecked Sendable {
    // @unchecked: the delegate is asked from any thread, as an index asks it.
    /// What the model gets of an item beside its identity.
    public var fetchAttributes: [SearchableItemAttribute]
    /// So many items are found at most.
    public var maximumResultCount: Int?
    /// Accepted: there is no other source than the app's index.
    public var sourceOptions: CSSearchQueryContext.SourceOptions = []
    /// Gives the items that the model gets in place of those in the index.
    public var searchableIndexDelegate: (any CSSearchableIndexDelegate)?

    /// The app's indexes, with whole items from a delegate.
    public init(
        searchableIndexDelegate: (any CSSearchableIndexDelegate)? = nil, fetchAttributes: [SearchableItemAttribute] = []
    ) {
        self.searchableIndexDelegate = searchableIndexDelegate
        self.fetchAttributes = fetchAttributes
    }

    /// The app's indexes.
    public init(fetchAttributes: [SearchableItemAttribute] = []) {
        self.init(searchableIndexDelegate: nil, fetchAttributes: fetchAttributes)
    }
}

/// Files in folders, as a source of a model's searches.
///
/// Where Apple's searches an app's own files, this searches the folders that scopes name and no others: the files of a
/// server are no visitor's.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct FileSource: Sendable {
    /// What the model gets of a file beside its identity.
    public var fetchAttributes: [SearchableItemAttribute]
    /// So many files are found at most.
    public var maximumResultCount: Int?
    /// The folders.
    public var scopes: [URL] = []

    /// Files of no folder, until scopes name some.
    public init(fetchAttributes: [SearchableItemAttribute] = []) {
        self.fetchAttributes = fetchAttributes
    }
}

/// Where a model searches.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct SearchSource: Sendable {
    enum Kind: Sendable {
        case index(CoreSpotlightSource)
        case files(FileSource)
    }

    let kind: Kind

    /// The app's own indexes.
    public static var coreSpotlight: SearchSource { coreSpotlight(CoreSpotlightSource()) }

    /// The app's own indexes, as a source says.
    public static func coreSpotlight(_ source: CoreSpotlightSource) -> SearchSource {
        SearchSource(kind: .index(source))
    }

    /// Files of no folder: see ``FileSource``.
    public static var files: SearchSource { files(FileSource()) }

    /// Files, as a source says.
    public static func files(_ source: FileSource) -> SearchSource { SearchSource(kind: .files(source)) }

    var fetchAttributes: [SearchableItemAttribute] {
        switch kind {
        case .index(let source): source.fetchAttributes
        case .files(let source): source.fetchAttributes
        }
    }
}
