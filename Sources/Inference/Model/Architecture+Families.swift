/// The supported families.
extension Architecture {
    static let all = [
        // Llama 2 and 3, Mistral, Mixtral, SmolLM and SmolLM2.
        Architecture(name: "llama", rotaryPairing: .neighbours),
        Architecture(name: "mistral3", rotaryPairing: .neighbours),
        Architecture(name: "smollm3", rotaryPairing: .neighbours, unrotated: .each(4)),
        Architecture(name: "granite", rotaryPairing: .neighbours),
        Architecture(name: "granitemoe", rotaryPairing: .neighbours),
        Architecture(name: "ernie4_5", rotaryPairing: .neighbours),
        Architecture(name: "ernie4_5-moe", rotaryPairing: .neighbours),
        Architecture(name: "glm4", rotaryPairing: .neighbours, normalizesResults: true),
        // GLM-4.5 and GLM-4.5-Air, GLM-4.6.
        Architecture(
            name: "glm4moe", headNorm: .eachHeadWhereTold, feedForwardNorm: "post_attention_norm",
            routing: ExpertRouting(weighing: .sigmoid, normalizesWeights: false, isTold: [.weighing, .normalization])),
        Architecture(name: "internlm2", rotaryPairing: .neighbours),
        Architecture(name: "xverse", rotaryPairing: .neighbours),
        Architecture(name: "maincoder", rotaryPairing: .neighbours, headNorm: .eachHeadAfterRotation),
        // EXAONE 3 and 3.5.
        Architecture(name: "exaone"),
        // Phi-3, Phi-3.5 and Phi-4-mini.
        Architecture(name: "phi3", scalesQueries: true),
        // Qwen2 and Qwen2.5.
        Architecture(name: "qwen2"),
        Architecture(name: "qwen3", headNorm: .eachHead),
        Architecture(name: "qwen3moe", headNorm: .eachHead),
        Architecture(name: "qwen2moe", routing: ExpertRouting(normalizesWeights: false)),
        // The text part of models that also read pictures.
        Architecture(name: "qwen3vl", headNorm: .eachHead),
        Architecture(name: "qwen3vlmoe", headNorm: .eachHead),
        Architecture(
            name: "qwen3next", headNorm: .eachHead, feedForwardNorm: "post_attention_norm", gatesAttention: true,
            recurrence: .groupedDelta),
        Architecture(
            name: "qwen35", headNorm: .eachHead, feedForwardNorm: "post_attention_norm", gatesAttention: true,
            recurrence: .delta),
        Architecture(
            name: "qwen35moe", headNorm: .eachHead, feedForwardNorm: "post_attention_norm", gatesAttention: true,
            recurrence: .delta),
        Architecture(name: "seed_oss", feedForwardNorm: "post_attention_norm"),
        Architecture(name: "hunyuan-dense", headNorm: .eachHeadAfterRotation),
        Architecture(name: "hunyuan-moe", headNorm: .eachHeadAfterRotation),
        Architecture(name: "apertus", gate: .xielu, headNorm: .eachHead),
        Architecture(name: "lfm2", headNorm: .eachHead, outputNorm: "token_embd_norm"),
        Architecture(
            name: "lfm2moe", headNorm: .eachHead, outputNorm: "token_embd_norm",
            routing: ExpertRouting(weighing: .sigmoid, isTold: .weighing)),
        // DeepSeek-MoE 16B.
        Architecture(
            name: "deepseek", rotaryPairing: .neighbours, routing: ExpertRouting(normalizesWeights: false)),
        // DeepSeek-V2 to V3.1, Kimi K2, GLM-4.7-Flash.
        Architecture(
            name: "deepseek2", rotaryPairing: .neighbours, hasLatentKeys: true,
            routing: ExpertRouting(normalizesWeights: false, isTold: [.weighing, .normalization])),
        Architecture(
            name: "dots1", headNorm: .eachHead,
            routing: ExpertRouting(weighing: .sigmoid, normalizesWeights: false, isTold: [.weighing, .normalization])),
        // Ling 2 and Ring 2.
        Architecture(
            name: "bailingmoe2", headNorm: .eachHead,
            routing: ExpertRouting(
                weighing: .sigmoid, normalizesWeights: false, isTold: [.weighing, .normalization],
                sharedWidthIsOfOne: true)),
        Architecture(
            name: "minimax-m2", headNorm: .allHeads, routing: ExpertRouting(weighing: .sigmoid, isTold: .weighing)),
        // OLMo 2, and OLMo 3 with windows.
        Architecture(
            name: "olmo2", headNorm: .allHeads, normalizesInputs: false, normalizesResults: true,
            window: WindowPattern(period: 4, isStretched: false)),
        Architecture(name: "olmoe", headNorm: .allHeads, routing: ExpertRouting(normalizesWeights: false)),
        Architecture(
            name: "exaone4", headNorm: .eachHead, normalizesInputs: false, normalizesResults: true,
            unrotated: .withoutWindow, window: WindowPattern(period: 4, lengthDefault: 4096, layerCount: 64)),
        Architecture(
            name: "gpt-oss", gate: .boundedSwish, feedForwardNorm: "post_attention_norm",
            window: WindowPattern(period: 2), hasSinks: true, routing: ExpertRouting(weighing: .softmaxOfChosen)),
        Architecture(name: "gemma", gate: .gelu, scalesEmbeddings: true, scalesQueries: true),
        Architecture(
            name: "gemma2", gate: .gelu, normalizesResults: true, scalesEmbeddings: true,
            window: WindowPattern(period: 2, lengthDefault: 4096), scalesQueries: true, caps: (50, 30),
            layerCountOfLargest: 46),
        Architecture(
            name: "gemma3", gate: .gelu, headNorm: .eachHead, normalizesResults: true, scalesEmbeddings: true,
            window: WindowPattern(period: 6, rotaryBase: 10000, isStretched: false), scalesQueries: true,
            layerCountOfLargest: 62),
        Architecture(
            name: "gemma3n", gate: .gelu, headNorm: .eachHead, normalizesResults: true, scalesEmbeddings: true,
            window: WindowPattern(period: 5, rotaryBase: 10000, isStretched: false), attentionScale: 1,
            normalizesValues: true, keyLayerCount: 20, factorsHoldInWindows: false, hasVersions: true, caps: (0, 30)),
        Architecture(
            name: "gemma4", gate: .gelu, headNorm: .eachHead, normalizesResults: true, scalesEmbeddings: true,
            window: WindowPattern(period: 6, rotaryBase: 10000, isStretched: false), attentionScale: 1,
            normalizesValues: true, factorsHoldInWindows: false, hasNetworkBesideExperts: true),
    ]
}
