"""The dream's tables, the words that follow from them, and personas made of them."""

from grammar import read_world
from inventions import Inventor, rare_name

TABLES = read_world()
LANGUAGES = ("en", "ja")
VOWELS = "aiueo"


def with_article(noun):
    return ("an " if noun[:1].lower() in VOWELS else "a ") + noun


class Drink:
    """A drink and what is true of it; every description of it follows from these."""

    def __init__(self, row):
        self.name = {"en": row[0], "ja": row[1]}
        self.temperature, self.sweetness, self.dairy, self.strength = row[2], int(row[3]), int(row[4]), int(row[5])
        temperature = {"hot": [("warm", "温かい"), ("hot", "あつあつの")], "iced": [("ice-cold", "冷たい"), ("cool", "ひんやりした")]}
        sweetness = [("not sweet at all", "甘くない"), ("barely sweet", "ほんのり甘い"), ("sweet", "甘い"), ("very sweet", "とても甘い")]
        traits = temperature.get(self.temperature, []) + [sweetness[self.sweetness]]
        if self.dairy:
            traits += [("milky", "ミルクたっぷりの"), ("creamy", "クリーミーな")]
        if self.strength >= 2:
            traits += [("strong", "濃い")]
        elif not self.dairy and self.strength == 0:
            traits += [("light", "軽い")]
        self.taste = (row[6], row[7])
        self.traits = traits

    def trait(self, language, random):
        pair = random.choice(self.traits + [self.taste])
        return pair[0 if language == "en" else 1]

    def description(self, language, random):
        index = LANGUAGES.index(language)
        chosen = [self.taste[index]] + [random.choice(self.traits)[index]]
        random.shuffle(chosen)
        if language == "en":
            return f"{chosen[0]} and {chosen[1]}"
        return f"{chosen[0]}、{chosen[1]}味"

    def with_article(self):
        name = self.name["en"]
        uncountable = name.split()[-1] in ("tea", "milk", "cocoa", "coffee", "water", "juice", "lemonade", "chai", "hojicha", "brew", "chocolate")
        return name if uncountable else with_article(name)


DRINKS = [Drink(row) for row in TABLES["drinks"]]
COMMON_DRINKS = DRINKS[:38]

ENGLISH_SYLLABLES = "ba be bi bo da de do fa fi ga go ha jo ka ke ko la le li lo lu ma me mi mo na ne ni no pa pe ra re ri ro sa se so ta te ti to va vi wa ya yo za zo el an or is en ur al in ka shi chi".split()
KATAKANA = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロワンガギゴザジダドバビブベパピポ"
KANJI = "山田中川林森木村井上下石原高橋小大野本松竹梅花春夏秋冬月光星空海美香愛子太郎一二三正明和幸健直真由里佐藤加伊斎金沢島崎岡浜水谷平青白黒葉雪風"
HIRAGANA = "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわんがぎぐげござじずだでどばびぶべぼぱぴぷ"


def made_up_name(language, random):
    if language == "en":
        name = "".join(random.choice(ENGLISH_SYLLABLES) for _ in range(random.choice((2, 2, 3))))
        return (name + random.choice(["", "", "n", "s", "l", "r", "k", "th", "x"])).capitalize()
    kind = random.random()
    if kind < 0.5:
        name = "".join(random.choice(KATAKANA) for _ in range(random.choice((2, 3, 3, 4))))
        return name[0].replace("ン", "ト") + name[1:] + random.choice(["", "", "ー"])
    if kind < 0.8:
        return "".join(random.choice(KANJI) for _ in range(random.choice((2, 2, 3))))
    return "".join(random.choice(HIRAGANA[:-20]) for _ in range(random.choice((2, 3, 3))))


def person(language, random):
    """A name as it is written in both languages; invented ones keep one spelling."""
    if random.random() < 0.5:
        row = random.choice(TABLES["names"])
        return {"en": row[0], "ja": row[1] if random.random() < 0.9 else row[0]}
    name = made_up_name(language, random) if random.random() < 0.5 else rare_name(random, language)
    return {"en": name, "ja": name}


def gibberish(language, random):
    if language == "ja" and random.random() < 0.8:
        letters = HIRAGANA if random.random() < 0.6 else KATAKANA
        return "".join(random.choice(letters) for _ in range(random.randint(3, 8)))
    if random.random() < 0.5:
        return "".join(random.choice(ENGLISH_SYLLABLES) for _ in range(random.randint(2, 4)))
    return "".join(random.choice("asdfghjklqwertyuiopzxcvbnm") for _ in range(random.randint(3, 10)))


