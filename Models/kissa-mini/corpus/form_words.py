"""The words of forms: how guests are asked for, what they order, look like and say of a drink. Patterns as in grammar.py."""

from brewing import patterns

SYSTEMS = {
    "en": patterns("""
        A conversation between a player and a helpful assistant. This is a fantasy role-playing game in Dream Coffee, a beloved coffee shop in the dream realm. Your role is to use your imagination and to make up fun characters of the game.
        You make up (characters|guests) for a game in a (dream|coffee shop).
        This is a game in a coffee shop that lies in a dream. Use your imagination.
        """),
    "ja": patterns("""
        プレイヤーと親切なアシスタントの会話です。これは、夢の世界で愛されているコーヒーショップ「ドリームコーヒー」を舞台にしたファンタジーゲームです。あなたの役割は、想像力を使って楽しい登場人物を生み出すことです。日本語で答えてください。
        夢の中のコーヒーショップのゲームです。想像力を使って(お客さん|登場人物)を考えてください。
        """),
}

ASKING = {
    "en": patterns("""
        Make up a guest with a fun personality that fits the dream realm, and let the guest order a coffee. Some examples for inspiration: <<name: "Thistledown", imageDescription: "A fox that carries a lantern", coffeeOrder: "A coffee as bright as the first star, please, and not too hot.">> <<name: "Marigold", imageDescription: "A teapot with paper wings", coffeeOrder: "I'd like something creamy that tastes like a lullaby.">> <<name: "Pebble", imageDescription: "A shy snail in rain boots", coffeeOrder: "Could I have an iced coffee with almond milk? I have come a long way.">>
        (Make up|Create|Invent) a (guest|customer|visitor) (with a fun personality|from a dream|of the shop) (and let the guest order a coffee|who orders a drink).
        Who comes in next? (Make up a new guest.|Invent somebody.)
        """),
    "ja": patterns("""
        夢の世界に似合う、楽しい性格のお客さんを一人考えて、コーヒーを注文してもらってください。例： <<name: "ワタゲ", imageDescription: "ランタンを持ったキツネ", coffeeOrder: "一番星みたいに明るいコーヒーをください。熱すぎないのがいいです。">> <<name: "ヒナギク", imageDescription: "紙の羽がついたティーポット", coffeeOrder: "子守歌みたいな味の、まろやかなものをお願いします。">> <<name: "コイシ", imageDescription: "長靴をはいた、はずかしがりやのカタツムリ", coffeeOrder: "アーモンドミルクのアイスコーヒーはありますか。遠くから来たんです。">>
        (夢から来た|楽しい性格の|新しい)お客さんを一人考えて、(コーヒー|飲み物)を注文してもらってください。
        次に来るのは誰ですか。お客さんを考えてください。
        """),
}

# What guests are: the drawing programs of the game know all of these.
CREATURES = [
    ("cat", "猫"), ("dog", "犬"), ("fox", "キツネ"), ("bear", "クマ"), ("rabbit", "ウサギ"), ("owl", "フクロウ"), ("dragon", "竜"), ("octopus", "タコ"),
    ("whale", "クジラ"), ("snail", "カタツムリ"), ("hedgehog", "ハリネズミ"), ("mushroom", "キノコ"), ("cactus", "サボテン"), ("tree", "木"),
    ("flower", "花"), ("cloud", "雲"), ("moon", "月"), ("star", "星"), ("teapot", "ティーポット"), ("robot", "ロボット"), ("ghost", "おばけ"),
    ("book", "本"), ("lamp", "ランプ"), ("house", "家"), ("boat", "舟"), ("umbrella", "傘"), ("turtle", "カメ"), ("mouse", "ネズミ"), ("frog", "カエル"),
    ("penguin", "ペンギン"), ("fish", "魚"), ("bird", "鳥"), ("deer", "鹿"), ("jellyfish", "クラゲ"), ("sunflower", "ひまわり"), ("lantern", "ランタン"),
    ("horse", "馬"), ("sheep", "羊"), ("squirrel", "リス"), ("pig", "ブタ"), ("panda", "パンダ"), ("lion", "ライオン"), ("elephant", "ゾウ"),
    ("butterfly", "チョウ"), ("bee", "ミツバチ"), ("koala", "コアラ"), ("raccoon", "アライグマ"), ("crab", "カニ"), ("duck", "アヒル"), ("leaf", "葉っぱ"),
]

