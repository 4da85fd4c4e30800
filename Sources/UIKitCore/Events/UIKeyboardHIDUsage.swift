/// The physical key, by USB's number (HID Usage Tables, page 7), independent of the keyboard layout.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// An unknown key.
    case keyboardErrorRollOver = 1
    case keyboardA = 4, keyboardB = 5, keyboardC = 6, keyboardD = 7, keyboardE = 8, keyboardF = 9, keyboardG = 10
    case keyboardH = 11, keyboardI = 12, keyboardJ = 13, keyboardK = 14, keyboardL = 15, keyboardM = 16
    case keyboardN = 17, keyboardO = 18, keyboardP = 19, keyboardQ = 20, keyboardR = 21, keyboardS = 22
    case keyboardT = 23, keyboardU = 24, keyboardV = 25, keyboardW = 26, keyboardX = 27, keyboardY = 28
    case keyboardZ = 29, keyboard1 = 30, keyboard2 = 31, keyboard3 = 32, keyboard4 = 33, keyboard5 = 34
    case keyboard6 = 35, keyboard7 = 36, keyboard8 = 37, keyboard9 = 38, keyboard0 = 39, keyboardReturnOrEnter = 40
    case keyboardEscape = 41, keyboardDeleteOrBackspace = 42, keyboardTab = 43, keyboardSpacebar = 44
    case keyboardHyphen = 45, keyboardEqualSign = 46, keyboardOpenBracket = 47, keyboardCloseBracket = 48
    case keyboardBackslash = 49, keyboardSemicolon = 51, keyboardQuote = 52, keyboardGraveAccentAndTilde = 53
    case keyboardComma = 54, keyboardPeriod = 55, keyboardSlash = 56, keyboardCapsLock = 57, keyboardF1 = 58
    case keyboardF2 = 59, keyboardF3 = 60, keyboardF4 = 61, keyboardF5 = 62, keyboardF6 = 63, keyboardF7 = 64
    case keyboardF8 = 65, keyboardF9 = 66, keyboardF10 = 67, keyboardF11 = 68, keyboardF12 = 69, keyboardInsert = 73
    case keyboardHome = 74, keyboardPageUp = 75, keyboardDeleteForward = 76, keyboardEnd = 77, keyboardPageDown = 78
    case keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81, keyboardUpArrow = 82
    case keypadSlash = 84, keypadAsterisk = 85, keypadHyphen = 86, keypadPlus = 87, keypadEnter = 88, keypad1 = 89
    case keypad2 = 90, keypad3 = 91, keypad4 = 92, keypad5 = 93, keypad6 = 94, keypad7 = 95, keypad8 = 96
    case keypad9 = 97, keypad0 = 98, keypadPeriod = 99, keyboardLeftControl = 224, keyboardLeftShift = 225
    case keyboardLeftAlt = 226, keyboardLeftGUI = 227, keyboardRightControl = 228, keyboardRightShift = 229
    case keyboardRightAlt = 230, keyboardRightGUI = 231
}
