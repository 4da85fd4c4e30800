"""Who is in the shop: the barista, Lisa, a guest, and the player from all sides."""

from pixels import Picture

MOODS = ("", "Pleased", "Sad", "Asleep")


def head(picture, cx, top, hair, mood=""):
    picture.disc(cx, top + 7, 6.6, 7, hair)
    picture.disc(cx, top + 8.6, 5.2, 5.4, "skin")
    picture.box(cx - 6, top + 2, 12, 3, hair)
    face(picture, cx, top, mood)


def face(picture, cx, top, mood):
    """Eyes, cheeks and mouth. Pleased eyes are bows and the mouth is open; sad ones look down, and shut ones are lines."""
    for x, outside in ((cx - 3, -1), (cx + 2, 1)):
        if mood == "Pleased":
            picture.dot(x, top + 8, "ink")
            picture.dot(x - 1, top + 9, "ink")
            picture.dot(x + 1, top + 9, "ink")
        elif mood == "Asleep":
            picture.box(x - 1, top + 10, 3, 1, "ink")
        elif mood == "Sad":
            picture.box(x, top + 9, 1, 2, "ink")
            picture.dot(x - outside, top + 7, "ink")
            picture.dot(x, top + 7, "ink")
        else:
            picture.box(x, top + 8, 1, 2, "ink")
    picture.dot(cx - 4, top + 11, "blush")
    picture.dot(cx + 3, top + 11, "blush")
    if mood == "Pleased":
        picture.box(cx - 2, top + 12, 4, 1, "red")
        picture.box(cx - 1, top + 13, 2, 1, "red")
    elif mood == "Sad":
        picture.box(cx - 1, top + 12, 2, 1, "red")
        picture.dot(cx - 2, top + 13, "red")
        picture.dot(cx + 1, top + 13, "red")
    else:
        picture.box(cx - 1, top + 12, 2, 1, "red")


def barista(mood=""):
    p = Picture(22, 40)
    head(p, 11, 1, "hair", mood)
    p.box(5, 0, 12, 3, "apron")
    p.box(4, 3, 14, 1, "apronlight")
    p.box(5, 15, 12, 14, "white")
    p.box(3, 16, 2, 10, "white")
    p.box(17, 16, 2, 10, "white")
    p.box(3, 26, 2, 2, "skin")
    p.box(17, 26, 2, 2, "skin")
    p.box(7, 17, 8, 14, "apron")
    p.box(6, 21, 10, 10, "apron")
    p.box(8, 23, 6, 4, "apronlight")
    p.box(10, 15, 2, 2, "red")
    p.box(7, 31, 3, 7, "brown")
    p.box(12, 31, 3, 7, "brown")
    p.box(6, 37, 4, 2, "ink")
    p.box(12, 37, 4, 2, "ink")
    p.outline("ink")
    return p


def lisa(mood=""):
    p = Picture(22, 40)
    p.disc(11, 12, 8, 9, "gold")
    p.box(3, 12, 3, 9, "gold")
    p.box(16, 12, 3, 9, "gold")
    head(p, 11, 2, "gold", mood)
    p.box(6, 3, 10, 2, "pink")
    p.dot(15, 2, "red")
    p.dot(16, 3, "red")
    p.box(6, 16, 10, 8, "dress")
    p.box(4, 17, 2, 8, "dresslight")
    p.box(16, 17, 2, 8, "dresslight")
    p.box(4, 25, 2, 2, "skin")
    p.box(16, 25, 2, 2, "skin")
    for row in range(24, 34):
        grow = (row - 24) // 3
        p.box(5 - grow, row, 12 + 2 * grow, 1, "dress" if row % 3 else "dresslight")
    p.box(8, 34, 2, 4, "skin")
    p.box(12, 34, 2, 4, "skin")
    p.box(7, 37, 3, 2, "red")
    p.box(12, 37, 3, 2, "red")
    p.outline("ink")
    return p


