import CoreGraphics

/// Writes Code 128 (set B), by its specification: a check on a reader that brings its own writer.
struct Code128 {
    let content: String

    /// The widths of bars and spaces of each symbol, in modules.
    private static let widths = [
        "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312",
        "231212", "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212",
        "223112", "312131", "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121",
        "111323", "131123", "131321", "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331",
        "132131", "113123", "113321", "133121", "313121", "211331", "231131", "213113", "213311", "213131", "311123",
        "311321", "331121", "312113", "312311", "332111", "314111", "221411", "431111", "111224", "111422", "121124",
        "121421", "141122", "141221", "112214", "112412", "122114", "122411", "142112", "142211", "241211", "221114",
        "413111", "241112", "134111", "111242", "121142", "121241", "114212", "124112", "124211", "411212", "421112",
        "421211", "212141", "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113", "411311",
        "113141", "114131", "311141", "411131", "211412", "211214", "211232",
    ]
    private static let startB = 104
    private static let stop = "2331112"

    /// The start, the characters, and the sum by places.
    private var symbols: [Int] {
        let characters = content.utf8.map { Int($0) - 32 }
        let sum = characters.enumerated().map { ($0.offset + 1) * $0.element }.reduce(Self.startB, +)
        return [Self.startB] + characters + [sum % 103]
    }

    /// Bars of three pixels a module, in a picture of 120 pixels' height.
    @MainActor
    func image() throws -> CGImage {
        let modules = (symbols.map { Self.widths[$0] } + [Self.stop]).joined().compactMap(\.wholeNumberValue)
        let width = modules.reduce(20, +) * 3
        return try DrawnPicture.draw(width, 120) { context in
            var x = 30
            for (index, module) in modules.enumerated() {
                if index.isMultiple(of: 2) { context.fill(CGRect(x: x, y: 10, width: module * 3, height: 100)) }
                x += module * 3
            }
        }
    }
}
