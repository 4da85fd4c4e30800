import Foundation
import Synchronization
import os

/// Symbols by Apple's names, drawn from Bootstrap Icons, which Debian packages, and by Kissa itself.
///
/// Apple's own drawings may be used on Apple's platforms only. A name is looked up in Kissa's own `SymbolDrawings` and
/// `SymbolSketches`, in `SymbolNames`, or with its dots as dashes, or is composed; the shapes have the same meaning, not the same outlines.
package enum SymbolLibrary {
    /// Where Debian's package `bootstrap-icons` puts its drawings.
    private static let directory = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)

    /// The drawings so far, nil for names without one. Bounded by what the library has and `unknownCountMax`.
    private static let known = Mutex<[String: Symbol?]>([:])
    private static let unknownCountMax = 1000

    /// The symbol of that name, nil if there is none; the first time, that is also logged.
    package static func symbol(named name: String) -> Symbol? {
        if let symbol = known.withLock({ $0[name] }) { return symbol }
        let symbol = drawn(name) ?? SymbolComposition(drawn: drawn).symbol(named: name)
        let isNews = known.withLock { known in
            if symbol == nil && known.count >= unknownCountMax { return false }
            return known.updateValue(symbol, forKey: name) == nil
        }
        if symbol == nil && isNews {
            Logger(subsystem: "Kissa", category: "Assets").error("There is no symbol \"\(name, privacy: .public)\"")
        }
        return symbol
    }

    private static func drawn(_ name: String) -> Symbol? {
        if let svg = SymbolDrawings.svg(of: name) { return Symbol(svg: svg) }
        if let sketch = SymbolSketches.symbol(named: name) { return sketch }
        return SymbolNames.drawings(for: name).lazy.compactMap(read).first
    }

    private static func read(_ drawing: String) -> Symbol? {
        let file = directory.appendingPathComponent(drawing + ".svg")
        guard let data = try? file.resourceBytes(byteCountMax: 1 << 20) else { return nil }
        return Symbol(svg: String(decoding: data, as: UTF8.self))
    }
}
