import Foundation
import GameplayKit
import Testing

private final class Side: NSObject, GKGameModelPlayer, Sendable {
    let playerId: Int
    init(_ id: Int) { playerId = id }
}

private final class Taking: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
}

/// A heap from which two players take one to three stones in turn. Whoever takes the last stone wins.
private final class Heap: NSObject, GKGameModel {
    static let sides = (0...1).map(Side.init)
    var stones: Int
    var turn = 0
    init(stones: Int) { self.stones = stones }

    var players: [GKGameModelPlayer]? { Heap.sides }
    var activePlayer: GKGameModelPlayer? { Heap.sides[turn] }
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Heap(stones: stones)
        copy.setGameModel(self)
        return copy
    }
    func setGameModel(_ gameModel: GKGameModel) {
        guard let heap = gameModel as? Heap else { return }
        (stones, turn) = (heap.stones, heap.turn)
    }
    func gameModelUpdates(for player: GKGameModelPlayer) -> [GKGameModelUpdate]? {
        stones == 0 ? nil : (1...min(3, stones)).map(Taking.init)
    }
    func apply(_ gameModelUpdate: GKGameModelUpdate) {
        guard let taking = gameModelUpdate as? Taking else { return }
        stones -= taking.count
        turn = 1 - turn
    }
    func isWin(for player: GKGameModelPlayer) -> Bool { stones == 0 && turn != player.playerId }
    func isLoss(for player: GKGameModelPlayer) -> Bool { stones == 0 && turn == player.playerId }
}

@Suite("Strategists")
struct StrategistTests {
    private func move(stones: Int, depth: Int) -> Int? {
        let strategist = GKMinmaxStrategist()
        strategist.gameModel = Heap(stones: stones)
        strategist.maxLookAheadDepth = depth
        return (strategist.bestMoveForActivePlayer() as? Taking)?.count
    }

    @Test func `a strategist leaves a heap that the other side can't win`() {
        #expect((5...7).map { move(stones: $0, depth: 8) } == [1, 2, 3])
        #expect(move(stones: 3, depth: 1) == 3)
        #expect(move(stones: 0, depth: 4) == nil && move(stones: 5, depth: 0) == nil)
    }

    @Test func `among moves that are as good chance decides`() {
        let strategist = GKMinmaxStrategist()
        let heap = Heap(stones: 40)
        strategist.gameModel = heap
        strategist.maxLookAheadDepth = 1
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 4)
        let moves = (0..<40).compactMap { _ in (strategist.bestMove(for: Heap.sides[0]) as? Taking)?.count }
        #expect(Set(moves) == [1, 2, 3] && heap.stones == 40)
        let two = (0..<40).compactMap { _ in
            (strategist.randomMove(for: Heap.sides[0], fromNumberOfBestMoves: 2) as? Taking)?.count
        }
        #expect(Set(two) == [1, 2])
    }
}
