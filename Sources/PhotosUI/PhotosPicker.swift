import CoreTransferable
import Foundation
import SwiftUICore

/// A button that lets a person choose pictures of their machine: a real field for files.
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

    /// A field for files of the kinds that the filter offers, with the label on it.
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
    /// A button with a label of the app's for one picture.
    /// - Parameters:
    ///   - selection: What was chosen last; a choice that is given up changes nothing.
    ///   - filter: What is offered; nil is pictures and films.
    ///   - preferredItemEncoding: Ignored: items are handed over as they are.
    ///   - photoLibrary: Ignored: a browser has none.
    ///   - label: The button's label.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(filter, maximum: 1, label: label()) { selection.wrappedValue = $0.first }
    }

    /// A button with a label of the app's for several pictures.
    /// - Parameters:
    ///   - selection: What was chosen last; a choice that is given up changes nothing.
    ///   - maxSelectionCount: How many items are taken, the first ones; nil and 0 are no limit.
    ///   - selectionBehavior: Ignored: a browser has one way to choose.
    ///   - filter: What is offered; nil is pictures and films.
    ///   - preferredItemEncoding: Ignored: items are handed over as they are.
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
    /// A button with a localized title for one picture.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    /// A button with a title, as it is, for one picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(verbatim: String(title)) }
    }

    /// A button with a localized title for several pictures. A `maxSelectionCount` of nil or 0 is no limit.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }

    /// A button with a title, as it is, for several pictures. A `maxSelectionCount` of nil or 0 is no limit.
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

/// How a choice is made; a browser has one way.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    /// In any order. The same as the others here.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In the order of choosing. A browser doesn't tell that order: the same as the others here.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// While the person chooses. A browser tells only what was chosen in the end: the same as the others here.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}

extension View {
    /// Lets a person choose a picture while the value is true.
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

    /// Lets a person choose several pictures while the value is true. `maxSelectionCount` is how many are taken, the
    /// first ones; nil and 0 are no limit.
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
    /// Of the files that could be read.
    fileprivate static func items(_ files: [Result<URL, any Error>]) -> [PhotosPickerItem] {
        files.compactMap { try? $0.get() }.map { url in
            PhotosPickerItem(ReceivedFile(url: url, contentType: UTType(filenameExtension: url.pathExtension)))
        }
    }
}