LOOKS = {
    "en": patterns("""
        A (sleepy|curious|shy|merry|brave|dreamy|tiny|fluffy|proud|polite|round|blue|golden|striped|glowing|grumpy|pink|spotted|old|young|silver|green|happy) {creature} (in a (knitted scarf|sweater|cape|bow tie|baseball cap|raincoat)|with (a tiny hat|paper wings|a rainbow tail|a crown of stars|round glasses|a bow tie|a flower behind its ear|a letter|a scarf|a backpack)|under an umbrella|holding a (lantern|teapot|cup|book|balloon|flower)|in rain boots)
        A {creature} (that carries a (lantern|letter|teapot|tiny book)|with (butterfly|paper|feather) wings|who wears (a striped scarf|a tall hat|round glasses|a golden crown)|made of (glass|paper|starlight|wool|clouds))
        A (sleepy|curious|shy|tiny|fluffy|round|blue|golden|striped|glowing|purple|white) {creature}
        """),
    "ja": patterns("""
        (マフラーをした|帽子をかぶった|傘をさした|ランタンを持った|星の冠をつけた|長靴をはいた|眼鏡をかけた|虹色のしっぽの|花をつけた|マントの|セーターを着た|蝶ネクタイの|紙の羽がついた|本を持った|手紙をくわえた)(、|)(眠そうな|好奇心いっぱいの|はずかしがりやの|陽気な|勇敢な|夢見がちな|小さな|ふわふわの|丸い|青い|金色の|しましまの|光る|礼儀正しい|ピンクの|白い|){creature}
        (眠そうな|好奇心いっぱいの|はずかしがりやの|陽気な|勇敢な|小さな|ふわふわの|丸い|青い|金色の|しましまの|光る|水玉の|紫の|年をとった){creature}
        """),
}

THINGS = {
    "en": patterns("""
        (the night|the moon|a cloud|a lullaby|a summer meadow|the sea|an old friend|a snowy town|the first star|a garden|a quiet library|a paper boat|a warm blanket|the rain|a good dream|my grandmother's kitchen|a secret door|a Sunday morning|a small lighthouse|the last train home|an autumn forest|a soft pillow|a shooting star|a music box|the smell of old books|a sleepy harbour|the sky before dawn|a picnic on a hill|a campfire|my favourite sweater|fresh bread|a rainbow after school)
        (the far side of the moon|the garden at night|the sea at dawn|a train under the stars|a letter from a friend|a song that nobody finished|the first day of spring|a roof in the rain|a window full of snow|a walk through fog|a lantern on the lake|a nap in the sun)
        """),
    "ja": patterns("""
        (|雨の日の|夜明けの|星空の下の|嵐のあとの|月の裏側の|遠い町の|夏休みの|雪の日の|静かな)(雲|子守歌|草原|海|庭|図書館|紙の船|毛布|日曜日の朝|灯台|最終電車|祖母の台所|秘密の扉|一番星|夢|森|オルゴール|港|屋根|焚き火|散歩道|窓辺|遊園地|手紙)
        """),
}

