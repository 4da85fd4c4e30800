// Guides of arrays: how many elements, and what each of them must be.

extension GenerationGuide {
    /// At least this many elements.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(.minimumCount(count))
    }

    /// At most this many elements.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(.maximumCount(count))
    }

    /// As many elements as the range says, its ends included.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide(.minimumCount(range.lowerBound), .maximumCount(range.upperBound))
    }

    /// Exactly this many elements.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(.minimumCount(count), .maximumCount(count))
    }

    /// A guide for each element.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide<[Element]>(.element(guide.constraints))
    }
}

// MARK: - Arrays whose element is not known yet

/// `@Guide(.count(3))` has no type from which the element could be told, so it is checked as a guide of `[Never]`; the
/// macro then writes the guide with the property's own type. Apps have no use for these.
extension GenerationGuide where Value == [Never] {
    /// At least this many elements.
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> {
        GenerationGuide(.minimumCount(count))
    }

    /// At most this many elements.
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> {
        GenerationGuide(.maximumCount(count))
    }

    /// As many elements as the range says, its ends included.
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
        GenerationGuide(.minimumCount(range.lowerBound), .maximumCount(range.upperBound))
    }

    /// Exactly this many elements.
    public static func count(_ count: Int) -> GenerationGuide<Value> {
        GenerationGuide(.minimumCount(count), .maximumCount(count))
    }
}
