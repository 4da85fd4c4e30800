/// What turned one text into another, as the replacement of one stretch of it: in characters, or in UTF-16 units.
struct TextEdit<Unit: Equatable> {
    /// Of the text before.
    let replaced: Range<Int>
    let insertion: [Unit]

    /// The shortest one.
    init(from before: [Unit], to after: [Unit]) {
        let shorter = min(before.count, after.count)
        let head = zip(before, after).prefix { $0 == $1 }.count
        let tail = min(zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count, shorter - head)
        replaced = head..<(before.count - tail)
        insertion = Array(after[head..<(after.count - tail)])
    }

    /// The place in the text after the edit that was one in the text before; within what was replaced it is as far from the
    /// beginning, or where the replacement ends.
    func moved(_ place: Int) -> Int {
        if place >= replaced.upperBound { return place + insertion.count - replaced.count }
        return min(place, replaced.lowerBound + insertion.count)
    }

    /// Does the same to a text that another edit of the same text has made.
    func applied(to text: [Unit], after other: TextEdit) -> [Unit] {
        var text = text
        let start = other.moved(replaced.lowerBound)
        text.replaceSubrange(start..<max(other.moved(replaced.upperBound), start), with: insertion)
        return text
    }
}
