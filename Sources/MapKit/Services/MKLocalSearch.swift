import CoreLocation
import Foundation

/// Finds places by words. No service is asked here: every search ends with `MKError.serverFailure`.
///
/// See [MKLocalSearch](https://developer.apple.com/documentation/mapkit/mklocalsearch).
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
    /// Called with the places, or why there are none.
    public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

    /// What is searched for.
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
        /// Where places are looked for first.
        open var region = MKCoordinateRegion()
        /// The kinds of places.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// The shops and the like that are found.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// An empty request.
        public override init() { super.init() }
        /// A request for words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// A request for words in a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        /// A request for a suggestion.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: [completion.title, completion.subtitle].joined(separator: " "))
        }
    }

    /// The places that were found. No app gets one here.
    @preconcurrency @MainActor
    open class Response: NSObject {
        /// The places.
        public let mapItems: [MKMapItem]
        /// The region around the places.
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
            super.init()
        }
    }

    /// Kinds of places.
    public struct ResultType: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt
        /// Kinds by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Shops and the like.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Mountains and the like.
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// A search for a request.
    public init(request: Request) { super.init() }

    /// False: no service is asked.
    open var isSearching: Bool { false }
    /// Does nothing: no service is asked.
    open func cancel() {}

    /// Passes on that no service can be asked.
    open func start(completionHandler: @escaping CompletionHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }

    /// Throws that no service can be asked.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
}

/// Suggests searches while a person types. No service is asked here, so the delegate is told of a failure.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    /// Kinds of suggestions.
    public struct ResultType: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt
        /// Kinds by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Shops and the like.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Searches for a kind of shops.
        public static let query = ResultType(rawValue: 4)
    }

    /// Is told of suggestions, or why there are none.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Where places are looked for first.
    open var region = MKCoordinateRegion()
    /// The kinds of suggestions.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// The shops and the like that are suggested.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Empty: no service is asked.
    open var results: [MKLocalSearchCompletion] { [] }
    /// False: no service is asked.
    open var isSearching: Bool { false }
    /// What has been typed. Setting it tells the delegate that no service can be asked.
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }
    /// Does nothing: no service is asked.
    open func cancel() {}
}

/// Is told of suggestions for a search.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    /// There are new suggestions. Never called here.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There are no suggestions.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A suggestion for a search. No app gets one here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants.

    /// The first line.
    public let title: String
    /// The second line.
    public let subtitle: String
    /// The parts of the title that were typed.
    public let titleHighlightRanges: [NSValue] = []
    /// The parts of the subtitle that were typed.
    public let subtitleHighlightRanges: [NSValue] = []

    init(title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init()
    }
}
