extension String {
    /// The longest prefix of whole characters within a number of scalars: a single character can have any number of combining
    /// marks.
    func beginning(scalarCountMax: Int) -> String {
        var count = 0
        let beginning = prefix {
            count += $0.unicodeScalars.count
            return count <= scalarCountMax
        }
        return String(beginning)
    }
}
