import Foundation

/// Chooses the best move by the minimax algorithm: it assumes that the other players play as well as possible, and looks ahead a
/// limited number of moves.
///
/// See [GKMinmaxStrategist](https://developer.apple.com/documentation/gameplaykit/gkminmaxstrategist).
open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// The current state of the game. It isn't changed: moves are tried on copies.
    open var gameModel: (any GKGameModel)?
    /// Chooses among equally good moves; if it is nil, the first one is taken.
    open var randomSource: (any GKRandom)?
    /// The number of moves to look ahead, by all players together.
    open var maxLookAheadDepth = 0

    /// Creates a strategist without a game and without look-ahead.
    public override init() { super.init() }

    /// The best move of the player whose turn it is; nil if there is none, or if `maxLookAheadDepth` is 0.
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        (gameModel?.activePlayer).flatMap(bestMove)
    }

    /// The best move; equally good ones are chosen among at random if there is a random source. Nil if there are no moves.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = valuedMoves(of: player)
        let best = moves.prefix { $0.value == moves[0].value }
        return choose(from: Array(best))
    }

    /// One of that many best moves, chosen at random; the best one if there is no random source.
    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        choose(from: Array(valuedMoves(of: player).prefix(max(1, numMovesToConsider))))
    }

    private func choose(from moves: [any GKGameModelUpdate]) -> (any GKGameModelUpdate)? {
        guard moves.count > 1, let randomSource else { return moves.first }
        return moves[randomSource.nextInt(upperBound: moves.count)]
    }

    /// The moves sorted from the best to the worst; equally good ones stay in the game's order.
    private func valuedMoves(of player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard maxLookAheadDepth > 0, let gameModel, let moves = gameModel.gameModelUpdates(for: player) else {
            return []
        }
        for move in moves {
            let search = MinmaxSearch(player: player)
            move.value = search.value(of: gameModel, after: move, depth: maxLookAheadDepth - 1, .min ... .max)
        }
        return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(
            \.element)
    }
}

/// The minimax search for one player.
private struct MinmaxSearch {
    let player: any GKGameModelPlayer

    /// Alpha-beta pruning: values outside of the bounds don't affect the caller's choice.
    func value(of game: any GKGameModel, after move: any GKGameModelUpdate, depth: Int, _ bounds: ClosedRange<Int>)
        -> Int
    {
        guard let next = game.copy(with: nil) as? any GKGameModel else { return 0 }
        next.apply(move)
        // An early win is better than a late one, and an early loss is worse.
        if next.isWin(for: player) { return GKGameModelMaxScore + depth }
        if next.isLoss(for: player) { return GKGameModelMinScore - depth }
        guard depth > 0, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty
        else { return next.score(for: player) }
        return bestValue(of: moves, in: next, isOwn: active.playerId == player.playerId, depth, bounds)
    }

    private func bestValue(
        of moves: [any GKGameModelUpdate], in game: any GKGameModel, isOwn: Bool, _ depth: Int,
        _ bounds: ClosedRange<Int>
    ) -> Int {
        var (low, high) = (bounds.lowerBound, bounds.upperBound)
        var best = isOwn ? Int.min : Int.max
        for move in moves {
            let value = value(of: game, after: move, depth: depth - 1, low...high)
            best = isOwn ? max(best, value) : min(best, value)
            if isOwn { low = max(low, best) } else { high = min(high, best) }
            if low >= high { break }
        }
        return best
    }
}
