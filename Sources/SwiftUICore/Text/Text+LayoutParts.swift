import DisplayList
import Foundation
import TextLayout

extension Text.Layout {
    /// A line of a text: its runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        private let runs: [PlacedRun]
        private let place: CGPoint
        private let size: (width: Double, ascent: Double, descent: Double)
        /// The left end of the line's baseline. Where it is moved, what is drawn of the line moves with it.
        public var origin: CGPoint

        init(_ line: LaidOutText.Line, _ runs: [PlacedRun]) {
            self.runs = runs
            place = CGPoint(x: line.x, y: line.baseline)
            size = (line.width, line.baseline - line.top, line.top + line.height - line.baseline)
            origin = place
        }

        /// The first index: 0.
        public var startIndex: Int { 0 }
        /// The index after the last run.
        public var endIndex: Int { runs.count }
        /// The run at an index.
        public subscript(index: Int) -> Run {
            Run(placed: runs[index], shift: CGSize(width: origin.x - place.x, height: origin.y - place.y))
        }

        /// Where the line stands and how large it is.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(origin: origin, width: size.width, ascent: size.ascent, descent: size.descent)
        }

        /// Whether both have the same runs at the same place.
        public static func == (left: Line, right: Line) -> Bool {
            left.runs == right.runs && left.origin == right.origin && left.place == right.place
                && left.size == right.size
        }
    }

    /// Characters of one look in one font: its slices from left to right, each of them a character, with its accents, or a
    /// ligature. An emoji, an image, and a character that only the browser's own fonts have, is a run by itself.
    public struct Run: RandomAccessCollection, Equatable {
        let placed: PlacedRun
        /// How far its line was moved.
        let shift: CGSize

        /// The first index: 0.
        public var startIndex: Int { 0 }
        /// The index after the last slice.
        public var endIndex: Int { placed.clusters.count }
        /// The slice of one character or ligature.
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        /// The slice of some neighbours.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// The mark of that type; nil where the run has none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            placed.look.attributes[ObjectIdentifier(T.self)]?.value as? T
        }

        /// The direction in which the characters of the run are read.
        public var layoutDirection: LayoutDirection { placed.run.isRightToLeft ? .rightToLeft : .leftToRight }
        /// Where the run stands and how large it is.
        public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
        /// One for each slice.
        public var characterIndices: [CharacterIndex] {
            placed.clusters.map { CharacterIndex(value: placed.offset + $0.offset) }
        }
    }

    /// Some neighbours in a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run that it is a part of.
        public var run: Run
        /// The characters and ligatures of the run that it has.
        public var indices: Range<Int>

        /// A part of a run. Traps where the indices lie outside of it.
        public init(run: Run, indices: Range<Int>) {
            precondition(
                indices.lowerBound >= run.startIndex && indices.upperBound <= run.endIndex,
                "slice \(indices) of a run with \(run.count)")
            self.run = run
            self.indices = indices
        }

        /// The index of the first character or ligature, in the run.
        public var startIndex: Int { indices.lowerBound }
        /// The index after the last character or ligature, in the run.
        public var endIndex: Int { indices.upperBound }
        /// The slice of one character or ligature, by its index in the run.
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        /// The slice of some neighbours, by their indices in the run.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// The mark of that type that the run has; nil where it has none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// Where the slice stands and how large it is.
        public var typographicBounds: TypographicBounds {
            let clusters = run.placed.clusters[indices]
            let start = clusters.first?.x ?? 0
            let end = clusters.last.map { $0.x + $0.width } ?? start
            let origin = CGPoint(
                x: run.placed.run.x + start + run.shift.width, y: run.placed.baseline + run.shift.height)
            return TypographicBounds(
                origin: origin, width: end - start, ascent: run.placed.run.ascent, descent: run.placed.run.descent)
        }

        /// An index for each character or ligature of the slice.
        public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }
    }
}
