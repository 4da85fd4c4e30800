/// Maps the browser's key names to Apple's key numbers.
///
/// `virtual` is AppKit's (`kVK_…` in HIToolbox's Events.h), `usage` is USB's (HID Usage Tables, page 7).
enum KeyCodes {
    static let all: [String: (virtual: UInt16, usage: Int)] = [
        "KeyA": (0, 4), "KeyB": (11, 5), "KeyC": (8, 6), "KeyD": (2, 7), "KeyE": (14, 8), "KeyF": (3, 9),
        "KeyG": (5, 10), "KeyH": (4, 11), "KeyI": (34, 12), "KeyJ": (38, 13), "KeyK": (40, 14), "KeyL": (37, 15),
        "KeyM": (46, 16), "KeyN": (45, 17), "KeyO": (31, 18), "KeyP": (35, 19), "KeyQ": (12, 20), "KeyR": (15, 21),
        "KeyS": (1, 22), "KeyT": (17, 23), "KeyU": (32, 24), "KeyV": (9, 25), "KeyW": (13, 26), "KeyX": (7, 27),
        "KeyY": (16, 28), "KeyZ": (6, 29), "Digit1": (18, 30), "Digit2": (19, 31), "Digit3": (20, 32),
        "Digit4": (21, 33), "Digit5": (23, 34), "Digit6": (22, 35), "Digit7": (26, 36), "Digit8": (28, 37),
        "Digit9": (25, 38), "Digit0": (29, 39), "Enter": (36, 40), "Escape": (53, 41), "Backspace": (51, 42),
        "Tab": (48, 43), "Space": (49, 44), "Minus": (27, 45), "Equal": (24, 46), "BracketLeft": (33, 47),
        "BracketRight": (30, 48), "Backslash": (42, 49), "Semicolon": (41, 51), "Quote": (39, 52),
        "Backquote": (50, 53), "Comma": (43, 54), "Period": (47, 55), "Slash": (44, 56), "CapsLock": (57, 57),
        "F1": (122, 58), "F2": (120, 59), "F3": (99, 60), "F4": (118, 61), "F5": (96, 62), "F6": (97, 63),
        "F7": (98, 64), "F8": (100, 65), "F9": (101, 66), "F10": (109, 67), "F11": (103, 68), "F12": (111, 69),
        "Insert": (114, 73), "Home": (115, 74), "PageUp": (116, 75), "Delete": (117, 76), "End": (119, 77),
        "PageDown": (121, 78), "ArrowRight": (124, 79), "ArrowLeft": (123, 80), "ArrowDown": (125, 81),
        "ArrowUp": (126, 82), "NumpadDivide": (75, 84), "NumpadMultiply": (67, 85), "NumpadSubtract": (78, 86),
        "NumpadAdd": (69, 87), "NumpadEnter": (76, 88), "Numpad1": (83, 89), "Numpad2": (84, 90), "Numpad3": (85, 91),
        "Numpad4": (86, 92), "Numpad5": (87, 93), "Numpad6": (88, 94), "Numpad7": (89, 95), "Numpad8": (91, 96),
        "Numpad9": (92, 97), "Numpad0": (82, 98), "NumpadDecimal": (65, 99), "ControlLeft": (59, 224),
        "ShiftLeft": (56, 225), "AltLeft": (58, 226), "MetaLeft": (55, 227), "ControlRight": (62, 228),
        "ShiftRight": (60, 229), "AltRight": (61, 230), "MetaRight": (54, 231),
    ]
}
