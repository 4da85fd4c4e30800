import FoundationModels

/// The served model, with its name.
struct ServedModel: Sendable {
    let name: String
    let model: SystemLanguageModel
    /// When it was loaded, in seconds since 1970.
    let created: Int

    /// The entry in OpenAI's list of models, with vLLM's field for the context size.
    var json: GeneratedContent {
        .object([
            "id": name, "object": "model", "created": created, "owned_by": "kissa",
            "max_model_len": model.contextSize,
        ])
    }

    var list: GeneratedContent { .object(["object": "list", "data": GeneratedContent.list([json])]) }

    func unknown(_ name: String) -> ServingError {
        ServingError(
            status: 404,
            message: "There is no model \(name.prefix(100)); \(ModelService.modelsPath) lists what there is.",
            place: "model", code: "model_not_found")
    }
}
