import Assets
import CoreTransferable
import DisplayList
import Foundation

extension Image: Transferable {
    /// An image is made from PNG, JPEG or SVG data. It can't be exported, since only the browser may have its bytes:
    /// `exported` throws.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(
            contentType: .image,
            exporting: { _ in throw TransferError.cannotExport(type: "Image", as: UTType.image.identifier) },
            importing: { try Image(data: $0) })
    }

    /// - Throws: `TransferError.cannotImport`, if browsers can't show the data.
    init(data: Data) throws {
        guard let header = ImageHeader([UInt8](data.prefix(1 << 20))) else {
            throw TransferError.cannotImport(type: "Image", from: "\(data.count) bytes")
        }
        let path = ResourceStore.shared.hold(
            data, contentType: header.format.contentType, pathExtension: header.format.fileExtension)
        self.init(resource: path, size: CGSize(width: header.width, height: header.height))
    }
}