def player(direction, step, mood=""):
    """The trainee: a chestnut bob, a coral scarf, the shop's apron. A step moves the legs and lifts the body by a pixel."""
    p = Picture(22, 40)
    up = 0 if step == 0 else -1
    left, right = ((0, 0), (-2, 0), (0, -2))[step]
    if direction in ("forward", "back"):
        p.box(7, 31, 3, 7 + left, "navy")
        p.box(12, 31, 3, 7 + right, "navy")
        p.box(6, 37 + left, 4, 2, "ink")
        p.box(12, 37 + right, 4, 2, "ink")
    else:
        stride = (0, 3, -3)[step]
        p.box(9 - stride, 31, 3, 7, "navy")
        p.box(10 + stride, 31, 3, 7, "navylight")
        p.box(8 - stride, 37, 5, 2, "ink")
        p.box(9 + stride, 37, 5, 2, "ink")
    p.box(5, 16 + up, 12, 15, "shirt")
    if direction == "forward":
        head(p, 11, 2 + up, "chestnut", mood)
        p.box(4, 7 + up, 2, 8, "chestnut")
        p.box(16, 7 + up, 2, 8, "chestnut")
        p.box(7, 3 + up, 6, 1, "chestnutlight")
        p.box(7, 19 + up, 8, 13, "apron")
        p.box(6, 23 + up, 10, 9, "apron")
        p.box(8, 25 + up, 6, 4, "apronlight")
    elif direction == "back":
        p.disc(11, 9 + up, 6.6, 7, "chestnut")
        p.box(4, 8 + up, 14, 8, "chestnut")
        p.box(6, 5 + up, 7, 1, "chestnutlight")
        p.box(5, 24 + up, 12, 2, "apron")
        p.box(9, 26 + up, 2, 4, "apron")
        p.box(12, 26 + up, 2, 3, "apronlight")
    else:
        p.disc(11, 9 + up, 6.2, 7, "chestnut")
        p.disc(9, 10.4 + up, 4.6, 4.8, "skin")
        p.box(5, 3 + up, 12, 4, "chestnut")
        p.box(12, 6 + up, 5, 10, "chestnut")
        p.box(8, 4 + up, 5, 1, "chestnutlight")
        p.box(6, 10 + up, 1, 2, "ink")
        p.dot(6, 13 + up, "blush")
        p.box(5, 19 + up, 7, 13, "apron")
        p.box(6, 25 + up, 4, 4, "apronlight")
    if direction != "back":
        p.box(6, 15 + up, 10, 3, "coral")
        p.box(6 if direction == "forward" else 13, 18 + up, 3, 4, "coraldark")
    else:
        p.box(6, 16 + up, 10, 2, "coral")
    swing = (0, 1, -1)[step]
    if direction in ("forward", "back"):
        for x, lift in ((3, swing), (17, -swing)):
            p.box(x, 17 + up + lift, 2, 9, "shirt")
            p.box(x, 26 + up + lift, 2, 2, "skin")
    else:
        p.box(10 + 2 * swing, 18 + up, 3, 8, "cream")
        p.box(10 + 3 * swing, 26 + up, 3, 2, "skin")
    p.outline("ink")
    return p.mirrored() if direction == "right" else p


def guest(mood=""):
    """Somebody whom the player knows: plum hair in a bun, a green sweater, a letter in the hand."""
    p = Picture(22, 40)
    p.disc(11, 2.6, 3.4, 2.8, "plumlight")
    head(p, 11, 3, "plum", mood)
    p.box(7, 4, 6, 1, "plumlight")
    p.box(5, 17, 12, 14, "sweater")
    p.box(3, 18, 2, 9, "sweater")
    p.box(17, 18, 2, 9, "sweater")
    for y in (20, 24, 28):
        p.box(5, y, 12, 1, "sweaterlight")
    p.box(7, 16, 8, 2, "sweaterlight")
    p.box(3, 27, 2, 2, "skin")
    p.box(17, 27, 2, 2, "skin")
    p.box(15, 26, 6, 4, "white")
    p.dot(17, 27, "red")
    p.box(6, 31, 10, 3, "brown")
    p.box(7, 34, 3, 4, "brown")
    p.box(12, 34, 3, 4, "brown")
    p.box(6, 37, 4, 2, "ink")
    p.box(12, 37, 4, 2, "ink")
    p.outline("ink")
    return p


CLOTHES = {"apron": "cloth", "apronlight": "clothlight", "coral": "clothlight", "coraldark": "clothdark"}


def clothes(picture):
    """What of a player's picture is scarf and apron, in greys, which the game colours for each visitor."""
    p = Picture(picture.width, picture.height)
    p.pixels = [[CLOTHES.get(pixel) for pixel in row] for row in picture.pixels]
    return p
