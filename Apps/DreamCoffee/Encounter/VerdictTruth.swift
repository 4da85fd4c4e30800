import Foundation

/// Whether a guest's words about the drink are true: they may only praise what is right, must not blame it, and must not mention
/// anything that is neither in the drink nor in the order.
struct VerdictTruth: Sendable {
    private let right: Set<Taste>
    /// In the drink, but not ordered.
    private let unwanted: Set<Taste>
    private let missed: Set<Taste>
    /// What was to be left out.
    private let refused: Set<Taste>
    private let inDrink: Set<Taste>
    private let isFullyRight: Bool
    /// Whether there is anything to praise: a guest who leaves no heart doesn't praise.
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

    /// The true sentences of a comment; empty if there are none.
    func whatIsTrue(in comment: String) -> String {
        let sentences = comment.matches(of: /[^.!?。！？…]+[.!?。！？…]*["”」』)）]?/).map { String($0.output) }
        let kept = sentences.filter(holds)
        let words = kept.joined().trimmingCharacters(in: .whitespacesAndNewlines)
        // If only an exclamation such as "Oh!" is left, the comment is dropped.
        return kept.count == sentences.count || words.count >= Self.letterCountMin ? words : ""
    }

    private static let letterCountMin = 6

    /// Whether a true comment mentions something that is wrong, missing or extra.
    func isMistakeNamed(by comment: String) -> Bool {
        VerdictClause.clauses(of: comment).contains { clause in
            let isNaming = clause.isWishing || clause.isBlaming || clause.isTelling && !clause.isPraising
            return isNaming
                && clause.named.contains { !$0.tastes.isDisjoint(with: clause.isWishing ? missed : unwanted) }
        }
    }

    /// Whether the statements about the drink as a whole are true.
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
        // About what the order left open, the guest may say anything.
        return !wish.tastes.isDisjoint(with: inDrink)
    }

    /// "No ice" means that there is none. "I had asked for no ice" or "for tea, not a latte" means that it was to be left out, or
    /// was given instead.
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
    /// Whether a comment agrees with the comparison.
    func isTold(truly comment: String) -> Bool { truth.holds(comment) }
}
