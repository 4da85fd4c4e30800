import CPango

extension FontFile {
    /// A name in the `name` table, by its number there.
    enum Name: UInt32 {
        case family = 1, full = 4, postScript = 6, typographicFamily = 16
    }

    /// A name of the face in English; nil if it has none.
    func name(_ name: Name) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        var length = UInt32(bytes.count)
        let english = hb_language_from_string("en", -1)
        guard hb_ot_name_get_utf8(face, name.rawValue, english, &length, &bytes) > 0 else { return nil }
        return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// From 100 to 900, as the OS/2 table says it; regular if there is none.
    var weight: Int {
        let table = table("OS/2")
        guard table.count >= 6 else { return 400 }
        let weight = Int(table[4]) << 8 | Int(table[5])
        return (1...1000).contains(weight) ? weight : 400
    }

    /// Whether the OS/2 table says so.
    var isItalic: Bool {
        let table = table("OS/2")
        return table.count >= 64 && table[63] & 1 != 0
    }

    /// The number of faces in a file; 1 if it isn't a font, which opening it will tell.
    static func faceCount(of path: String) -> Int {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return 1 }
        defer { hb_blob_destroy(blob) }
        return max(1, min(Int(hb_face_count(blob)), 64))
    }
}