ORDERS = {
    "en": patterns("""
        (I'd like|I'd love|Could I have|May I have|Please make me|I am dreaming of|I'll have|Can you make me) {drink}(, please|)(.|!)
        (I'd like|I'd love|Please make me|I am dreaming of|Bring me|I long for) {drink}, (as soft as|as bright as|as quiet as|as warm as) {thing}(.|, please.|!)
        (I'd like|I'd love|I want|Please make me) {drink} (that tastes like|that smells of|the colour of) {thing}(.|, please.)
        {drink}, please(, and nothing else|, if you can|, for a long night|, quickly|, for a dreamer|). (I have come a long way.|It reminds me of {thing}.|I have been thinking of {thing}.|I am so sleepy.|)
        (Hello!|Hi there!|Good evening!|Psst!|Oh my!) (Could I have|Do you have|May I have) {drink}? (I have been dreaming of {thing}.|It should taste like {thing}.|I have come from {thing}.|)
        Something like {thing}: {drink}, (perhaps|please|if you can).
        """),
    "ja": patterns("""
        {drink}(をください|をお願いします|が飲みたいです|はありますか|を一杯お願いします|にします)。
        {thing}(みたいな|のような|を思わせる|みたいにやさしい|のように静かな|のように明るい)、{drink}(をください|をお願いします|が飲みたいです|はありますか)。
        (こんにちは|こんばんは|すみません|あの|やあ)(。|、){drink}(をください|をお願いできますか|はありますか)。(|{thing}から来ました。|{thing}を思い出したいんです。|遠くから来たんです。|とても眠いんです。)
        {drink}。(|ただそれだけ。|急いでいます。|ゆっくりでいいです。|){thing}の味がするといいな。
        {thing}の夢を見ました。だから、{drink}(をください|が飲みたいんです)。
        """),
}

SPEAKING = {
    "en": patterns("""
        You ordered: “{order}” The barista made you this drink: {drink}. Is it what you hoped for? Do you like it? Tell the barista what you think of it. If you like it, praise it! If you don’t, say why, politely.
        You ordered: “{order}” (This is what you got|Here is your drink|The drink is): {drink}. (Do you like it?|What do you say?|Is it right?)
        """),
    "ja": patterns("""
        あなたの注文は「{order}」でした。バリスタが作ったのはこれです：{drink}。思ったとおりの味ですか？気に入りましたか？バリスタに感想を伝えてください。気に入ったらほめて、そうでなければ理由をやさしく伝えてください。
        あなたの注文は「{order}」でした。(出てきたのはこれです|飲み物はこれです)：{drink}。(どうですか？|気に入りましたか？)
        """),
}