ENGLISH_ADJECTIVES = "red old new big small blue green broken golden wooden wild modern famous strange cheap my our your fast good cold".split()
JAPANESE_ADJECTIVES = "赤い 古い 新しい 大きい 小さい 青い 緑の 金の 木の 野生の 有名な 変な 安い 速い うちの 黒い 冷たい 昔の".split()


def thing(language, random):
    """Something to talk about, known or not: what matters is that a reply takes it up."""
    index = LANGUAGES.index(language)
    kind = random.random()
    if kind < 0.12:
        return made_up_name(language, random) if language == "ja" else made_up_name(language, random).lower() + random.choice(["", "s", "ing"])
    noun = random.choice(TABLES["things"] if kind < 0.85 else TABLES["foods"] + TABLES["hobbies"])[index]
    if random.random() < 0.2:
        adjective = random.choice(ENGLISH_ADJECTIVES if language == "en" else JAPANESE_ADJECTIVES)
        if language == "ja":
            return adjective + noun
        if not noun.startswith("the "):
            return adjective + " " + noun
    return noun


INVENTED_THINGS = [row for row in TABLES["things"] if not row[0].startswith("the ")]
BASES = TABLES["drinks"][:8] + TABLES["drinks"][10:16] + TABLES["drinks"][18:22]
# What share of a persona's facts stands in no table.
INVENTED = 0.3


def invented_drink(random):
    return Drink(Inventor(random, INVENTED_THINGS).drink(random.choice(BASES)))


