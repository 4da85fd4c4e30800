import Foundation

/// Whether a guest's words are true of the drink: they praise no more than what is right, blame nothing that is, and name
/// nothing that is neither in the drink nor in the order.
struct VerdictTruth: Sendable {
    private let right: Set<Taste>
    /// In the drink, and not wished for.
    private let unwanted: Set<Taste>
    private let missed: Set<Taste>
    /// What was to be left out.
    private let refused: Set<Taste>
    private let inDrink: Set<Taste>
    private let isFullyRight: Bool
    /// Whether there is anything to praise: no guest does who leaves no heart.
    private let deservesPraise: Bool

    init(_ drink: CoffeeDrink, _ order: OrderReading, isFullyRight: Bool, deservesPraise: Bool) {
        (self.isFullyRight, self.deservesPraise) = (isFullyRight, deservesPraise)
        let wishes = order.wishes.filter { !$0.isRefused }
        let surplus = Surplus(of: drink, over: wishes)
        let refused = order.wishes.filter(\.isRefused).reduce(into: Set<Taste>()) { $0.formUnion($1.tastes) }
        let inDrink = Set(drink.tastes)
        (self.refused, self.inDrink) = (refused, inDrink)
        let unfulfilled = wishes.filter { $0.tastes.isDisjoint(with: inDrink) }
        let kinds = unfulfilled.compactMap(\.kind)
        right = inDrink.filter { taste in
            !refused.contains(taste) && (taste.kind == .flavor || !kinds.contains(taste.kind))
                && !surplus.contains(taste) && wishes.contains { $0.tastes.contains(taste) }
        }
        missed = unfulfilled.reduce(into: Set<Taste>()) { $0.formUnion($1.tastes) }
        let right = right
        unwanted = inDrink.filter { taste in
            refused.contains(taste) || surplus.contains(taste) || !right.contains(taste) && kinds.contains(taste.kind)
        }
    }

    func holds(_ comment: String) -> Bool {
        VerdictClause.clauses(of: comment).allSatisfy { clause in
            guard isWholeTrue(clause), deservesPraise || !clause.isComplimenting else { return false }
            return clause.named.allSatisfy { isTrue($0, in: clause) }
        }
    }

    /// A comment's sentences that hold; empty where none does.
    func whatIsTrue(in comment: String) -> String {
        let sentences = comment.matches(of: /[^.!?。！？…]+[.!?。！？…]*["”」』)）]?/).map { String($0.output) }
        let kept = sentences.filter(holds)
        let words = kept.joined().trimmingCharacters(in: .whitespacesAndNewlines)
        // If only an exclamation such as "Oh!" is left, the comment is dropped.
        return kept.count == sentences.count || words.count >= Self.letterCountMin ? words : ""
    }

    private static let letterCountMin = 6

    /// Whether a comment that holds names something that is wrong, missing or too much.
    func isMistakeNamed(by comment: String) -> Bool {
        VerdictClause.clauses(of: comment).contains { clause in
            let isNaming = clause.isWishing || clause.isBlaming || clause.isTelling && !clause.isPraising
            return isNaming
                && clause.named.contains { !$0.tastes.isDisjoint(with: clause.isWishing ? missed : unwanted) }
        }
    }

    /// What is said of the drink as a whole.
    private func isWholeTrue(_ clause: VerdictClause) -> Bool {
        if clause.blamesWhole { return !isFullyRight }
        return !(clause.praisesWhole && clause.named.isEmpty) || isFullyRight
    }

    private func isTrue(_ wish: Wish, in clause: VerdictClause) -> Bool {
        if wish.isRefused { return isTrue(refusal: wish, in: clause) }
        if clause.isWishing {
            return wish.tastes.isDisjoint(with: right) && !wish.tastes.isDisjoint(with: missed)
                || isNotMeant(wish, clause)
        }
        if !wish.tastes.isDisjoint(with: right) { return !clause.isBlaming }
        if !wish.tastes.isDisjoint(with: unwanted) { return clause.isBlaming || !clause.isPraising }
        // Of what the order left open the guest may think what it likes.
        return !wish.tastes.isDisjoint(with: inDrink)
    }

    /// "No ice": there is none. "I had asked for no ice", "for tea, not a latte": there was to be none, or it was given instead.
    private func isTrue(refusal: Wish, in clause: VerdictClause) -> Bool {
        guard clause.isWishing else { return refusal.tastes.isDisjoint(with: inDrink) }
        return !refusal.tastes.isDisjoint(with: unwanted) || !refusal.tastes.isDisjoint(with: refused)
    }

    /// "I hoped for tea and not for the latte": both are in one clause.
    private func isNotMeant(_ wish: Wish, _ clause: VerdictClause) -> Bool {
        clause.isBlaming && !wish.tastes.isDisjoint(with: unwanted)
            && clause.named.contains { !$0.tastes.isDisjoint(with: missed) }
    }
}

extension DrinkComparison {
    /// Whether a comment says what the comparison has shown.
    func isTold(truly comment: String) -> Bool { truth.holds(comment) }
}
