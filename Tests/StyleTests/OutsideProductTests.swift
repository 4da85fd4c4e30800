import Testing

/// Sizes that a file claims. Each may fit, and their product not, which ends the process and with it everybody's windows.
@Suite struct OutsideProductTests {
    /// Where files of bytes are read: pictures, and models.
    private static let folders = [
        "Sources/Assets/Catalog/", "Sources/Assets/Image/", "Sources/CoreGraphics/Image/", "Sources/ImageIO/",
        "Sources/Inference/Adapter/", "Sources/Inference/File/", "Sources/Inference/Model/", "Sources/ModelFetching/",
    ]

    /// Products that were looked at, by their files, and why they fit whatever comes.
    private static let known: [String: [String: String]] = [
        "GIFFile": ["width * height": "two numbers of 16 bits"],
        "ImageAnimation": ["width * height": "sides of a surface, which is asked before"],
        "PNGChunks": ["width * height": "sides of a surface, which is asked before"],
        "CGImage+PNG": ["size.width * size.height": "sides of a surface, which is asked before"],
        "JPEGFrame": [
            "width * height": "two numbers of 16 bits", "blocksAcross * blocksDown": "an eighth of the sides, times 4",
            "width * across": "16 bits, times 4 at most", "height * down": "16 bits, times 4 at most",
        ],
        "JPEGPixels": [
            "width * component.blocksDown": "pixels that lie in memory",
            "component.blocksAcross * component.blocksDown": "blocks that lie in memory",
        ],
        "JPEGScan": [
            "across * down": "blocks of a frame, which is in proportion to its file",
            "$1.across * $1.down": "16 at most",
        ],
        "ExifReader": ["count * size": "32 bits, times 8 at most"],
        "DeltaShape": [
            "keyHeadCount * headDimensions": "`ShapeKeys.sizeMax` twice is 2^48",
            "valueHeadCount * headDimensions": "the same, and the next is 1024 at most",
        ],
        "HeadShape": [
            "headCount * headDimensions": "`ShapeKeys.sizeMax` twice is 2^48",
            "keyHeadCount * headDimensions": "`ShapeKeys.sizeMax` twice is 2^48",
        ],
        "LatentWeights": [
            "heads.headCount * latent.queryDimensions": "`ShapeKeys.sizeMax` twice is 2^48",
            "heads.headCount * latent.valueDimensions": "`ShapeKeys.sizeMax` twice is 2^48",
        ],
        "LayerInputWeights": ["shape.layerInputWidth * shape.layerCount": "`ModelShape` asks it"],
        "ModelDescription": [
            "$1.columns * $1.rows": "a tensor's, whose bytes lie in the file",
            "tensor.columns * tensor.rows": "a tensor's, whose bytes lie in the file",
        ],
        "ModelShape": ["layerInputWidth * layerCount": "`ShapeKeys.sizeMax` twice is 2^48"],
        "VersionWeights": ["count * count": "`ShapeKeys.sizeMax` twice is 2^48"],
    ]

    /// What a number of a file is called, or the call that reads it.
    private let size =
        #/[\w$.]*?(?:width|height|columns|rows|count|across|down|size|dimensions|rank|number)(?:\([^()]*\))?/#
        .ignoresCase()

    @Test func `A product of sizes from a file fits, or was looked at`() {
        let files = Repository.files.filter { file in
            file.kind == "swift" && Self.folders.contains { file.path.hasPrefix($0) }
        }
        #expect(files.count > 60)
        let found = files.flatMap { file in
            file.lines.enumerated().flatMap { number, line in
                let known = Self.known[name(of: file.path)] ?? [:]
                return suspects(in: line).filter { known[$0] == nil }.map { "\(file.path):\(number + 1): \($0)" }
            }
        }
        #expect(found == [], "bound each at the door, or say in `known` why it fits")
    }

    @Test func `A product that was looked at is still there`() {
        for (known, products) in Self.known {
            let files = Repository.files.filter { $0.kind == "swift" && name(of: $0.path) == known }
            let found = files.flatMap { $0.lines.flatMap(suspects) }
            #expect(Set(products.keys).subtracting(found) == [], "\(known)")
        }
    }

    @Test(arguments: [
        ("let parts = frames.reduce(0) { $0 + $1.width * $1.height }", ["$1.width * $1.height"]),
        ("if part.number(at: 4) * part.number(at: 8) < most {", ["part.number(at: 4) * part.number(at: 8)"]),
        ("let bytes = rowCount * columns", ["rowCount * columns"]), ("// width * height", []),
        ("let place = row * 8 + column", []), ("width.multipliedReportingOverflow(by: height)", []),
        ("count: pixelCount * 4", []), ("Double(width) * scale", []),
    ])
    func `A suspicious product is found`(line: String, expected: [String]) {
        #expect(suspects(in: line[...]) == expected)
    }

    private func name(of path: String) -> String {
        path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
    }

    private func suspects(in line: Substring) -> [String] {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        return code.matches(of: #/[\w$.]+(?:\([^()]*\))? \* [\w$.]+(?:\([^()]*\))?/#).compactMap { match in
            let sides = match.0.split(separator: " * ")
            let areSizes = sides.count == 2 && sides.allSatisfy { $0.wholeMatch(of: size) != nil }
            return areSizes ? String(match.0) : nil
        }
    }
}
