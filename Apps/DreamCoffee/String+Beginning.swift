extension String {
    /// As many whole characters as fit into a number of scalars: a single character can have any number of accents.
    func beginning(scalarCountMax: Int) -> String {
        var count = 0
        let beginning = prefix {
            count += $0.unicodeScalars.count
            return count <= scalarCountMax
        }
        return String(beginning)
    }
}
