"""What takes the place of a thing of the shop once all places are filled: the same in other colours, or another of its kind."""

from growth import branch, cat, fern, books, gramophone, lantern, rug, stained_glass, stars
from pixels import Picture
from seasons import snow_globe, wind_chime


def recolored(picture, colors):
    """The same picture, in which some colours are others."""
    other = Picture(picture.width, picture.height)
    other.pixels = [[colors.get(pixel, pixel) for pixel in row] for row in picture.pixels]
    return other


def lavender():
    p = Picture(18, 26)
    for x, top in ((3, 6), (6, 3), (9, 1), (12, 4), (15, 7)):
        bend = 1 if x < 9 else -1 if x > 9 else 0
        for y in range(top + 6, 17):
            p.dot(x + (bend if y > 13 else 0), y, "leafdark")
        p.box(x - 1, top + 1, 2, 6, "plumlight")
        p.box(x - 1, top, 1, 7, "lilac")
    p.box(3, 13, 2, 4, "leaf")
    p.box(13, 13, 2, 4, "leaf")
    p.box(5, 17, 8, 2, "light")
    p.box(6, 19, 6, 6, "plank")
    p.outline("ink")
    return p


def lemon_tree():
    p = Picture(18, 26)
    p.box(8, 12, 2, 6, "brown")
    p.disc(9, 7, 7.4, 6.4, "leafdark")
    p.disc(8, 6, 5.6, 4.6, "leaf")
    for x, y in ((4, 5), (9, 3), (13, 7), (7, 9), (11, 11)):
        p.box(x, y, 2, 2, "moon")
        p.dot(x, y + 1, "gold")
    p.box(5, 18, 8, 2, "coral")
    p.box(6, 20, 6, 5, "coraldark")
    p.outline("ink")
    return p


def house_globe():
    p = recolored(snow_globe(), {"leaf": "red", "leafdark": "cream"})
    p.dot(7, 8, "brown")
    return p


def variants():
    return {
        "thingLavender": lavender(), "thingLemonTree": lemon_tree(),
        "thingRedRug": recolored(rug(), {"navylight": "coral", "navy": "rug"}),
        "thingGreenRug": recolored(rug(), {"navylight": "leaf", "navy": "leafdark"}),
        "thingRoseLantern": recolored(lantern(), {"gold": "coral", "moon": "pink", "star": "white"}),
        "thingBlueLantern": recolored(lantern(), {"gold": "dress", "moon": "dresslight", "star": "white"}),
        "thingGingerCat": recolored(cat(), {"grey": "gold", "shade": "blush"}),
        "thingBlackCat": recolored(cat(), {"grey": "navy", "shade": "navylight", "ink": "ink"}),
        "thingWhiteBooks": recolored(books(), {"wood": "white", "brown": "shade"}),
        "thingBlueBooks": recolored(books(), {"wood": "navylight", "brown": "night"}),
        "thingSilverGramophone": recolored(gramophone(), {"gold": "chalk", "wood": "navy", "plank": "navylight"}),
        "thingRoseGramophone": recolored(gramophone(), {"gold": "pink", "wood": "rug", "plank": "rugdark"}),
        "thingRoseWindow": recolored(
            stained_glass(), {"star": "pink", "leaf": "leafdark", "dresslight": "white", "gold": "coraldark", "lilac": "blush"}),
        "thingSeaWindow": recolored(
            stained_glass(), {"coral": "dress", "star": "chalk", "leaf": "apronlight", "pink": "apron", "gold": "navylight", "lilac": "steam"}),
        "thingWhiteBlossoms": branch(("white", "cream", "moon")), "thingWisteria": branch(("lilac", "plumlight", "dresslight")),
        "thingGreenWindChime": recolored(wind_chime(), {"dresslight": "apronlight", "coral": "star", "leaf": "apron"}),
        "thingRedWindChime": recolored(wind_chime(), {"dresslight": "coral", "coral": "moon", "leaf": "red"}),
        "thingGinkgo": branch(("gold", "moon", "star")), "thingBerries": branch(("red", "leafdark", "rug", "leaf")),
        "thingHouseGlobe": house_globe(),
        "thingNightGlobe": recolored(snow_globe(), {"dresslight": "night", "wood": "plum", "brown": "plum"}),
        "thingPinkStars": recolored(stars(), {"star": "pink"}),
        "thingBlueStars": recolored(stars(), {"star": "dresslight"}),
    }
