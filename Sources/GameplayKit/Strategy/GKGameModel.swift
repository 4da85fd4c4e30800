import Foundation

/// The score of a game that is won.
public let GKGameModelMaxScore = 1 << 24
/// The score of a game that is lost.
public let GKGameModelMinScore = -(1 << 24)

/// A move in a game.
///
/// See [GKGameModelUpdate](https://developer.apple.com/documentation/gameplaykit/gkgamemodelupdate).
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// How good the move is: a strategist writes it.
    var value: Int { get set }
}

/// Somebody who plays a game.
///
/// See [GKGameModelPlayer](https://developer.apple.com/documentation/gameplaykit/gkgamemodelplayer).
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// The player's identifier, different for each player.
    var playerId: Int { get }
}

/// The state of a game, and the moves that are possible in it.
///
/// See [GKGameModel](https://developer.apple.com/documentation/gameplaykit/gkgamemodel).
public protocol GKGameModel: NSCopying, NSObjectProtocol {
    /// All who play; nil for none.
    var players: [any GKGameModelPlayer]? { get }
    /// Whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Copies the state of another game.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves that a player has; nil where the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move: the game stands as it does after it.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// How good the state is for a player; 0 where a model doesn't say.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Whether the player has won; false where a model doesn't say.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Whether the player has lost; false where a model doesn't say.
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
    /// The game as it stands.
    var gameModel: (any GKGameModel)? { get set }
    /// Chooses among equally good moves; with nil the first is taken.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of the player whose turn it is; nil where there is none.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
