import DisplayList

extension DisplayBuilder {
    package mutating func use(_ families: [String], for text: String) {}
}
