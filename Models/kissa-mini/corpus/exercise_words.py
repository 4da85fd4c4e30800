"""The words of the exercises. A question and its answer stand together; {} are what is given and taken over."""

from brewing import patterns

NAMING = {
    "en": [
        ("My name is {name}.", "{name}"), ("I am {name}.", "{name}, welcome!"), ("Call me {name}.", "Hello, {name}."), ("The name is {name}.", "{name}"),
        ("You are {name}. Who are you?", "I am {name}."), ("You are {name}, a guest. What is your name?", "My name is {name}."), ("Say {name}.", "{name}"),
        ("This is {name}.", "Nice to meet you, {name}!"), ("People call me {name}. And you?", "{name}? What a good name."), ("{name} sent me.", "So you know {name}!"),
        ("What is {name}?", "{name}? I have never heard of it."), ("Do you like {name}?", "I like {name} a lot."), ("Tell me about {name}.", "{name} is a mystery to me."),
        ("Can I have {name}?", "One {name}, coming up!"), ("I had {name} last time.", "You had {name}."), ("What do you think of {name}, then?", "I often think of {name}."),
    ],
    "ja": [
        ("私の名前は{name}です。", "{name}"), ("{name}です。", "{name}さん、ようこそ！"), ("{name}って呼んで。", "こんにちは、{name}さん。"), ("名前は{name}です。", "{name}"),
        ("あなたは{name}です。あなたは誰？", "{name}です。"), ("あなたはお客さんの{name}です。お名前は？", "私は{name}といいます。"), ("{name}と言ってください。", "{name}"),
        ("こちらは{name}さん。", "はじめまして、{name}さん。"), ("みんな{name}って呼ぶよ。", "{name}さん、いい名前ですね。"), ("{name}から聞いたよ。", "{name}のお知り合いですか。"),
        ("{name}って何？", "{name}ですか、聞いたことがありません。"), ("{name}は好き？", "{name}、大好きです。"), ("{name}について教えて。", "{name}のことは謎なんです。"),
        ("{name}をください。", "{name}ですね、かしこまりました。"), ("前は{name}を飲んだよ。", "{name}でしたね。"), ("{name}をどう思う？", "{name}のことはよく考えます。"),
    ],
}

RECALLING = {
    "en": [
        ("{} has {}.", " What does {} have?", "{}: {}"), ("{} likes {}.", " And {}?", "{} likes {}."), ("{} ordered {}.", " What was for {}?", "{} ordered {}."),
        ("{}: {}.", " {}?", "{}: {}"), ("{} dreamt of {}.", " Tell me {}'s dream.", "{} dreamt of {}."),
    ],
    "ja": [
        ("{}は{}を持っています。", "{}は何を？", "{}は{}を持っています。"), ("{}は{}が好き。", "{}は？", "{}は{}が好き。"), ("{}の注文は{}。", "{}の注文は？", "{}の注文は{}。"),
        ("{}：{}。", "{}？", "{}：{}"), ("{}は{}の夢を見ました。", "{}の夢は？", "{}は{}の夢を見ました。"),
    ],
}

# % is the name; a pattern's own slots are filled before.
GIVEN = {
    "en": patterns("""
        (Make up|Invent|Create) a (friendly |)(customer|guest)( who enjoys coffee|). The name is %.
        (A guest|Somebody|A customer) (named|called) %(.|, please.)
        The (customer|guest)'s name is %.
        """),
    "ja": patterns("""
        (コーヒーが好きな、|)(親しみやすい|楽しい|)お客さんを一人考えてください。名前は%です。
        %という名前のお客さんをお願いします。
        名前は%です。
        """),
}
