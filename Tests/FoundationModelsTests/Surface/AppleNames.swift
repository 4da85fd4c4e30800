/// The names of Apple's FoundationModels, from its interfaces of OS 26.5 and 27 and the documentation of 27.2: a line for each
/// type, with its members. Names that come from a conformance (`==`, `hash(into:)`, `errorDescription`) are left out.
enum AppleNames {
    /// All names, each prefixed with its type's name.
    static let all: Set<String> = {
        var names: Set<String> = [], type = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if word.hasSuffix("=") {
                type = word == "module=" ? "" : word.dropLast() + "."
            } else {
                names.insert(type + word)
            }
        }
        return names
    }()

    private static let text = """
        module= AnyDynamicInstructions Attachment ConditionalDynamicInstructions ContextOptions
            ConvertibleFromGeneratedContent ConvertibleToGeneratedContent DataAttachmentRepresentable
            DataEntryRepresentable DynamicGenerationSchema DynamicInstructions DynamicInstructionsBuilder
            DynamicInstructionsForEach EmptyDynamicInstructions Generable Generable(description:)
            Generable(description:representNilExplicitlyInGeneratedContent:)
            Generable(name:description:representNilExplicitlyInGeneratedContent:) GeneratedContent GenerationGuide
            GenerationID GenerationOptions GenerationSchema Guide(description:) Guide(description:_:)
            ImageAttachmentContent ImageReference Instructions InstructionsBuilder InstructionsRepresentable
            LanguageModel LanguageModelCapabilities LanguageModelError LanguageModelExecutor
            LanguageModelExecutorGenerationChannel LanguageModelExecutorGenerationRequest LanguageModelFeedback
            LanguageModelSession PrivateCloudComputeLanguageModel Prompt PromptBuilder PromptRepresentable
            SessionPropertyEntry() SessionPropertyKey SessionPropertyValues SystemLanguageModel Tool Transcript
            TranscriptErrorHandlingPolicy TupleDynamicInstructions
        AnyDynamicInstructions= Body body init(_:) init(erasing:)
        Array= PartiallyGenerated generatedContent generationSchema init(_:) instructionsRepresentation
            promptRepresentation
        Attachment= init(_:) init(_:orientation:) init(imageURL:orientation:) instructionsRepresentation label(_:)
            promptRepresentation
        Bool= generatedContent generationSchema init(_:) instructionsRepresentation promptRepresentation
        ConditionalDynamicInstructions= Body Branch body init(_:)
        ConditionalDynamicInstructions.Branch= falseContent(_:) trueContent(_:)
        ContextOptions= ReasoningLevel includeSchemaInPrompt init(includeSchemaInPrompt:reasoningLevel:) reasoningLevel
        ContextOptions.ReasoningLevel= custom(_:) deep light moderate
        ConvertibleFromGeneratedContent= init(_:)
        ConvertibleToGeneratedContent= generatedContent instructionsRepresentation promptRepresentation
        DataAttachmentRepresentable= init(_:) transcriptRepresentation
        DataEntryRepresentable= init(_:) transcriptRepresentation
        Decimal= generatedContent generationSchema init(_:) instructionsRepresentation promptRepresentation
        Double= generatedContent generationSchema init(_:) instructionsRepresentation promptRepresentation
        DynamicGenerationSchema= Property init(arrayOf:minimumElements:maximumElements:) init(name:description:anyOf:)
            init(name:description:properties:)
            init(name:description:representNilExplicitlyInGeneratedContent:properties:) init(referenceTo:)
            init(type:guides:) null
        DynamicGenerationSchema.Property= init(name:description:schema:isOptional:)
        DynamicInstructions= Body ForEach SessionProperty body
        DynamicInstructionsBuilder= buildBlock() buildBlock(_:) buildEither(first:) buildEither(second:)
            buildExpression(_:) buildLimitedAvailability(_:) buildOptional(_:)
        DynamicInstructionsForEach= Body body init(_:content:) init(_:id:content:)
        EmptyDynamicInstructions= Body body init()
        Float= generatedContent generationSchema init(_:) instructionsRepresentation promptRepresentation
        Generable= PartiallyGenerated asPartiallyGenerated() generationSchema instructionsRepresentation
            promptRepresentation
        GeneratedContent= Kind ParsingError debugDescription generatedContent generationSchema id init(_:) init(_:id:)
            init(elements:id:) init(json:) init(kind:id:) init(properties:id:) init(properties:id:uniquingKeysWith:)
            isComplete jsonString kind value(_:) value(_:forProperty:)
        GeneratedContent.Kind= array(_:) bool(_:) null number(_:) string(_:) structure(properties:orderedKeys:)
        GeneratedContent.ParsingError= debugDescription init(rawContent:underlyingError:debugDescription:) rawContent
            underlyingError
        GenerationGuide= anyOf(_:) constant(_:) count(_:) element(_:) maximum(_:) maximumCount(_:) minimum(_:)
            minimumCount(_:) pattern(_:) range(_:)
        GenerationID= init()
        GenerationOptions= SamplingMode ToolCallingMode init(sampling:temperature:maximumResponseTokens:)
            init(samplingMode:temperature:maximumResponseTokens:)
            init(samplingMode:temperature:maximumResponseTokens:toolCallingMode:) maximumResponseTokens sampling
            samplingMode temperature toolCallingMode
        GenerationOptions.SamplingMode= Kind greedy kind random(probabilityThreshold:seed:) random(top:seed:)
        GenerationOptions.SamplingMode.Kind= greedy randomProbabilityThreshold(_:seed:) randomTopK(_:seed:)
        GenerationOptions.ToolCallingMode= Kind allowed disallowed kind required
        GenerationOptions.ToolCallingMode.Kind= allowed disallowed required
        GenerationSchema= Property SchemaError debugDescription encode(to:) init(from:) init(root:dependencies:)
            init(type:description:anyOf:) init(type:description:properties:)
            init(type:description:representNilExplicitlyInGeneratedContent:properties:) name
        GenerationSchema.Property= init(name:description:type:guides:)
        GenerationSchema.SchemaError= Context duplicateProperty(schema:property:context:)
            duplicateType(schema:type:context:) emptyTypeChoices(schema:context:)
            undefinedReferences(schema:references:context:)
        GenerationSchema.SchemaError.Context= debugDescription init(debugDescription:)
        ImageReference= PartiallyGenerated attachmentLabel generatedContent generationSchema init(_:) resolve(in:)
            resolved(in:)
        ImageReference.PartiallyGenerated= ID attachmentLabel id init(_:)
        Instructions= Body body init(_:) instructionsRepresentation
        InstructionsBuilder= buildArray(_:) buildBlock(_:) buildEither(first:) buildEither(second:) buildExpression(_:)
            buildLimitedAvailability(_:) buildOptional(_:)
        InstructionsRepresentable= instructionsRepresentation
        Int= generatedContent generationSchema init(_:) instructionsRepresentation promptRepresentation
        LanguageModel= Executor capabilities executorConfiguration supportsDataAttachmentType(_:)
            supportsDataEntryType(_:)
        LanguageModelCapabilities= Capability contains(_:) init(_:) init(capabilities:)
        LanguageModelCapabilities.Capability= guidedGeneration reasoning toolCalling vision
        LanguageModelError= ContextSizeExceeded GuardrailViolation RateLimited Refusal Timeout UnsupportedCapability
            UnsupportedGenerationGuide UnsupportedLanguageOrLocale UnsupportedTranscriptContent contextSizeExceeded(_:)
            debugDescription guardrailViolation(_:) rateLimited(_:) refusal(_:) timeout(_:) unsupportedCapability(_:)
            unsupportedGenerationGuide(_:) unsupportedLanguageOrLocale(_:) unsupportedTranscriptContent(_:)
        LanguageModelError.ContextSizeExceeded= contextSize debugDescription
            init(contextSize:tokenCount:debugDescription:metadata:) metadata tokenCount
        LanguageModelError.GuardrailViolation= debugDescription init(debugDescription:metadata:) metadata
        LanguageModelError.RateLimited= debugDescription init(resetDate:debugDescription:metadata:) metadata resetDate
        LanguageModelError.Refusal= debugDescription explanation explanationStream
            init(explanation:debugDescription:metadata:) metadata
        LanguageModelError.Timeout= debugDescription init(debugDescription:metadata:) metadata
        LanguageModelError.UnsupportedCapability= capability debugDescription
            init(capability:debugDescription:metadata:) metadata
        LanguageModelError.UnsupportedGenerationGuide= debugDescription init(schemaName:debugDescription:metadata:)
            metadata schemaName
        LanguageModelError.UnsupportedLanguageOrLocale= debugDescription init(languageCode:debugDescription:metadata:)
            languageCode metadata
        LanguageModelError.UnsupportedTranscriptContent= debugDescription
            init(unsupportedContent:debugDescription:metadata:) metadata unsupportedContent
        LanguageModelExecutor= Configuration Model init(configuration:) prewarm(model:transcript:)
            respond(to:model:streamingInto:)
        LanguageModelExecutorGenerationChannel= AsyncIterator Data Element Event Metadata Reasoning ReasoningSignature
            Response TextFragment TextSegmentReplacement ToolCalls Usage init() makeAsyncIterator() send(_:)
        LanguageModelExecutorGenerationChannel.AsyncIterator= Element next(isolation:)
        LanguageModelExecutorGenerationChannel.Data= Action action entryID
        LanguageModelExecutorGenerationChannel.Data.Action= update(contentType:content:metadata:)
        LanguageModelExecutorGenerationChannel.Event= data(entryID:action:) reasoning(entryID:action:)
            response(entryID:action:) toolCalls(entryID:action:)
        LanguageModelExecutorGenerationChannel.Metadata= values
        LanguageModelExecutorGenerationChannel.Reasoning= Action action entryID
        LanguageModelExecutorGenerationChannel.Reasoning.Action= appendText(_:segmentID:tokenCount:)
            replaceTextSegment(_:segmentID:tokenCount:) updateMetadata(_:) updateSignature(_:tokenCount:)
            updateUsage(input:output:metadata:)
        LanguageModelExecutorGenerationChannel.ReasoningSignature= signature tokenCount
        LanguageModelExecutorGenerationChannel.Response= Action action entryID
        LanguageModelExecutorGenerationChannel.Response.Action= addAttachmentSegment(_:)
            appendText(_:segmentID:tokenCount:) removeAttachmentSegment(id:) replaceTextSegment(_:segmentID:tokenCount:)
            updateCustomSegment(_:) updateMetadata(_:) updateUsage(input:output:metadata:)
        LanguageModelExecutorGenerationChannel.TextFragment= content segmentID tokenCount
        LanguageModelExecutorGenerationChannel.TextSegmentReplacement= content segmentID tokenCount
        LanguageModelExecutorGenerationChannel.ToolCalls= Action ToolCall action entryID
        LanguageModelExecutorGenerationChannel.ToolCalls.Action= removeToolCall(id:) toolCall(id:name:action:)
            updateMetadata(_:) updateUsage(input:output:metadata:)
        LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall= Action ArgumentsFragment action id name
        LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.Action= appendArguments(_:tokenCount:)
            updateMetadata(_:)
        LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.ArgumentsFragment= content tokenCount
        LanguageModelExecutorGenerationChannel.Usage= Input Output init(input:output:metadata:) input metadata output
        LanguageModelExecutorGenerationChannel.Usage.Input= cachedTokenCount init(totalTokenCount:cachedTokenCount:)
            totalTokenCount
        LanguageModelExecutorGenerationChannel.Usage.Output= init(totalTokenCount:reasoningTokenCount:)
            reasoningTokenCount totalTokenCount
        LanguageModelExecutorGenerationRequest= contextOptions enabledToolDefinitions generationOptions id
            init(id:transcript:enabledTools:schema:generationOptions:contextOptions:metadata:) metadata schema
            transcript
        LanguageModelFeedback= Issue Sentiment
        LanguageModelFeedback.Issue= Category init(category:explanation:)
        LanguageModelFeedback.Issue.Category= AllCases allCases didNotFollowInstructions incorrect stereotypeOrBias
            suggestiveOrSexual tooVerbose triggeredGuardrailUnexpectedly unhelpful vulgarOrOffensive
        LanguageModelFeedback.Sentiment= AllCases allCases negative neutral positive
        LanguageModelSession= AnyDynamicProfile ConditionalDynamicProfile DynamicProfile DynamicProfileBuilder
            DynamicProfileModifier DynamicProfileModifierContent Error GenerationError ModifiedDynamicProfile Profile
            Response ResponseStream SessionProperty ToolCallError Usage init(model:dynamicInstructions:history:)
            init(model:tools:instructions:) init(model:tools:transcript:) init(profile:history:) isResponding
            logFeedbackAttachment(sentiment:issues:desiredOutput:)
            logFeedbackAttachment(sentiment:issues:desiredResponseContent:)
            logFeedbackAttachment(sentiment:issues:desiredResponseText:) prewarm(promptPrefix:) properties
            respond(generating:includeSchemaInPrompt:options:prompt:)
            respond(generating:options:contextOptions:metadata:prompt:) respond(options:contextOptions:metadata:prompt:)
            respond(options:prompt:) respond(schema:includeSchemaInPrompt:options:prompt:)
            respond(schema:options:contextOptions:metadata:prompt:)
            respond(to:generating:includeSchemaInPrompt:options:)
            respond(to:generating:options:contextOptions:metadata:) respond(to:options:)
            respond(to:options:contextOptions:metadata:) respond(to:schema:includeSchemaInPrompt:options:)
            respond(to:schema:options:contextOptions:metadata:)
            streamResponse(generating:includeSchemaInPrompt:options:prompt:)
            streamResponse(generating:options:contextOptions:metadata:prompt:)
            streamResponse(options:contextOptions:metadata:prompt:) streamResponse(options:prompt:)
            streamResponse(schema:includeSchemaInPrompt:options:prompt:)
            streamResponse(schema:options:contextOptions:metadata:prompt:)
            streamResponse(to:generating:includeSchemaInPrompt:options:)
            streamResponse(to:generating:options:contextOptions:metadata:) streamResponse(to:options:)
            streamResponse(to:options:contextOptions:metadata:) streamResponse(to:schema:includeSchemaInPrompt:options:)
            streamResponse(to:schema:options:contextOptions:metadata:) transcript transcriptErrorHandlingPolicy usage
        LanguageModelSession.AnyDynamicProfile= Body body init(_:) init(erasing:)
        LanguageModelSession.ConditionalDynamicProfile= Body body falseContent(_:) trueContent(_:)
        LanguageModelSession.DynamicProfile= Body DynamicProfile Profile SessionProperty body historyTransform(_:)
            maximumResponseTokens(_:) model(_:) modifier(_:) onActivate(perform:) onDeactivate(perform:)
            onPrompt(perform:) onReasoning(perform:) onResponse(perform:) onToolCall(perform:) onToolOutput(perform:)
            reasoningLevel(_:) samplingMode(_:) temperature(_:) toolCallingMode(_:) transcriptErrorHandlingPolicy(_:)
        LanguageModelSession.DynamicProfileBuilder= buildBlock(_:) buildEither(first:) buildEither(second:)
            buildLimitedAvailability(_:)
        LanguageModelSession.DynamicProfileModifier= Body Content DynamicProfile SessionProperty body(content:)
        LanguageModelSession.DynamicProfileModifierContent= Body body
        LanguageModelSession.Error= concurrentRequests debugDescription transcriptMutationWhileResponding
        LanguageModelSession.GenerationError= Context Refusal assetsUnavailable(_:) concurrentRequests(_:)
            decodingFailure(_:) exceededContextWindowSize(_:) guardrailViolation(_:) rateLimited(_:) refusal(_:_:)
            unsupportedGuide(_:) unsupportedLanguageOrLocale(_:)
        LanguageModelSession.GenerationError.Context= debugDescription init(debugDescription:)
        LanguageModelSession.GenerationError.Refusal= explanation explanationStream init(transcriptEntries:)
        LanguageModelSession.ModifiedDynamicProfile= Body body
        LanguageModelSession.Profile= Body body init(_:)
        LanguageModelSession.Response= content rawContent transcriptEntries usage
        LanguageModelSession.ResponseStream= AsyncIterator Element Snapshot collect() makeAsyncIterator()
        LanguageModelSession.ResponseStream.AsyncIterator= Element next(isolation:)
        LanguageModelSession.ResponseStream.Snapshot= content rawContent transcriptEntries usage
        LanguageModelSession.SessionProperty= init(_:) wrappedValue
        LanguageModelSession.ToolCallError= init(tool:underlyingError:) tool underlyingError
        LanguageModelSession.Usage= Input Output init(input:output:metadata:) input metadata output totalTokenCount
        LanguageModelSession.Usage.Input= cachedTokenCount init(totalTokenCount:cachedTokenCount:) totalTokenCount
        LanguageModelSession.Usage.Output= init(totalTokenCount:reasoningTokenCount:) reasoningTokenCount
            totalTokenCount
        Never= Body body generatedContent generationSchema init(_:)
        Optional= Body PartiallyGenerated body generatedContent instructionsRepresentation promptRepresentation
        PrivateCloudComputeLanguageModel= Availability Error Executor QuotaUsage availability capabilities contextSize
            executorConfiguration init() isAvailable quotaUsage supportedLanguages supportsLocale(_:)
        PrivateCloudComputeLanguageModel.Availability= UnavailableReason available unavailable(_:)
        PrivateCloudComputeLanguageModel.Availability.UnavailableReason= deviceNotEligible systemNotReady
        PrivateCloudComputeLanguageModel.Error= NetworkFailure QuotaLimitReached ServiceUnavailable debugDescription
            networkFailure(_:) quotaLimitReached(_:) serviceUnavailable(_:)
        PrivateCloudComputeLanguageModel.Error.NetworkFailure= debugDescription init(debugDescription:)
        PrivateCloudComputeLanguageModel.Error.QuotaLimitReached= debugDescription
            init(limitIncreaseSuggestion:resetDate:debugDescription:) limitIncreaseSuggestion resetDate
        PrivateCloudComputeLanguageModel.Error.ServiceUnavailable= debugDescription init(debugDescription:)
        PrivateCloudComputeLanguageModel.Executor= Configuration Model init(configuration:) prewarm(model:transcript:)
            respond(to:model:streamingInto:)
        PrivateCloudComputeLanguageModel.QuotaUsage= LimitIncreaseSuggestion Status isLimitReached
            limitIncreaseSuggestion resetDate status
        PrivateCloudComputeLanguageModel.QuotaUsage.LimitIncreaseSuggestion= show()
        PrivateCloudComputeLanguageModel.QuotaUsage.Status= BelowLimit LimitReached belowLimit(_:) limitReached(_:)
        PrivateCloudComputeLanguageModel.QuotaUsage.Status.BelowLimit= isApproachingLimit
        Prompt= init(_:) promptRepresentation
        PromptBuilder= buildArray(_:) buildBlock(_:) buildEither(first:) buildEither(second:) buildExpression(_:)
            buildLimitedAvailability(_:) buildOptional(_:)
        PromptRepresentable= promptRepresentation
        SessionPropertyKey= Value defaultValue
        SessionPropertyValues= history subscript(_:)
        String= generatedContent generationSchema init(_:) instructionsRepresentation promptRepresentation
        SystemLanguageModel= Adapter Availability Error Executor Guardrails UseCase Variant availability capabilities
            contextSize default executorConfiguration init(adapter:guardrails:) init(useCase:guardrails:) isAvailable
            supportedLanguages supportsLocale(_:) tokenCount(for:) variant
        SystemLanguageModel.Adapter= AssetError compatibleAdapterIdentifiers(name:) compile() creatorDefinedMetadata
            init(fileURL:) init(name:) isCompatible(_:) removeObsoleteAdapters()
        SystemLanguageModel.Adapter.AssetError= Context compatibleAdapterNotFound(_:) invalidAdapterName(_:)
            invalidAsset(_:)
        SystemLanguageModel.Adapter.AssetError.Context= debugDescription init(debugDescription:)
        SystemLanguageModel.Availability= UnavailableReason available unavailable(_:)
        SystemLanguageModel.Availability.UnavailableReason= appleIntelligenceNotEnabled deviceNotEligible modelNotReady
        SystemLanguageModel.Error= AssetsUnavailable assetsUnavailable(_:) debugDescription
        SystemLanguageModel.Error.AssetsUnavailable= debugDescription init(debugDescription:)
        SystemLanguageModel.Executor= Configuration Model init(configuration:) prewarm(model:transcript:)
            respond(to:model:streamingInto:)
        SystemLanguageModel.Guardrails= default permissiveContentTransformations
        SystemLanguageModel.UseCase= contentTagging general
        SystemLanguageModel.Variant= core3 coreAdvanced3 displayName
        Tool= Arguments Output SessionProperty call(arguments:) description includesSchemaInInstructions name parameters
        Transcript= Attachment AttachmentSegment CustomSegment DataAttachment DataEntry Element Entry HistoryView
            ImageAttachment Index Indices Instructions Iterator Prompt Reasoning Response ResponseFormat Segment
            StructuredSegment SubSequence TextSegment ToolCall ToolCalls ToolDefinition ToolOutput encode(to:) endIndex
            history init() init(entries:) init(from:) replaceSubrange(_:with:) startIndex subscript(_:)
        Transcript.Attachment= data(_:) image(_:)
        Transcript.AttachmentSegment= ID content description id init(id:content:label:) label
        Transcript.CustomSegment= Content content description id instructionsRepresentation promptRepresentation
        Transcript.DataAttachment= content contentType init(contentType:content:metadata:) metadata
        Transcript.DataEntry= content contentType description id init(id:contentType:content:metadata:) metadata
        Transcript.Entry= ID data(_:) description id instructions(_:) prompt(_:) reasoning(_:) response(_:)
            toolCalls(_:) toolOutput(_:)
        Transcript.HistoryView= Element Index SubSequence append(_:) append(contentsOf:) endIndex init()
            init(arrayLiteral:) replaceSubrange(_:with:) startIndex subscript(_:)
        Transcript.ImageAttachment= cgImage ciImage init(_:orientation:) init(imageURL:orientation:) orientation
            pixelBuffer(resolution:pixelFormat:) url
        Transcript.Instructions= ID description id init(id:segments:toolDefinitions:) segments toolDefinitions
        Transcript.Prompt= ID contextOptions description id
            init(id:metadata:segments:options:responseFormat:contextOptions:) init(id:segments:options:responseFormat:)
            metadata options responseFormat segments
        Transcript.Reasoning= ID description id init(id:metadata:segments:signature:) metadata segments signature
        Transcript.Response= ID assetIDs description id init(id:assetIDs:segments:) init(id:metadata:segments:) metadata
            segments
        Transcript.ResponseFormat= Kind description init(schema:) init(type:) kind name
        Transcript.ResponseFormat.Kind= schema(_:)
        Transcript.Segment= ID attachment(_:) custom(_:) description id structure(_:) text(_:)
        Transcript.StructuredSegment= ID content description id init(id:schemaName:content:) init(id:source:content:)
            schemaName source
        Transcript.TextSegment= ID content description id init(id:content:)
        Transcript.ToolCall= ID arguments description id init(id:metadata:toolName:arguments:)
            init(id:toolName:arguments:) metadata toolName
        Transcript.ToolCalls= Element ID Index Indices Iterator SubSequence description endIndex id init(id:_:)
            startIndex subscript(_:)
        Transcript.ToolDefinition= description init(name:description:parameters:) init(tool:) name parameters
        Transcript.ToolOutput= ID description id init(id:toolName:segments:) segments toolName
        TranscriptErrorHandlingPolicy= preserveTranscript revertTranscript
        TupleDynamicInstructions= Body body init(_:)
        """
}
