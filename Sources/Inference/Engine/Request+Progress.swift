/// The progress of a reply: a token is chosen or forced, passed to the constraint, yielded, and becomes the model's next input.
extension Request {
    struct Progress {
        var newTokenCount = 0
        var hasFinished = false
        var error: EngineError?
    }

    /// Takes the logits of a reading. With classifier-free guidance both readings must have theirs, and the logits are adjusted
    /// by those of the negative prompt.
    ///
    /// - Returns: Whether the next token can be chosen from them.
    func take(_ logits: UnsafeMutableBufferPointer<Float>, of reading: Reading) -> Bool {
        guard let guidance = options.guidance, let negative else { return true }
        reading.logits = Array(logits)
        guard readings.allSatisfy({ !$0.logits.isEmpty }) else { return false }
        _ = logits.update(fromContentsOf: self.reading.logits)
        guidance.apply(to: logits, awayFrom: negative.logits)
        for reading in readings { reading.logits.removeAll() }
        return true
    }

    /// Chooses the next token, and appends the tokens that are forced after it. Modifies the logits.
    func chooseToken(_ logits: UnsafeMutableBufferPointer<Float>, _ tokenizer: Tokenizer) -> Progress {
        if constraint == nil { options.repetition?.apply(to: logits, after: reply) }
        let logits = UnsafeBufferPointer(logits)
        guard let token = sampler.choose(from: logits, allowed: constraint?.allowedTokens()) else {
            return Progress(error: .noTokenAllowed)
        }
        var progress = Progress()
        append(token, tokenizer, &progress)
        return progress.hasFinished ? progress : appendForcedTokens(tokenizer, after: progress)
    }

    /// Appends the tokens that the constraint forces.
    func appendForcedTokens(_ tokenizer: Tokenizer, after progress: Progress = Progress()) -> Progress {
        var progress = progress
        for token in constraint?.forcedTokens() ?? [] where !progress.hasFinished {
            append(token, tokenizer, &progress)
        }
        return progress
    }

    private func append(_ token: Token, _ tokenizer: Tokenizer, _ progress: inout Progress) {
        guard case .generation(let continuation) = kind else { return }
        constraint?.accept(token)
        reply.append(token)
        progress.newTokenCount += 1
        for reading in readings { reading.pending.append(token) }
        let reason = finishReason(after: token, tokenizer)
        var newText = reason == .endOfReply ? "" : text.append(token)
        if reason != nil { newText += text.finish() }
        progress.hasFinished = reason != nil
        continuation.yield(
            GeneratedToken(
                token: token, text: newText, finishReason: reason, reusedTokenCount: reusedTokenCount))
    }

    private func finishReason(after token: Token, _ tokenizer: Tokenizer) -> GeneratedToken.FinishReason? {
        if options.stopTokens.contains(token) { return .endOfReply }
        if tokenizer.endOfGeneration.contains(token), !options.ignoresEndOfGeneration { return .endOfReply }
        if let maximum = options.maximumTokenCount, generatedTokenCount >= maximum { return .maximumTokenCount }
        return nil
    }
}
