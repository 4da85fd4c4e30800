/// Every key and word of the messages between host and client, in one place. `Client/transport/wire.js` holds the same list, and
/// a test compares the two. `Documentation/Protocol.md` describes each.
public enum WireKey: String, CaseIterable, Sendable {
    // Messages
    case type = "t"
    case hello, environment, open, ack, event, welcome, frame, snapshot, received, reload
    case address, version, nonce, resume, window, ops, sequence, reason, generation, cleared, client
    // Environment
    case viewport, safeArea, scale, locale, languages, timeZone, colorScheme, reducedMotion, reducedTransparency,
        increasedContrast,
        textScale, textDemands, isVisible
    // Operations
    case op, id
    case create, update, remove, root, focus, fonts, title, language, request
    case ids, faces, requests, text
    // Requests to the page
    case speak, vibrate, download, copy, openWindow, closeWindow, notify, allowNotifications
    // Fields of an element
    case kind, content, leaving, children, placed, left, motions, entrance
    case opacity, transform, rotation, anchor, background, radius, border, clips, clipPath
    case pin, zIndex, hittable, hidden, shadow, blur, filters, blend, isolates, mask, contentChange
    case role, label, value, hint, help, identifier, silent, selected, level
    case events, disabled, gestures, focusable, shortcut, stepsBack, stepsForward
    // Content
    case lines, resource, pixelated, path, viewBox, fill, evenOdd, stroke, paint, width, cap, join, miter, dash,
        dashPhase, layers
    case revision, placeholder, placeholderColor, families, size, color, tint, alignment, secure, fraction
    case lineHeight, keyboard, autocomplete, capitalization, corrects, submitLabel, selection
    case minimum, maximum, step, options, dark
    case link, lift, image, opaque, states, operations, symbols, margin
    case horizontal, vertical, indicators, contentSize, drift, snap, target, offset, animated, serial, inset, zoom
    case followed
    case module, payload
    case stops, menu, stays, passive, first, count
    case parts, edited, gone
    // Motions
    case curve, delay, pause, speed, repeats, reverses, motion, from, filter
    // Events
    case element, focused, tabbed, unasked, index, phase, start, location, velocity, magnification, time, fingers, key,
        modifiers, down, repeated
    // Files and drag and drop
    case refreshing, accept, several, opens, name, byteCount, data, drag
}
