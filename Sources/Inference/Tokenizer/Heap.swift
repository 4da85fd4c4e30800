/// A binary heap whose least element is on top.
struct Heap<Element: Comparable> {
    private var elements: [Element]

    /// Takes linear time, unlike sorting.
    init(_ elements: [Element] = []) {
        self.elements = elements
        for parent in (0..<elements.count / 2).reversed() { sink(parent) }
    }

    mutating func push(_ element: Element) {
        elements.append(element)
        var child = elements.count - 1
        while child > 0, elements[child] < elements[(child - 1) / 2] {
            elements.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func pop() -> Element? {
        guard let last = elements.popLast() else { return nil }
        guard let first = elements.first else { return last }
        elements[0] = last
        sink(0)
        return first
    }

    /// Moves an element down until no child is less.
    private mutating func sink(_ start: Int) {
        var parent = start
        while true {
            var least = parent * 2 + 1
            guard least < elements.count else { return }
            if least + 1 < elements.count, elements[least + 1] < elements[least] { least += 1 }
            guard elements[least] < elements[parent] else { return }
            elements.swapAt(least, parent)
            parent = least
        }
    }
}