COMMENTS = {
    "delighted": {
        "en": patterns("""
            (Mmm|Oh|Ah|Wow|Lovely|Perfect|Yes), (it is|this is) (exactly|just) (what I (ordered|wanted|dreamt of)|as I hoped)(!|: {good}!|. Thank you!|, and it tastes like {thing}!)
            (Wonderful|Perfect|Lovely|Delicious)! (The {good} is just right|I can taste the {good}|{good}, as I asked), (like {thing}|and it feels like {thing}|thank you|and I am happy)(.|!)
            (Thank you|Oh, thank you|Bless you)! (It tastes like|It reminds me of|It feels like|It is as lovely as) {thing}, (and the {good} is perfect|with just the right {good}).
            """),
        "ja": patterns("""
            (わあ|うん|ああ|ふふ|すてき|おいしい)(！|、|。)(注文どおり|思ったとおり|夢に見たとおり)(です|の味です|ですね)(。|！)(|{thing}みたいです。|{good}がちょうどいいです。|ありがとう！)
            {good}が(ぴったりです|うれしいです|最高です|いい香りです)(。|！){thing}(を思い出します|みたいな味です|に包まれたみたいです)(。|！)
            (ありがとう|ありがとうございます)(。|！){thing}(の味がします|みたいな味です)。{good}(も完璧です|がおいしいです)(。|！)
            """),
    },
    "pleased": {
        "en": patterns("""
            (Nice|Not bad|I like it|Good|Tasty|Mmm)! (The {good} is (good|just right|lovely)|I like the {good})(.|, and it reminds me of {thing}.|, thank you.)( Only the {bad} surprised me.|)
            (It is nice|It is good|I like it)(, thank you|). (The {good} tastes like {thing}.|The {good} is what I wanted.)( I had asked for {wanted}, but it doesn't matter.|)
            (Nice|Mmm|Not bad|Oh, I like it)! (It tastes like|It reminds me of|It is as good as) {thing}(.|, thank you.|. I could get used to that.)
            """),
        "ja": patterns("""
            (いいですね|おいしいです|悪くないです|うん)(。|！){good}(がいい感じです|が好きです|はちょうどいいです)。(|{thing}を思い出します。|{bad}には少し驚きました。|ありがとう。)
            {good}(は注文どおりです|がうれしいです)。(|{wanted}も頼んだんですけど、まあいいです。|{thing}みたいな味です。)
            (いいですね|うん、おいしいです|悪くないです)(。|！){thing}(みたいな味です|を思い出します|のような気分です)(。|。ありがとう。)
            """),
    },
    "disappointed": {
        "en": patterns("""
            (Hmm|Oh dear|Well|Oh), (I had (hoped for|asked for|ordered) {wanted}|I was dreaming of {wanted}|I still miss the {wanted}), (not {bad}|but this is {bad}|and there is {bad} in my cup)(.|. But thank you for trying.|. You are kind, though.|. Maybe tomorrow.)
            (Hmm|Oh dear|Well|How strange), (this is not (quite|really) what I (ordered|wanted|dreamt of)|it isn't what I hoped for)(: I see {bad}.|. I wanted {wanted}.|.) (But (the cup is pretty|I feel at home|you are kind).|Thank you all the same.|)
            (Hmm|Oh dear|Well), (it tastes|it is) more like {thing} than what I (ordered|asked for)(.|. Sorry!|, but thank you.)
            """),
        "ja": patterns("""
            (うーん|あれ|そうですね|えっと)、{wanted}(を頼んだんです|がよかったんです|を夢に見ていたんです|の味がほしかったです)。(でも、ありがとう。|{bad}ではないんです。|でも、カップがきれいですね。|また明日来ますね。|)
            (うーん|あれ|ふしぎですね)、(注文と少し違います|思っていたのと違います|これは頼んだものではないです)。({bad}(が入っています|なんですね)。|{wanted}がほしかったです。|でも、ありがとう。)
            (うーん|あれ)、{thing}みたいですけど、注文とは違います。
            """),
    },
}

GREETINGS = {
    "first": {
        "en": patterns("""
            (Hi there|Hello|Good evening|Hey|Oh, hi|Good morning)(,|!) I (could smell the coffee from|have come all the way from|brought you a story of|have been thinking of|just woke up from|followed the smell of coffee through) {thing}(.|!)
            (What a|Such a) (lovely|warm|cosy|dreamy) (shop|place|smell)! (It reminds me of {thing}.|I could stay here for ever.|Is it always like this?)
            """),
        "ja": patterns("""
            (こんばんは|こんにちは|やあ|おじゃまします|はじめまして)(。|！){thing}(から来ました|の話をしに来ました|のことを考えていました|の夢から覚めたところです|みたいないい香りですね)(。|！)
            (すてきな|あたたかい|いい香りの)お店ですね。({thing}を思い出します。|ずっといたいです。|コーヒーが楽しみです。)
            """),
    },
    "again": {
        "en": patterns("""
            (Hello again|Hi again|Back again|Good to see you again|There you are)(!|, barista!|, my friend!) (How is the coffee today?|I missed this place.|I was just thinking of {thing}.|)
            """),
        "ja": patterns("""
            (また会えましたね|こんにちは、また来ました|おかえりなさい|また来ちゃいました|あ、バリスタさん)(。|！)(今日のコーヒーは何ですか。|会いたかったです。|{thing}のことを考えていました。|)
            """),
    },
}
