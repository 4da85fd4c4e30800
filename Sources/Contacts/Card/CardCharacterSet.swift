import Foundation
import Glibc

/// Decodes text in other character sets than UTF-8, by the C library's `iconv`.
enum CardCharacterSet {
    /// Names in cards, and the C library's names for them.
    private static let aliases = [
        "WINDOWS-31J": "CP932", "MS932": "CP932", "X-SJIS": "SHIFT_JIS", "SHIFT-JIS": "SHIFT_JIS", "GB-2312": "GB2312",
        "X-GBK": "GBK", "KS_C_5601-1987": "CP949", "X-EUC-JP": "EUC-JP", "MACINTOSH": "MACINTOSH",
        "X-MAC-ROMAN": "MACINTOSH", "UNICODE": "UTF-16",
    ]

    /// nil if the character set is unknown, or the bytes are invalid in it.
    static func text(_ bytes: [UInt8], in name: String) -> String? {
        let name = name.uppercased()
        guard !name.isEmpty, name.utf8.count <= 40, name.utf8.allSatisfy(isOfName) else { return nil }
        let converter = iconv_open("UTF-8", aliases[name] ?? name)
        guard converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        return converted(bytes, converter)
    }

    /// Letters, digits, `-`, `_`, `.` and `:`. Names with other characters could give `iconv` options.
    private static func isOfName(_ byte: UInt8) -> Bool {
        (48...58).contains(byte) || (65...90).contains(byte) || [45, 46, 95].contains(byte)
    }

    private static func converted(_ bytes: [UInt8], _ converter: iconv_t?) -> String? {
        var input = bytes.map { CChar(bitPattern: $0) }
        // A character takes at most six times as many bytes in UTF-8 as in any other set.
        var output = [CChar](repeating: 0, count: bytes.count * 6 + 16)
        let (inputCount, outputCount) = (input.count, output.count)
        let left: Int? = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (from, to) = (input.baseAddress, output.baseAddress)
                var (fromLeft, toLeft) = (inputCount, outputCount)
                let isWhole = iconv(converter, &from, &fromLeft, &to, &toLeft) != -1 && fromLeft == 0
                return isWhole && iconv(converter, nil, nil, &to, &toLeft) != -1 ? toLeft : nil
            }
        }
        return left.flatMap {
            String(validating: output.prefix(outputCount - $0).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// Whether an unnamed parameter of version 2.1 is a character set rather than a type.
    static func isWellKnown(_ word: String) -> Bool {
        [
            "UTF-", "ISO-", "WINDOWS-", "SHIFT", "X-SJIS", "SJIS", "EUC-", "KOI8-", "BIG5", "GB", "US-ASCII", "CP",
            "MS932",
        ]
        .contains(where: word.hasPrefix) && text([65], in: word) != nil
    }
}
