/// Apple's FoundationModels API over any model.
