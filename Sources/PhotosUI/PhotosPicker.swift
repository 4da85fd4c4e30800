import CoreTransferable
import Foundation
import SwiftUICore

/// A button that lets the user choose pictures on their machine, with a file input.
///
/// See [PhotosPicker](https://developer.apple.com/documentation/photosui/photospicker).
public struct PhotosPicker<Label: View>: View {
    private let choose: @MainActor ([PhotosPickerItem]) -> Void
    private let maximum: Int?
    private let filter: PHPickerFilter?
    private let label: Label

    private init(
        _ filter: PHPickerFilter?, maximum: Int?, label: Label,
        choose: @escaping @MainActor ([PhotosPickerItem]) -> Void
    ) {
        self.choose = choose
        self.maximum = maximum
        self.filter = filter
        self.label = label
    }

    /// A file input for the kinds in the filter, with the label as its content.
    public var body: some View {
        FileField(
            PHPickerFilter.types(filter), allowsSeveral: maximum != 1,
            onFiles: { result in
                guard let files = try? result.get() else { return }
                choose(files.prefix(maximum ?? .max).map { PhotosPickerItem($0) })
            },
            label: { label.standardForeground(TintedLabelStyle(role: nil)) })
    }
}

extension PhotosPicker {
    /// Creates a button with a custom label, for one picture.
    /// - Parameters:
    ///   - selection: The chosen item; canceling doesn't change it.
    ///   - filter: Which items are offered; nil for pictures and videos.
    ///   - preferredItemEncoding: Ignored: items aren't converted.
    ///   - photoLibrary: Ignored: a browser has none.
    ///   - label: The button's label.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(filter, maximum: 1, label: label()) { selection.wrappedValue = $0.first }
    }

    /// Creates a button with a custom label, for several pictures.
    /// - Parameters:
    ///   - selection: The chosen items; canceling doesn't change them.
    ///   - maxSelectionCount: The maximum number of items, of which the first are used; nil and 0 for no limit.
    ///   - selectionBehavior: Ignored: a browser has only one behavior.
    ///   - filter: Which items are offered; nil for pictures and videos.
    ///   - preferredItemEncoding: Ignored: items aren't converted.
    ///   - photoLibrary: Ignored: a browser has none.
    ///   - label: The button's label.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(filter, maximum: maxSelectionCount ?? 0 > 0 ? maxSelectionCount : nil, label: label()) {
            selection.wrappedValue = $0
        }
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a button with a localized title, for one picture.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    /// Creates a button with a title that isn't localized, for one picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(verbatim: String(title)) }
    }

    /// Creates a button with a localized title, for several pictures. A `maxSelectionCount` of nil or 0 means no limit.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }

    /// Creates a button with a title that isn't localized, for several pictures. A `maxSelectionCount` of nil or 0 means no
    /// limit.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
            Text(verbatim: String(title))
        }
    }
}

/// The behavior of the selection; a browser has only one.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    /// In any order. The same as the others here.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In the order of selection. The same as the default here, because a browser doesn't report that order.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// Updated while the user selects. The same as the default here, because a browser only reports the final selection.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}

extension View {
    /// Presents a picker for one picture while the value is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented, types: PHPickerFilter.types(filter), allowsSeveral: false, onCancel: {}
            ) { files in
                selection.wrappedValue = PhotosPickerItem.items(files).first
            })
    }

    /// Presents a picker for several pictures while the value is true. `maxSelectionCount` is the maximum number of items, of
    /// which the first are used; nil and 0 mean no limit.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented, types: PHPickerFilter.types(filter), allowsSeveral: true, onCancel: {}
            ) { files in
                let items = PhotosPickerItem.items(files)
                let maximum = maxSelectionCount ?? 0
                selection.wrappedValue = Array(items.prefix(maximum > 0 ? maximum : .max))
            })
    }
}

extension PhotosPickerItem {
    /// The items for the files that could be read.
    fileprivate static func items(_ files: [Result<URL, any Error>]) -> [PhotosPickerItem] {
        files.compactMap { try? $0.get() }.map { url in
            PhotosPickerItem(ReceivedFile(url: url, contentType: UTType(filenameExtension: url.pathExtension)))
        }
    }
}
