"""What players tell of their own life, and how replies take it up: a trade, an animal, a relative, a pastime and the like."""

from world import TABLES, with_article

# The slots of players' lines and replies, with the tables of world.txt.
TOLD = {"job": "jobs", "animal": "animals", "kin": "kin", "craft": "crafts", "subject": "subjects", "ailment": "ailments"}
# A relative has a form in which Japanese speaks of somebody else's.
SLOTS = {*TOLD, "kinsan"}


def drawn(name, index, random):
    """The slots that `name` (a kind, or one with its article) fills, from a row of its table; None if it is no such slot."""
    kind = "kin" if name == "kinsan" else name[1:] if name[:1] == "a" and name[1:] in TOLD else name
    if kind not in TOLD:
        return None
    row = random.choice(TABLES[TOLD[kind]])
    filled = {kind: row[index], "a" + kind: with_article(row[0])}
    return filled | ({"kinsan": row[2]} if kind == "kin" else {})


def taken_up(turn):
    """The slots by which a reply takes up what was told in `turn`. Of a relative's goat, the goat is what matters."""
    named = {kind for kind in SLOTS if kind in turn}
    if named - {"kin", "kinsan"}:
        named -= {"kin", "kinsan"}
    return {slot for kind in named for slot in (kind, kind.capitalize(), "a" + kind, "A" + kind)}
