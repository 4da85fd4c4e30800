import Foundation
import Synchronization
import os

/// Symbols by Apple's names, drawn from Bootstrap Icons, which Debian packages, or by Kissa itself.
///
/// Apple's own drawings may be used on Apple's platforms only. A name is looked up in Kissa's own `SymbolDrawings` and
/// `SymbolSketches`, in `SymbolNames`, and with dashes in place of its dots; otherwise it is composed. The shapes have the same
/// meaning, not the same outlines.
package enum SymbolLibrary {
    /// Where the Debian package `bootstrap-icons` installs its drawings.
    private static let directory = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)

    /// The cache of drawings; nil for names without one. Bounded by the number of names that can be drawn or composed, and by
    /// `unknownCountMax`.
    private static let known = Mutex<[String: Symbol?]>([:])
    private static let unknownCountMax = 1000

    /// The symbol of that name. If there is none, returns nil, and logs the name the first time.
    package static func symbol(named name: String) -> Symbol? {
        if let symbol = known.withLock({ $0[name] }) { return symbol }
        let symbol = (drawn(name) ?? SymbolComposition(drawn: drawn).symbol(named: name))?.layered(as: name)
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
