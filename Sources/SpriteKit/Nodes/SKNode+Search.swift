import Foundation

/// Finding nodes by name.
///
/// A search is a path: `/` goes to the children, `//` to all nodes below, `..` to the parent; at the start `/` and `//` begin at
/// the root of the tree. In a name `*` matches any characters, and `[abc]` or `[a-c,x]` matches one character of a set.
extension SKNode {
    func firstFound(_ name: String) -> SKNode? {
        var found: SKNode?
        search(name) { node in
            found = node
            return false
        }
        return found
    }

    func enumerate(_ name: String, _ block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        search(name) { node in
            block(node, &stop)
            return !stop.boolValue
        }
    }

    func allFound(_ name: String) -> [SKNode] {
        var found: [SKNode] = []
        search(name) { node in
            found.append(node)
            return true
        }
        return found
    }

    private func search(_ text: String, _ visit: (SKNode) -> Bool) {
        let path = NodeSearch(text)
        var start = self
        if path.startsAtRoot { while let parent = start.parent { start = parent } }
        _ = start.walk(path.steps[...], visit)
    }

    /// Returns whether to continue.
    private func walk(_ steps: ArraySlice<NodeSearch.Step>, _ visit: (SKNode) -> Bool) -> Bool {
        guard let step = steps.first else { return visit(self) }
        switch step {
        case .parent: return parent?.walk(steps.dropFirst(), visit) ?? true
        case .children(let name):
            return children.allSatisfy { child in
                !name.matches(child.name) || child.walk(steps.dropFirst(), visit)
            }
        case .descendants(let name):
            return children.allSatisfy { child in
                (!name.matches(child.name) || child.walk(steps.dropFirst(), visit)) && child.walk(steps, visit)
            }
        }
    }
}

/// A parsed search path.
struct NodeSearch {
    enum Step {
        case parent
        case children(NamePattern)
        case descendants(NamePattern)
    }

    private(set) var startsAtRoot = false
    private(set) var steps: [Step] = []

    init(_ text: String) {
        startsAtRoot = text.hasPrefix("/")
        var isDeep = false
        for (index, part) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if part.isEmpty {
                // Matches the empty part of a double slash, but not the one before a leading slash.
                if index > 0 { isDeep = true }
            } else if part == ".." {
                steps.append(.parent)
            } else if part != "." {
                steps.append(isDeep ? .descendants(NamePattern(part)) : .children(NamePattern(part)))
                isDeep = false
            }
        }
    }
}

/// A name pattern with wildcards.
struct NamePattern {
    private enum Piece {
        case character(Character)
        case any
        case one(of: [ClosedRange<Character>])
    }

    private var pieces: [Piece] = []

    init(_ text: some StringProtocol) {
        var rest = Substring(text)
        while let character = rest.popFirst() {
            if character == "*" {
                pieces.append(.any)
            } else if character == "[", let end = rest.firstIndex(of: "]") {
                pieces.append(.one(of: Self.ranges(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            } else {
                pieces.append(.character(character))
            }
        }
    }

    /// `a-z,0-9` or `abc`.
    private static func ranges(_ text: Substring) -> [ClosedRange<Character>] {
        let characters = Array(text)
        var ranges: [ClosedRange<Character>] = []
        var index = 0
        while index < characters.count {
            let first = characters[index]
            if index + 2 < characters.count, characters[index + 1] == "-", first <= characters[index + 2] {
                ranges.append(first...characters[index + 2])
                index += 3
            } else {
                if first != "," { ranges.append(first...first) }
                index += 1
            }
        }
        return ranges
    }

    /// A pattern of stars only matches every node, even one without a name.
    private var matchesAll: Bool {
        !pieces.isEmpty
            && pieces.allSatisfy { piece in
                if case .any = piece { true } else { false }
            }
    }

    func matches(_ name: String?) -> Bool {
        guard let name else { return matchesAll }
        return Self.matches(Array(name)[...], pieces[...])
    }

    private static func matches(_ name: ArraySlice<Character>, _ pieces: ArraySlice<Piece>) -> Bool {
        guard let piece = pieces.first else { return name.isEmpty }
        let rest = pieces.dropFirst()
        switch piece {
        case .any: return (0...name.count).contains { matches(name.dropFirst($0), rest) }
        case .character(let character): return name.first == character && matches(name.dropFirst(), rest)
        case .one(let ranges):
            guard let first = name.first, ranges.contains(where: { $0.contains(first) }) else { return false }
            return matches(name.dropFirst(), rest)
        }
    }
}
