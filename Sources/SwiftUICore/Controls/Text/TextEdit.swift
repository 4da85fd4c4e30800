/// The difference between two texts, as the replacement of one range: in characters, or in UTF-16 units.
struct TextEdit<Unit: Equatable> {
    /// The replaced range of the old text.
    let replaced: Range<Int>
    let insertion: [Unit]

    /// The shortest edit between two texts.
    init(from before: [Unit], to after: [Unit]) {
        let shorter = min(before.count, after.count)
        let head = zip(before, after).prefix { $0 == $1 }.count
        let tail = min(zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count, shorter - head)
        replaced = head..<(before.count - tail)
        insertion = Array(after[head..<(after.count - tail)])
    }

    /// Maps an offset in the old text to one in the new text. Within the replaced range it keeps its distance from the
    /// range's start, but doesn't exceed the end of the replacement.
    func moved(_ place: Int) -> Int {
        if place >= replaced.upperBound { return place + insertion.count - replaced.count }
        return min(place, replaced.lowerBound + insertion.count)
    }

    /// Applies the edit to the result of another edit of the same base text.
    func applied(to text: [Unit], after other: TextEdit) -> [Unit] {
        var text = text
        let start = other.moved(replaced.lowerBound)
        text.replaceSubrange(start..<max(other.moved(replaced.upperBound), start), with: insertion)
        return text
    }
}
