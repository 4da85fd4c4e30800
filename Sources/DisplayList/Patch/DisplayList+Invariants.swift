extension DisplayList {
    /// What is wrong with the list, in words; empty if it is a tree in which every child exists and every element is reachable.
    public func brokenInvariants() -> [String] {
        var faults: [String] = []
        var parents: [ElementID: ElementID] = [:]
        if elements[root] == nil { faults.append("the root \(root) does not exist") }
        for (id, element) in elements {
            if element.id != id { faults.append("\(element.id) is filed under \(id)") }
            for child in element.children {
                if elements[child] == nil { faults.append("\(id) names a child \(child) that does not exist") }
                if let other = parents.updateValue(id, forKey: child) {
                    faults.append("\(child) is a child of both \(other) and \(id)")
                }
            }
        }
        for id in elements.keys where id != root && parents[id] == nil { faults.append("\(id) has no parent") }
        for id in elements.keys where elements.parent(of: id) != parents[id] {
            faults.append("\(id) is said to lie in \(elements.parent(of: id)?.description ?? "nothing")")
        }
        if let parent = parents[root] { faults.append("the root \(root) is a child of \(parent)") }
        return faults
    }
}
