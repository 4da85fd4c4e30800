import Foundation

/// The score of a won game.
public let GKGameModelMaxScore = 1 << 24
/// The score of a lost game.
public let GKGameModelMinScore = -(1 << 24)

/// A move in a game.
///
/// See [GKGameModelUpdate](https://developer.apple.com/documentation/gameplaykit/gkgamemodelupdate).
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// The rating of the move, set by a strategist.
    var value: Int { get set }
}

/// A player of a game.
///
/// See [GKGameModelPlayer](https://developer.apple.com/documentation/gameplaykit/gkgamemodelplayer).
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// The player's identifier, different for each player.
    var playerId: Int { get }
}

/// The state of a game, and the possible moves.
///
/// See [GKGameModel](https://developer.apple.com/documentation/gameplaykit/gkgamemodel).
public protocol GKGameModel: NSCopying, NSObjectProtocol {
    /// All players; nil if there are none.
    var players: [any GKGameModelPlayer]? { get }
    /// The player whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Copies the state of another game.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The possible moves of a player; nil if the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move, which changes this game.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// The score of the state for a player. The default is 0.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Whether the player has won. The default is false.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Whether the player has lost. The default is false.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
    /// Always 0.
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    /// Always false.
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    /// Always false.
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Chooses moves.
///
/// See [GKStrategist](https://developer.apple.com/documentation/gameplaykit/gkstrategist).
public protocol GKStrategist: NSObjectProtocol {
    /// The current state of the game.
    var gameModel: (any GKGameModel)? { get set }
    /// Chooses among equally good moves; if it is nil, the first one is taken.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of the player whose turn it is; nil if there is none.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
