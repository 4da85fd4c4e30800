/// Kissa's own line drawings (`SymbolSketch`), for symbols that Bootstrap Icons lacks.
enum SymbolSketches {
    /// The drawing of a name. A name with `.fill` falls back to the plain drawing.
    static func symbol(named name: String) -> Symbol? {
        let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
        guard let text = sketches[name] ?? sketches[plain] ?? letter(plain) else { return nil }
        return symbol(text)
    }

    /// The symbol of a sketch.
    static func symbol(_ sketch: String) -> Symbol? {
        SVGViewBox("0 0 16 16").map { Symbol(path: SymbolSketch(sketch).path, viewBox: $0, usesEvenOddRule: false) }
    }

    static var names: [String] { sketches.keys.sorted() }

    private static let sketches: [String: String] = {
        var sketches: [String: String] = [:]
        var name = ""
        let texts = [things, devices, signs, home, leisure, people, currencies, arrangements]
        for line in texts.joined(separator: "\n").split(separator: "\n") {
            // An indented line continues the drawing of the line before.
            let parts =
                line.hasPrefix(" ")
                ? [line] : line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count > 1 { name = String(parts[0]) }
            sketches[name, default: ""] += parts[parts.count - 1]
        }
        return sketches
    }()

    /// A letter or digit, as in symbols that enclose one in a circle or square.
    private static func letter(_ name: String) -> String? {
        guard name.count == 1, let character = name.first else { return nil }
        return letters[character]
    }

    private static let letters: [Character: String] = {
        var letters: [Character: String] = [:]
        for line in alphabet.split(separator: "\n") {
            guard let character = line.first else { continue }
            letters[character] = "w 1.5;" + line.dropFirst(2)
        }
        return letters
    }()

    private static let alphabet = """
        a:l 3.8 13 8 3 12.2 13;l 5.6 9.6 10.4 9.6
        b:l 4.5 3 4.5 13;l 4.5 3 8.5 3;a 8.5 5.4 2.4 -90 90;l 8.5 7.8 4.5 7.8;a 8.8 10.4 2.6 -90 90;l 8.8 13 4.5 13
        c:a 8.6 8 5 50 310
        d:l 4.2 3 4.2 13;l 4.2 3 7.2 3;a 7.2 8 5 -90 90;l 7.2 13 4.2 13
        e:l 11.2 3 4.8 3 4.8 13 11.2 13;l 4.8 8 10.4 8
        f:l 11.2 3 4.8 3 4.8 13;l 4.8 8 10.4 8
        g:a 8.3 8 5 0 310;l 13.3 8 9.4 8
        h:l 4.4 3 4.4 13;l 11.6 3 11.6 13;l 4.4 8 11.6 8
        i:l 8 3 8 13
        j:l 10 3 10 10;a 7.4 10.2 2.6 0 150
        k:l 4.8 3 4.8 13;l 11.4 3 4.8 9.2;l 7.4 7 11.8 13
        l:l 5.2 3 5.2 13 11.2 13
        m:l 3.2 13 3.2 3 8 10 12.8 3 12.8 13
        n:l 4.3 13 4.3 3 11.7 13 11.7 3
        o:o 8 8 5
        p:l 4.8 13 4.8 3 8.4 3;a 8.4 5.9 2.9 -90 90;l 8.4 8.8 4.8 8.8
        q:o 8 8 5;l 9.6 10 12.6 13.4
        r:l 4.8 13 4.8 3 8.4 3;a 8.4 5.7 2.7 -90 90;l 8.4 8.4 4.8 8.4;l 8.2 8.4 11.6 13
        s:a 8 5.5 2.5 90 330;a 8 10.5 2.5 -90 150
        t:l 3.8 3 12.2 3;l 8 3 8 13
        u:l 4.4 3 4.4 9.4;a 8 9.4 3.6 0 180;l 11.6 9.4 11.6 3
        v:l 3.8 3 8 13 12.2 3
        w:l 2.4 3 5.2 13 8 5 10.8 13 13.6 3
        x:l 4 3 12 13;l 12 3 4 13
        y:l 3.8 3 8 8.2 12.2 3;l 8 8.2 8 13
        z:l 4.2 3 11.8 3 4.2 13 11.8 13
        0:e 8 8 3.4 5
        1:l 5.8 5 8.4 3 8.4 13
        2:a 8 6 3 180 385;l 10.7 7.3 5 13 11.2 13
        3:a 7.8 5.4 2.4 200 450;a 7.8 10.4 2.6 -90 160
        4:l 9.8 13 9.8 3 4.2 10 12 10
        5:l 11 3 5.6 3 5.2 7.6;a 7.8 9.9 3.1 225 500
        6:o 8 10 3;l 9.6 3 5.4 8.6
        7:l 4.6 3 11.4 3 7 13
        8:o 8 5.3 2.3;o 8 10.3 2.7
        9:o 8 6 3;l 10.6 7.4 6.4 13
        """
}
