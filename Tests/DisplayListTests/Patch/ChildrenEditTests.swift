import DisplayList
import Testing

@Suite("Children edit")
struct ChildrenEditTests {
    private func edit(_ old: String, _ new: String) -> ChildrenEdit { ChildrenEdit(from: ids(old), to: ids(new)) }

    private func ids(_ letters: String) -> [ElementID] { letters.unicodeScalars.map { ElementID(Int($0.value)) } }

    @Test func `nothing is named where nothing changed`() {
        #expect(edit("abc", "abc").isEmpty)
        #expect(edit("", "").isEmpty)
    }

    @Test func `inserting a run in the middle is one placed run`() {
        let edit = edit("abcd", "abxycd")
        #expect(edit.left.isEmpty)
        #expect(edit.placed == [.init(after: ids("b")[0], children: ids("xy"))])
    }

    @Test func `moving the last child to the front moves one child`() {
        #expect(edit("abcdefgh", "habcdefg").placed == [.init(after: nil, children: ids("h"))])
        #expect(edit("abcdefgh", "habcdefg").count == 1)
    }

    @Test func `swapping two of a hundred rows moves two`() {
        let old = (0..<100).map(ElementID.init)
        var new = old
        new.swapAt(10, 90)
        #expect(ChildrenEdit(from: old, to: new).count == 2)
    }

    @Test func `every step between lists of up to five children is exact and as short as the longest common order`() {
        let all = arrangements(of: Array("abcde"))
        let olds = all.filter { $0.count == 5 }.prefix(24) + all.filter { $0.count < 4 }
        for old in olds {
            for new in all {
                let edit = edit(String(old), String(new))
                #expect(edit.applied(to: ids(String(old))) == ids(String(new)), "\(String(old)) → \(String(new))")
                let kept = longestCommonOrder(old, new)
                let gone = old.filter { !new.contains($0) }.count
                #expect(edit.count == new.count - kept + gone, "\(String(old)) → \(String(new))")
            }
        }
    }

    /// Every ordered choice of letters, each at most once.
    private func arrangements(of letters: [Character]) -> [[Character]] {
        letters.indices.reduce(into: [[]]) { result, index in
            var rest = letters
            let first = rest.remove(at: index)
            result += arrangements(of: rest).map { [first] + $0 }
        }
    }

    /// The plain quadratic algorithm, as a reference.
    private func longestCommonOrder(_ left: [Character], _ right: [Character]) -> Int {
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
        for i in left.indices {
            for j in right.indices {
                lengths[i + 1][j + 1] =
                    left[i] == right[j] ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
            }
        }
        return lengths[left.count][right.count]
    }
}
