/// Why a font can't be used.
public enum FontLibraryError: Error, Equatable, CustomStringConvertible {
    /// Files of a distribution's package are missing.
    case missingPackage(name: String, files: [String])
    /// The file exists, but HarfBuzz can't read it as a font.
    case unreadable(file: String)
    /// None of our typefaces has this CSS family name.
    case unknownFamily(String)
    /// HarfBuzz could not make the slice.
    case notSubset(family: String, unicodeRange: String)

    /// What is wrong and how to fix it.
    public var description: String {
        switch self {
        case .missingPackage(let name, let files):
            "Fonts are missing (\(files.joined(separator: ", "))). Install the package \(name): apt-get install \(name)"
        case .unreadable(let file): "\(file) is not a font that can be read"
        case .unknownFamily(let family): "No typeface has the family name \(family)"
        case .notSubset(let family, let range): "The characters \(range) could not be cut out of \(family)"
        }
    }
}
