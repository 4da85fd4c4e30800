import LifeEngine
import SwiftUI

/// The plane's start patterns.
enum PlanePattern: String, NamedPattern {
    case gosperGun, rPentomino, acorn, pulsar, soup, empty

    var id: Self { self }

    var name: LocalizedStringKey {
        switch self {
        case .gosperGun: "Gosper gun"
        case .rPentomino: "R-pentomino"
        case .acorn: "Acorn"
        case .pulsar: "Pulsar"
        case .soup: "Random soup"
        case .empty: "Empty"
        }
    }

    func pattern() -> Pattern {
        switch self {
        case .gosperGun: .gosperGun
        case .rPentomino: .rPentomino
        case .acorn: .acorn
        case .pulsar: .pulsar
        case .soup: Pattern(cells: Soup.cells(side: 192, seed: .random(in: 0 ... .max)))
        case .empty: Pattern(cells: [])
        }
    }
}