class Persona:
    """Who speaks: always a name and a role, and some of mood, drink, dream, want, history, hobby, home."""

    def __init__(self, random, language):
        row = random.choice(TABLES["roles"] if random.random() < 0.7 else TABLES["roles"][:12])
        self.name = person(language, random)
        if random.random() < 0.08:
            row = TABLES["roles"][0]
            self.name = {"en": "Chike", "ja": "チケ"}
        elif random.random() < 0.08:
            row = TABLES["roles"][10]
            self.name = {"en": "Lisa", "ja": "リサ"}
        self.staff = row[2] == "staff"
        adjective = random.choice(TABLES["adjectives"]) if random.random() < 0.35 and row[0] != "head barista" else None
        self.role = {"en": (adjective[0] + " " if adjective else "") + row[0], "ja": (adjective[1] if adjective else "") + row[1]}
        unique = row[0] in ("head barista", "owner of the shop")
        self.role_with_article = ("the " + self.role["en"]) if unique else with_article(self.role["en"])
        has = lambda chance: random.random() < chance
        self.mood = random.choice(TABLES["moods"]) if has(0.6) else None
        self.drink = random.choice(DRINKS) if has(0.65) else None
        self.dream = random.choice(TABLES["dreams"]) if has(0.55) else None
        self.want = random.choice(TABLES["wants"]) if has(0.4) else None
        self.history = random.choice(TABLES["histories"]) if has(0.35) else None
        self.hobby = random.choice(TABLES["hobbies"]) if has(0.35) else None
        self.home = random.choice(TABLES["homes"]) if has(0.3) else None
        self.trainee = has(0.4)
        self.busy = has(0.4)
        self.invent(random, language)

    def invent(self, random, language, share=INVENTED):
        """Exchanges some of the facts for others that stand in no table."""
        inventor = Inventor(random, INVENTED_THINGS)
        drawn = lambda fact: fact and random.random() < share
        if not self.staff and random.random() < share:
            row = inventor.role()
            self.role = {"en": row[0], "ja": row[1]}
            self.role_with_article = with_article(row[0])
        self.dream = inventor.dream() if drawn(self.dream) else self.dream
        self.hobby = inventor.hobby() if drawn(self.hobby) else self.hobby
        self.home = inventor.home(language) if drawn(self.home) else self.home
        self.drink = invented_drink(random) if drawn(self.drink) else self.drink

    def text(self, language, random):
        sentences = self.english(random) if language == "en" else self.japanese(random)
        first, rest = sentences[0], sentences[1:]
        if random.random() < 0.6:
            random.shuffle(rest)
        return (" " if language == "en" else "").join([first] + rest)

    def english(self, random):
        pick = lambda *options: random.choice(options)
        sentences = [pick(f"You are {self.role_with_article}.", f"You are {self.role_with_article}.", f"Here you are {self.role_with_article}.", f"In this dream you are {self.role_with_article}.")]
        if self.busy:
            sentences.append(pick("The shop is busy today", "It is a busy night", "The shop is full") + pick(
                " and you are glad that the player is here.", ".", " and the player, a trainee, has just come.", " and you are glad that the player, a trainee, is here."))
        if self.mood:
            sentences.append(pick(f"You are {self.mood[0]} today.", f"You feel {self.mood[0]}.", f"You are {self.mood[0]}.", f"Tonight you are {self.mood[0]}."))
        if self.dream:
            dream = self.dream[0]
            sentences.append(pick(f"You dreamt of {dream} before you came here", f"Last night you dreamt of {dream}", f"You have been dreaming of {dream}", f"Your last dream was of {dream}"))
            drink = self.drink.with_article() if self.drink else None
            if drink and random.random() < 0.5:
                sentences[-1] += pick(f", and you are having {drink}.", f", and now you are drinking {drink}.", f" and you like {drink}.")
                drink = None
            else:
                sentences[-1] += "."
        else:
            drink = self.drink.with_article() if self.drink else None
        if drink:
            sentences.append(pick(f"You are having {drink}.", f"Your favourite drink is {drink}.", f"You are drinking {drink}.", f"You always have {drink}.", f"You love {drink}."))
        if self.want:
            sentences.append(pick("You want to know ", "You would like to know ", "You wonder ", "You are curious ") + self.want[0] + ".")
        if self.history:
            sentences.append(self.history[1])
        if self.hobby:
            sentences.append(pick(f"You love {self.hobby[0]}.", f"Your hobby is {self.hobby[0]}.", f"You like {self.hobby[0]}.", f"In your free time you enjoy {self.hobby[0]}."))
        if self.home:
            sentences.append(pick(f"You come from {self.home[0]}.", f"You are from {self.home[0]}.", f"Your home is {self.home[0]}."))
        if self.trainee and not self.busy:
            sentences.append(pick("The player is a trainee.", "You know that the player is new here.", "The player has come to learn."))
        return sentences

    def japanese(self, random):
        pick = lambda *options: random.choice(options)
        role = self.role["ja"]
        sentences = [pick(f"あなたは{role}です。", f"あなたは{role}です。", f"ここでは、あなたは{role}です。", f"この夢であなたは{role}です。")]
        if self.busy:
            sentences.append(pick("今日は店が忙しく、見習いのプレイヤーが来てくれて喜んでいます。", "今日は店が忙しいです。", "店は満席です。", "今夜は忙しい夜です。"))
        if self.mood:
            sentences.append(pick(f"今日は{self.mood[1]}です。", f"あなたは{self.mood[1]}です。", f"いまは{self.mood[1]}です。"))
        drink = self.drink.name["ja"] if self.drink else None
        if self.dream and drink and random.random() < 0.5:
            sentences.append(f"ここに来る前は{self.dream[1]}夢を見ていて、いまは{drink}を飲んでいます。")
            drink = None
        elif self.dream:
            sentences.append(pick(f"ここに来る前は{self.dream[1]}夢を見ていました。", f"ゆうべは{self.dream[1]}夢を見ました。", f"最近よく{self.dream[1]}夢を見ます。"))
        if drink:
            sentences.append(pick(f"いまは{drink}を飲んでいます。", f"好きな飲み物は{drink}です。", f"いつも{drink}を頼みます。", f"{drink}が大好きです。"))
        if self.want:
            sentences.append(pick(f"{self.want[2]}知りたがっています。", f"{self.want[2]}気になっています。", f"{self.want[2]}聞きたいと思っています。"))
        if self.history:
            sentences.append(self.history[3])
        if self.hobby:
            sentences.append(pick(f"趣味は{self.hobby[1]}です。", f"{self.hobby[1]}が好きです。", f"暇なときは{self.hobby[1]}を楽しみます。"))
        if self.home:
            sentences.append(pick(f"{self.home[1]}の出身です。", f"{self.home[1]}から来ました。", f"ふるさとは{self.home[1]}です。"))
        if self.trainee and not self.busy:
            sentences.append(pick("プレイヤーは見習いです。", "プレイヤーはここでは新人です。", "プレイヤーは仕事を習いに来ました。"))
        return sentences
