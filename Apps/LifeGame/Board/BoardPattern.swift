import LifeEngine
import SwiftUI

/// The board's start patterns, and the board size for each.
enum BoardPattern: String, NamedPattern {
    case octagon, lineOfFive, blinker, beacon, glider, pulsar, gosperGun, empty

    var id: Self { self }

    var name: LocalizedStringKey {
        switch self {
        case .octagon: "Octagon"
        case .lineOfFive: "Line of five"
        case .blinker: "Blinker"
        case .beacon: "Beacon"
        case .glider: "Glider"
        case .pulsar: "Pulsar"
        case .gosperGun: "Gosper gun"
        case .empty: "Empty"
        }
    }

    var setup: LGBoard.BoardSetupClosure {
        switch self {
        case .octagon: LGBoard.setupOctagon
        case .lineOfFive: LGBoard.setupLineOfFive
        case .blinker: LGBoard.setupBlinker
        case .beacon: LGBoard.setupBeacon
        case .glider: LGBoard.setupGlider
        case .pulsar: LGBoard.setupPulsar
        case .gosperGun: LGBoard.setupGosperGun
        case .empty: LGBoard.setupEmpty
        }
    }

    /// The default board has 8 by 8 cells; the larger ones are as large as their pattern needs.
    var size: (x: Int, y: Int) {
        switch self {
        case .lineOfFive: (9, 9)
        case .pulsar: (15, 15)
        case .gosperGun: (38, 22)
        default: (8, 8)
        }
    }

    func board() -> LGBoard { LGBoard(numX: size.x, numY: size.y, setup: setup) }
}
