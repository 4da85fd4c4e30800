import FoundationModels

/// A profile that requires a tool call first and then lets the model answer freely.
struct CallFirst<Called: Tool>: LanguageModelSession.DynamicProfile {
    @SessionProperty(\.lookupCount) private var lookupCount
    let model: any LanguageModel
    let tool: Called
    var instructions = "Be brief."

    var body: some LanguageModelSession.DynamicProfile {
        Profile {
            Instructions(instructions)
            tool
        }
        .model(model)
        .toolCallingMode(lookupCount == 0 ? .required : .allowed)
        .onToolCall { lookupCount += 1 }
        .onResponse { lookupCount = 0 }
    }
}
