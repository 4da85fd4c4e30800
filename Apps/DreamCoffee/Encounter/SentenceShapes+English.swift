extension SentenceShapes {
    static let english = SentenceShapes(
        name: "[BDFGHJKLMNPRSTVWZ][aeiou]([bdfgklmnprstvz][aeiou]){1,2}(n|l|r|s|x)?",
        picture: EnglishWords.creatures + " " + EnglishWords.attire,
        order: EnglishWords.orderOpening + " " + EnglishWords.drink + ", " + EnglishWords.simile + "[.!]",
        praise: oneOf("Mmm", "Oh", "Lovely", "Wonderful", "Ah", "Thank you")
            + "[,!] " + oneOf("it tastes like", "this is like", "it reminds me of", "it feels like", "it is as warm as")
            + " " + EnglishWords.thing + "[.!]",
        complaint: oneOf("Hmm", "Oh dear", "Well", "How strange") + ", "
            + oneOf("I had hoped for", "I was dreaming of", "I still miss", "it needs the taste of") + " "
            + EnglishWords.thing
            + oneOf(
                ", but thank you for trying", ", but you are kind", ", but the cup is pretty",
                ", and yet I feel at home",
                ", so let me come back tomorrow") + "[.!]",
        greeting: oneOf("Hi there", "Hello", "Good evening", "Hey", "Oh, hi") + "[,!] "
            + oneOf(
                "I could smell the coffee from", "I have come all the way from", "I brought you a story of",
                "I have been thinking of", "I just woke up from") + " " + EnglishWords.thing + "[.!]")
}

/// The words that they choose among.
private enum EnglishWords {
    static let creatures =
        SentenceShapes.oneOf(
            "A sleepy", "A curious", "A shy", "A merry", "A brave", "A dreamy", "A tiny", "A fluffy", "A proud",
            "A polite",
            "A round", "A blue", "A golden", "A striped", "A glowing", "A grumpy")
        + " "
        + SentenceShapes.oneOf(
            "cat", "owl", "fox", "whale", "horse", "spider", "teapot", "rabbit", "moth", "turtle", "cloud", "cactus",
            "lantern", "bear", "snail", "jellyfish", "mushroom", "sunflower", "frog", "hedgehog", "penguin", "dragon",
            "moon", "fish", "bird", "mouse", "deer", "octopus")
    static let attire = SentenceShapes.oneOf(
        "in a knitted scarf", "with a tiny hat", "with paper wings", "under an umbrella", "with a rainbow tail",
        "holding a lantern", "with a crown of stars", "in rain boots", "with round glasses", "with a bow tie",
        "in a baseball cap", "with a flower behind its ear", "in a cape", "with a letter")
    static let orderOpening = SentenceShapes.oneOf(
        "I'd like", "I'd love", "Could I have", "May I have", "Please make me", "I am dreaming of")
    static let drink =
        SentenceShapes.oneOf("a hot", "an iced", "a warm", "a cool", "a sweet", "a strong", "a creamy", "a soft")
        + " "
        + SentenceShapes.oneOf(
            "", "lavender ", "vanilla ", "spiced ", "mocha ", "caramel ", "hazelnut ", "ube ", "chai ", "chamomile ")
        + SentenceShapes.oneOf(
            "latte", "drip coffee", "espresso", "macchiato", "cappuccino", "cortado", "hot chocolate")
        + SentenceShapes.oneOf(
            "", " with oat milk", " with almond milk", " with soy milk", " with whole milk", " without milk")
    static let simile =
        SentenceShapes.oneOf(
            "as soft as", "as bright as", "as quiet as", "that tastes like", "the colour of", "as warm as") + " "
        + thing
    static let thing =
        SentenceShapes.oneOf(
            "the night", "the moon", "a cloud", "a lullaby", "a summer meadow", "the sea", "an old friend",
            "a snowy town",
            "the first star", "a garden", "a quiet library", "a paper boat", "a warm blanket", "the rain",
            "a good dream",
            "my grandmother's kitchen", "a secret door", "a Sunday morning", "a small lighthouse", "the last train home"
        )
        + SentenceShapes.oneOf(
            "", " in the rain", " under the stars", " at dawn", " after a storm", " on the far side of the moon")
}
