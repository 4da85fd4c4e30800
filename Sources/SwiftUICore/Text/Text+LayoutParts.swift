import DisplayList
import Foundation
import TextLayout

extension Text.Layout {
    /// A line of a text: its runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        private let runs: [PlacedRun]
        private let place: CGPoint
        private let size: (width: Double, ascent: Double, descent: Double)
        /// The left end of the line's baseline. Changing it moves the line where it is drawn.
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

        /// The position and the size of the line.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(origin: origin, width: size.width, ascent: size.ascent, descent: size.descent)
        }

        /// Whether both have the same runs at the same position.
        public static func == (left: Line, right: Line) -> Bool {
            left.runs == right.runs && left.origin == right.origin && left.place == right.place
                && left.size == right.size
        }
    }

    /// Characters with one look and one font. Its slices are in order from left to right; each is a character with its
    /// accents, or a ligature. Each emoji, each image, and each character that only the browser's own fonts contain is
    /// a run of its own.
    public struct Run: RandomAccessCollection, Equatable {
        let placed: PlacedRun
        /// The offset by which its line was moved.
        let shift: CGSize

        /// The first index: 0.
        public var startIndex: Int { 0 }
        /// The index after the last slice.
        public var endIndex: Int { placed.clusters.count }
        /// The slice of one character or ligature.
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        /// The slice for a range of neighbors.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// The attribute of that type; nil if the run has none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            placed.look.attributes[ObjectIdentifier(T.self)]?.value as? T
        }

        /// The direction in which the characters of the run are read.
        public var layoutDirection: LayoutDirection { placed.run.isRightToLeft ? .rightToLeft : .leftToRight }
        /// The position and the size of the run.
        public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
        /// An index for each slice.
        public var characterIndices: [CharacterIndex] {
            placed.clusters.map { CharacterIndex(value: placed.offset + $0.offset) }
        }
    }

    /// A range of neighbors in a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run that the slice is a part of.
        public var run: Run
        /// The slice's characters and ligatures, by their indices in the run.
        public var indices: Range<Int>

        /// A part of a run. Traps if the indices are out of the run's bounds.
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
        /// The slice for a range of neighbors, by their indices in the run.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// The run's attribute of that type; nil if it has none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The position and the size of the slice.
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
