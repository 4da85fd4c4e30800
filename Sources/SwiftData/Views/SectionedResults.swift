/// The results of a query with `sectionBy`: sections, in the order of their first models.
///
/// See [SectionedResults](https://developer.apple.com/documentation/swiftdata/sectionedresults).
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
    private var sections: [ResultsSection<Element, SectionTitle>] = []
    private var places: [SectionTitle: Int] = [:]

    /// No sections.
    init() {}

    init(_ models: [Element], by title: (Element) -> SectionTitle) {
        for model in models {
            let title = title(model)
            if let place = places[title] {
                sections[place].elements.append(model)
            } else {
                places[title] = sections.count
                sections.append(ResultsSection(title: title, elements: [model]))
            }
        }
    }

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { sections.count }
    /// The section at a position.
    public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }
    /// The section with a title; nil if there is none.
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
        places[title].map { sections[$0] }
    }
}

/// Models of a query that have the same value of `sectionBy`, in the query's order.
///
/// See [ResultsSection](https://developer.apple.com/documentation/swiftdata/resultssection).
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
    /// The value that the models have in common.
    public let title: SectionTitle
    fileprivate(set) var elements: [Element]

    /// The title.
    public var id: SectionTitle { title }
    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { elements.count }
    /// The model at a position.
    public subscript(position: Int) -> Element { elements[position] }
}

/// The type of a variable with `@Query`: an array of models, or sections of them.
public protocol _QueryResult {
    /// The class of the models.
    associatedtype _QueriedModel: PersistentModel
}

extension Array: _QueryResult where Element: PersistentModel {
    /// The class of the models.
    public typealias _QueriedModel = Element
}

extension SectionedResults: _QueryResult {
    /// The class of the models.
    public typealias _QueriedModel = Element
}

/// A property by which a query makes sections: a text, or an optional one, where nil counts as the empty text.
public protocol _SectionTitle {
    /// The section's title.
    var _sectionTitle: String { get }
}

extension String: _SectionTitle {
    /// The section's title.
    public var _sectionTitle: String { self }
}

extension Optional: _SectionTitle where Wrapped == String {
    /// The section's title.
    public var _sectionTitle: String { self ?? "" }
}
