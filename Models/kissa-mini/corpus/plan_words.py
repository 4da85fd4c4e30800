"""What a player and a guest have planned, how one asks for it, and what the guest says to it. Patterns as in grammar.py."""

from brewing import patterns

PLANS = [
    ("Picnic", "ピクニック"), ("Chess", "チェス"), ("Breakfast", "朝ごはん"), ("A walk", "散歩"), ("Birthday party", "誕生日会"), ("Cinema", "映画"),
    ("Concert", "コンサート"), ("Yoga", "ヨガ"), ("Book club", "読書会"), ("Swimming", "水泳"), ("Train to the sea", "海へ行く電車"), ("Stargazing", "星見"),
    ("Baking", "お菓子作り"), ("Museum", "美術館"), ("Gardening", "庭いじり"), ("Lunch", "昼食"), ("Dinner", "夕食"), ("Coffee", "コーヒー"),
]

ACQUAINTANCES = {
    "en": patterns("""
        You are a guest, not a barista. You feel: (sassy|tired|hungry|excited|nervous), (curious|happy|sleepy|calm). (You want to order a coffee.|You would like to tell the manager how much you like the shop.) You have (not |)been here often.
        """),
    "ja": patterns("""
        あなたはお客さんで、バリスタではありません。(コーヒーを注文したいと思っています。|店が気に入ったと店長に伝えたいです。)(ここにはよく来ます。|ここにはあまり来ません。)
        """),
}

PLANS_ASKED = {
    "en": patterns("""
        (Do we have|Have we got) (any |)(plans|something planned|an appointment)( today| for today|)?
        (What are we doing|What is on our calendar|Are we meeting|What did we plan|When do we meet)( today|)?
        (Hi {me}!|Hello!|Say,) (do we have plans today|are we doing something together today|what is our plan)?
        Is there anything in (my|our) calendar( with you|)( today|)?
        (When|Where|At what hour|How soon) (are we meeting|is our appointment|do we start|is our date|does our thing begin|will we see each other)( today|)(?|, {me}?)
        (Look|Check|See|Please look) (in|into|at) (my|our|the) (calendar|schedule|agenda|planner)( for today| please|)(.|!|, would you?)
        (Is|Wasn't) (something|anything) (on|planned|scheduled|arranged|fixed|agreed) (for today|today|between us|for you and me)(?|)
        (Do you remember|Can you tell me|I forgot) what (we have planned|is up today|we agreed on|we said we'd do)( today|)(?|.)
        (Am I|Are you|Are we) (free|busy|booked) (today|tonight|this evening|later)(?|)
        """),
    "ja": patterns("""
        (今日|きょう)(の予定は|は何か約束があったっけ|、一緒に何かする予定だった|は会う約束だったかな)？
        (私たちの|二人の|)予定(はある|は何だっけ|を教えて)？
        カレンダーに(何かある|二人の予定は入ってる)？
        {me}さん、(今日は何をするんだっけ|予定を覚えてる)？
        (何時に|いつ|どこで)(会うんだっけ|約束してたっけ|集まるの|始まるの|落ち合う)(？|んだったかな？)
        (予定表|スケジュール|日程|カレンダー)を(見て|確かめて|調べて|のぞいて)(くれる|もらえる|みて)(？|。)
        (今日|本日|今夜|このあと)(は|の|って)(空いてる|忙しい|何か入ってる|用事はある|約束ある|予約してた)(？|かな？)
        (二人で|一緒に|あなたと)(何かする|出かける|会う)(日|予定|約束)(だよね|だったよね|じゃなかった|は今日)(？|)
        (忘れちゃった|思い出せない)んだけど、(今日の約束|今日の予定|二人の計画)は(何|なんだっけ|どうなってる)？
        """),
}

PLANS_FOUND = {
    "en": patterns("""
        (Yes!|Of course!|I remember:|Let me see...) (It says|We have|There is|Our plan is) “{plan}” today. (I can't wait!|I look forward to it.|Don't be late!)
        “{plan}”, you and I, today! (How lovely!|I have been dreaming of it.|)
        """),
    "ja": patterns("""
        (ええ、|もちろん！|たしか、)今日は「{plan}」(ですよ|の約束です|が入っています)。(楽しみですね。|遅れないでくださいね。|待ちきれません。)
        「{plan}」ですよ、一緒に！(うれしいな。|夢にまで見ました。|)
        """),
}

PLANS_NONE = {
    "en": patterns("""
        (No, |I'm afraid |Hmm, )(we have no plans today|there is nothing with me today)(. Shall we have a coffee?|. Let's plan something!|, but I'm here now.)
        """),
    "ja": patterns("""
        (いいえ、|うーん、|残念、)今日は(二人の予定はありません|私との約束はないですね)。(コーヒーでもどうですか？|何か計画しましょう。|でも、いま会えましたね。)
        """),
}
