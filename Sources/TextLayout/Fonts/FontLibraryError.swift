/// Why a font can't be used.
public enum FontLibraryError: Error, Equatable, CustomStringConvertible {
    /// Files of a distribution's package are not on this machine.
    case missingPackage(name: String, files: [String])
    /// The file is there but is not a font that HarfBuzz can read.
    case unreadable(file: String)
    /// No typeface of ours has this CSS family name.
    case unknownFamily(String)
    /// HarfBuzz could not cut the slice out of the file.
    case notSubset(family: String, unicodeRange: String)

    /// What is wrong and what can be done, in words.
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
