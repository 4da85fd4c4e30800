import DisplayList
import Foundation

/// The position of a text's line in its element, and those of its runs.
struct LinePlace {
    let baseline: Double
    /// Each run's start and width.
    let runs: [[Double]]

    /// Half a point, the size of a device pixel on most screens.
    private static let tolerance = 0.5

    func isNear(_ other: LinePlace) -> Bool {
        abs(baseline - other.baseline) < Self.tolerance && runs.count == other.runs.count
            && zip(runs.flatMap(\.self), other.runs.flatMap(\.self)).allSatisfy { abs($0 - $1) < Self.tolerance }
    }
}

extension RecordedWindow {
    /// The lines of each text, as laid out.
    var linePlaces: [ElementID: [LinePlace]] {
        var places: [ElementID: [LinePlace]] = [:]
        for element in list?.elements.values.map(\.self) ?? [] {
            guard case .text(let text) = element.content else { continue }
            places[element.id] = text.lines.map { line in
                LinePlace(baseline: line.baseline, runs: line.runs.map { [$0.x, $0.width] })
            }
        }
        return places
    }
}

extension ViewPage {
    /// The lines of each text in the browser, measured by inserting an empty box on the line.
    func domLinePlaces() async throws -> [ElementID: [LinePlace]] {
        let texts = try await page.evaluate(
            """
            [...document.querySelectorAll('.text.element')].map((node) => {
              const box = node.getBoundingClientRect();
              return [Number(node.id.slice(1)), [...node.querySelectorAll('.line')].map((line) => {
                const probe = document.createElement('span');
                probe.style.display = 'inline-block';
                line.lastElementChild.before(probe);
                const baseline = probe.getBoundingClientRect().bottom - box.top;
                probe.remove();
                return [baseline, [...line.querySelectorAll('.run')].map((run) => {
                  const { left, width } = run.getBoundingClientRect();
                  const reach = parseFloat(getComputedStyle(run).paddingLeft);
                  return [left + reach - box.left, width - 2 * reach];
                })];
              })];
            })
            """)
        var places: [ElementID: [LinePlace]] = [:]
        for text in texts.array ?? [] {
            places[ElementID(Int(text[0].double ?? -1))] = (text[1].array ?? []).map { line in
                LinePlace(
                    baseline: line[0].double ?? .nan,
                    runs: (line[1].array ?? []).map { run in (run.array ?? []).compactMap(\.double) })
            }
        }
        return places
    }

    /// A description of the first text whose lines have another position or width in the browser; nil if there is none.
    func firstLineMismatch() async throws -> String? {
        let (laidOut, seen) = (window.linePlaces, try await domLinePlaces())
        guard Set(laidOut.keys) == Set(seen.keys) else {
            return "the texts differ: \(Set(laidOut.keys).symmetricDifference(seen.keys).sorted())"
        }
        for (id, lines) in laidOut.sorted(by: { $0.key < $1.key }) {
            let others = seen[id]!
            guard lines.count == others.count else { return "\(id) has \(others.count) lines, not \(lines.count)" }
            for (line, other) in zip(lines, others) where !line.isNear(other) {
                return "\(id) is \(other), not \(line)"
            }
        }
        return nil
    }
}
