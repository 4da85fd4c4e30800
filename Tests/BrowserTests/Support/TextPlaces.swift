import DisplayList
import Foundation

/// Where a line of a text stands in its element, and its runs in it.
struct LinePlace {
    let baseline: Double
    /// From where, and how wide.
    let runs: [[Double]]

    /// Half a point, as small as a device pixel on most screens.
    private static let tolerance = 0.5

    func isNear(_ other: LinePlace) -> Bool {
        abs(baseline - other.baseline) < Self.tolerance && runs.count == other.runs.count
            && zip(runs.flatMap(\.self), other.runs.flatMap(\.self)).allSatisfy { abs($0 - $1) < Self.tolerance }
    }
}

extension RecordedWindow {
    /// The lines of each text, as they were laid out.
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
    /// The lines of each text, as the browser has them: where a box of no size is that is put on a line.
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

    /// What the first text that the browser shows elsewhere or in another width has on its lines; nil where there is none.
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
