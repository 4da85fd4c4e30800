import CQREncode
import Foundation

extension FilterDefinition {
    /// Filters that make codes for cameras to read.
    static let codes: [FilterDefinition] = [
        FilterDefinition(
            "CIQRCodeGenerator", kCICategoryGenerator,
            [FilterInput(key: "inputMessage", kind: .data), FilterInput(key: "inputCorrectionLevel", kind: .text("M"))]
        ) { values in
            QRCode(values.data("inputMessage"), correctionLevel: values.text("inputCorrectionLevel"))?.image
        }
    ]
}

/// A QR code's modules, in rows from the top down.
struct QRCode: Sendable {
    private let width: Int
    private let isDark: [Bool]

    /// Nil for no bytes, for more than a code can say (2,953 with the level `L`), and for an unknown level.
    init?(_ message: Data, correctionLevel: String) {
        let levels = ["L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H]
        guard !message.isEmpty, let size = Int32(exactly: message.count), let level = levels[correctionLevel] else {
            return nil
        }
        guard let code = Array(message).withUnsafeBufferPointer({ QRcode_encodeData(size, $0.baseAddress, 0, level) })
        else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        isDark = UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
    }

    /// A point for each module, with a white margin of one, as Core Image's.
    var image: CIImage {
        let size = width + 2
        return CIImage(extent: CGRect(x: 0, y: 0, width: size, height: size), from: []) { _, rect in
            Raster(rect) { x, y in
                isDark(column: x - 1, row: size - 2 - y) ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
            }
        }
    }

    private func isDark(column: Int, row: Int) -> Bool {
        (0..<width).contains(column) && (0..<width).contains(row) && isDark[row * width + column]
    }
}
