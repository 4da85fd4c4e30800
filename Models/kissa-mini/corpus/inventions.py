"""What stands in no table and is put together on the spot: names of rare letters, roles, homes, hobbies, dreams, drinks.

A network that has met every fact in some table learns the tables; one that meets such facts has to look them up in what
it was told.
"""

from dataclasses import dataclass

ONSETS = "b br bl c ch cl cr d dr f fl fr g gl gr gw h j k kh kl kr kw l ll m mb n nd ng ny p ph pl pr q r rh s sh sk sl sn st str sw t th tr ts v w wh x y z zh".split()
VOWELS = "a a e e i i o o u u ai au ea ee ei ia ie io oa oo ou ue y á é í ó ö ü".split()
CODAS = ["", "", "", "n", "r", "l", "s", "m", "t", "k", "d", "x", "th", "ck", "nd", "rt", "sh", "lf", "rn", "ss", "ng", "ne", "lle"]
KANJI = "亜愛茜秋朝飛鳥綾彩鮎杏郁泉市樹伊織岩右羽詠英瑛恵枝江円央桜沖音乙薫霞和佳歌夏果華海絵凱楓岳葛叶鎌亀萱菊吉桔久京杏恭匡杏錦琴空栗玄湖胡虎弧吾悟鯉功幸康紘鴻琥咲朔桜笹皐燦志史詩汐滋雫篠柴朱周修俊純順渚昌翔渉晶勝鐘譲真新慎進須数杉涼菅澄瀬星晴聖誠静節千仙泉曽蒼奏聡爽蔵其孝岳鷹滝匠卓武丈龍立達辰谷珠丹智忠千鶴汀鉄天典都冬桐透徳寅凪奈菜七南虹仁祢寧乃之能波芭萩白初隼遥彦瞳陽洋比菱緋響雛広楓福房藤文碧紅弁穂帆朋鳳北睦牧槙正雅松円万未岬道満峰実夢六宗結睦恵萌望茂紋弥矢靖泰倭唯勇佑柚結由優夕雪幸葉蓉要嘉頼蘭李梨陸律龍凌亮諒遼緑倫琳瑠璃麗玲礼零怜蓮廉浪朗若湧亘"
# The kanji of JIS X 0208's first level, which everybody can read; beyond it stand signs that mean something else.
LEVEL_ONE = [character for high in range(0x88, 0x99) for low in range(0x40, 0xFD)
             if len(character := bytes((high, low)).decode("shift_jis", "ignore")) == 1 and (high, low) >= (0x88, 0x9F) and (high, low) <= (0x98, 0x72)]
ENDINGS = ["子", "美", "郎", "介", "太郎", "之介", "香", "代", "江", "也", "人", "男", "一", "助", "平", ""]
KATAKANA = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワガギグゲゴザジズゼゾダデドバビブベボパピプペポ"
LATER_KATAKANA = KATAKANA + "ンンーーッャュョァィェォ"
HIRAGANA = "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわがぎぐげござじずぜぞだでどばびぶべぼ"
LATER_HIRAGANA = HIRAGANA + "んんっゃゅょ"


def rare_name(random, language):
    """A name that nobody has met: of any consonants, kana, or characters, common and rare."""
    if language == "en" or random.random() < 0.06:
        parts = [random.choice(ONSETS) + random.choice(VOWELS) + random.choice(CODAS) for _ in range(random.choice((1, 2, 2, 2, 3)))]
        joint = "-" if len(parts) == 2 and random.random() < 0.08 else ""
        return joint.join(parts).capitalize()
    kind = random.random()
    if kind < 0.4:
        return random.choice(KATAKANA) + "".join(random.choice(LATER_KATAKANA) for _ in range(random.randint(1, 6)))
    if kind < 0.55:
        return random.choice(HIRAGANA) + "".join(random.choice(LATER_HIRAGANA) for _ in range(random.randint(1, 3)))
    drawn = "".join(random.choice(KANJI if random.random() < 0.8 else LEVEL_ONE) for _ in range(random.choice((1, 2, 2))))
    return drawn + (random.choice(ENDINGS) if random.random() < 0.5 else "")


