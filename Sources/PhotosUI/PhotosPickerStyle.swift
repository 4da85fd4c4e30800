import SwiftUICore

// Hints about the look of a picker. Here the browser's own dialog for files is shown, so they have no effect.

/// How a picker is shown.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String
    /// In a presentation. The same as the others here.
    public static let presentation = PhotosPickerStyle(name: "presentation")
    /// Inside of the view. The same as the others here.
    public static let inline = PhotosPickerStyle(name: "inline")
    /// Inside of the view, in one row. The same as the others here.
    public static let compact = PhotosPickerStyle(name: "compact")
}

/// What people can do in a picker.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Searching.
    public static let search = PHPickerCapabilities(rawValue: 1)
    /// Moving around the library in a strip of pictures.
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    /// Going to collections.
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    /// Buttons that add or cancel.
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
    /// Hints that sensitive content is checked.
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

extension View {
    /// No effect here: the browser shows its own dialog.
    public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

    /// No effect here: the browser shows its own dialog.
    public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View { self }

    /// No effect here: the browser shows its own dialog.
    public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}
