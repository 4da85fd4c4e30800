import SwiftUI

extension ShopThing {
    /// The thing's name.
    var title: LocalizedStringResource {
        switch self {
        case .fern: "A fern"
        case .lavender: "A pot of lavender"
        case .lemonTree: "A lemon tree"
        case .rug: "A blue rug"
        case .redRug: "A red rug"
        case .greenRug: "A green rug"
        case .lantern: "A lantern"
        case .roseLantern: "A rose lantern"
        case .blueLantern: "A blue lantern"
        case .cat: "A cat"
        case .gingerCat: "A ginger cat"
        case .blackCat: "A black cat"
        case .books: "A bookcase"
        case .whiteBooks: "A white bookcase"
        case .blueBooks: "A blue bookcase"
        case .gramophone: "A gramophone"
        case .silverGramophone: "A silver gramophone"
        case .roseGramophone: "A rose gramophone"
        case .stainedGlass: "A coloured window"
        case .roseWindow: "A window of roses"
        case .seaWindow: "A window of the sea"
        case .blossoms: "Spring blossoms"
        case .whiteBlossoms: "White blossoms"
        case .wisteria: "Wisteria"
        case .windChime: "A wind chime"
        case .greenWindChime: "A green wind chime"
        case .redWindChime: "A red wind chime"
        case .maple: "Autumn leaves"
        case .ginkgo: "Ginkgo leaves"
        case .berries: "Autumn berries"
        case .snowGlobe: "A snow globe"
        case .houseGlobe: "A snow globe with a house"
        case .nightGlobe: "A snow globe at night"
        case .stars: "A string of stars"
        case .pinkStars: "A string of pink stars"
        case .blueStars: "A string of blue stars"
        }
    }
}