# A few words around a thing, in both languages.
ROLES = [
    ("seller of {}", "{}売り"), ("collector of {}", "{}の収集家"), ("painter of {}", "{}の絵描き"), ("keeper of {}", "{}の番人"), ("repairer of {}", "{}の修理屋"),
    ("expert in {}", "{}の専門家"), ("maker of {}", "{}職人"), ("inspector of {}", "{}の検査官"), ("student of {}", "{}の研究生"), ("dealer in {}", "{}商人"),
    ("counter of {}", "{}の数え役"), ("tester of {}", "{}の試験官"), ("teacher of {}", "{}の先生"), ("designer of {}", "{}の設計者"), ("friend of {}", "{}の友だち"),
]
HOMES = [
    ("{}", "{}"), ("{}", "{}"), ("{}", "{}"), ("{} by the sea", "海辺の{}"), ("a village called {}", "{}という村"), ("the hills of {}", "{}の丘"),
    ("a street in {}", "{}の通り"), ("the island of {}", "{}島"), ("old {}", "古い{}"), ("a valley near {}", "{}の近くの谷"), ("the port of {}", "{}の港"),
]
HOBBIES = [
    ("collecting {}", "{}集め"), ("drawing {}", "{}を描くこと"), ("photographing {}", "{}の写真"), ("reading about {}", "{}の本を読むこと"), ("repairing {}", "{}の修理"),
    ("polishing {}", "{}みがき"), ("painting {}", "{}に色をぬること"), ("building {}", "{}作り"), ("counting {}", "{}を数えること"), ("singing about {}", "{}の歌を歌うこと"),
    ("looking for {}", "{}さがし"), ("writing about {}", "{}の詩を書くこと"), ("growing {}", "{}を育てること"), ("carving {}", "{}を彫ること"),
]
DREAMS = [
    ("losing {}", "{}をなくす"), ("chasing {}", "{}を追いかける"), ("talking to {}", "{}と話す"), ("counting {}", "{}を数える"), ("selling {}", "{}を売る"),
    ("hiding from {}", "{}から隠れる"), ("dancing with {}", "{}と踊る"), ("a city of {}", "{}の町を歩く"), ("swimming with {}", "{}と泳ぐ"), ("painting {}", "{}を描く"),
    ("eating {}", "{}を食べる"), ("flying over {}", "{}の上を飛ぶ"), ("a room full of {}", "{}だらけの部屋にいる"), ("waking beside {}", "{}のそばで目覚める"),
]
FLAVOURS = [
    ("rose", "ばらの"), ("walnut", "くるみの"), ("pear", "洋なしの"), ("maple", "メープル"), ("coconut", "ココナッツ"), ("lavender", "ラベンダー"), ("almond", "アーモンド"),
    ("pistachio", "ピスタチオ"), ("chestnut", "栗の"), ("banana", "バナナ"), ("cherry", "さくらんぼの"), ("pumpkin", "かぼちゃの"), ("plum", "梅の"), ("peach", "桃の"),
    ("hazelnut", "ヘーゼルナッツ"), ("thunder", "雷の"), ("meadow", "草原の"), ("velvet", "ビロードの"), ("lantern", "灯りの"), ("winter", "冬の"), ("midnight", "真夜中の"),
    ("strawberry", "いちごの"), ("pepper", "こしょう"), ("orange-peel", "オレンジピールの"), ("toffee", "タフィー"), ("sesame", "ごまの"), ("melody", "音色の"), ("blueberry", "ブルーベリー"),
]


@dataclass
class Inventor:
    """Puts facts together, of one generator of chance and a table of things (English plural | Japanese)."""

    random: object
    things: list

    def around(self, patterns):
        first, second = self.random.choice(self.things)
        english, japanese = self.random.choice(patterns)
        return english.format(first), japanese.format(second)

    def role(self):
        return (*self.around(ROLES), "guest")

    def hobby(self):
        return self.around(HOBBIES)

    def dream(self):
        return self.around(DREAMS)

    def home(self, language):
        name = rare_name(self.random, language)
        english, japanese = self.random.choice(HOMES)
        return english.format(name), japanese.format(name)

    def drink(self, row):
        """A row of the table of drinks with a flavour before its name."""
        english, japanese = self.random.choice(FLAVOURS)
        return (f"{english} {row[0]}", japanese + row[1], *row[2:])
