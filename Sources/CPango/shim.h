// Pango, fontconfig and HarfBuzz, and the macros of theirs that Swift can't import.
#pragma once
#include <fontconfig/fontconfig.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb-subset.h>
#include <harfbuzz/hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdbool.h>

/// Makes a font map look its fonts up in `config` only.
static inline void cpango_font_map_set_config(PangoFontMap *map, FcConfig *config) {
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

/// A configuration's application fonts; an empty set is made where it has none.
static inline FcFontSet *cpango_application_fonts(FcConfig *config) {
    FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
    if (!fonts) {
        // The only public way to make the set is to add to it, and a file that is no font adds nothing.
        FcConfigAppFontAddFile(config, (const FcChar8 *)"/dev/null");
        fonts = FcConfigGetFonts(config, FcSetApplication);
    }
    return fonts;
}

/// Adds one face under a family name of ours, without opening the file: the pattern says what a lookup by family needs.
/// False where memory ran out.
static inline bool cpango_add_face(FcFontSet *fonts, const char *family, const char *file, int index, bool is_cff) {
    FcPattern *pattern = FcPatternCreate();
    if (!pattern) return false;
    FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
    FcPatternAddString(pattern, FC_FILE, (const FcChar8 *)file);
    FcPatternAddInteger(pattern, FC_INDEX, index);
    FcPatternAddString(pattern, FC_FONTFORMAT, (const FcChar8 *)(is_cff ? "CFF" : "TrueType"));
    FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR);
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL);
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN);
    FcPatternAddBool(pattern, FC_OUTLINE, FcTrue);
    FcPatternAddBool(pattern, FC_SCALABLE, FcTrue);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
    // Which characters a face has is not asked of fontconfig, but Pango measures a space by a lookup that needs a set.
    FcCharSet *characters = FcCharSetCreate();
    FcCharSetAddChar(characters, ' ');
    FcPatternAddCharSet(pattern, FC_CHARSET, characters);
    FcCharSetDestroy(characters);
    return FcFontSetAdd(fonts, pattern);
}

/// Font options under which widths are those of the outlines: no hinting of glyphs or of metrics.
static inline void cpango_use_outline_metrics(PangoContext *context) {
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
}

/// Gives an attribute its range of bytes and adds it to a list, which takes it over.
static inline void cpango_insert(PangoAttrList *list, PangoAttribute *attribute, int start, int end) {
    attribute->start_index = (guint)start;
    attribute->end_index = (guint)end;
    pango_attr_list_insert(list, attribute);
}

static inline void cpango_unref(void *object) { g_object_unref(object); }

/// HarfBuzz's tag of four ASCII characters.
static inline hb_tag_t cpango_tag(const char *name) { return hb_tag_from_string(name, 4); }

/// Where a position of a layout's text is in its line, in Pango units.
static inline int cpango_x(PangoLayout *layout, int32_t byte) {
    int line = 0, x = 0;
    pango_layout_index_to_line_x(layout, byte, false, &line, &x);
    return x;
}

/// Takes from a layout, whose width is not limited, the places to break a line within its phrases, whose ascending ends are
/// byte offsets. A phrase wider than `width` keeps its own. What is left counts until the layout's text or attributes are
/// set anew. (`pango_attr_allow_breaks_new` would also forbid what a line falls back to, and Pango ends the process where
/// a word has no place to break at all.)
static inline void cpango_keep_phrases(PangoLayout *layout, const int32_t *ends, int32_t count, int width) {
    int length = 0;
    // Not Pango's copy: a layout computes these once and breaks its lines by them, whatever its width becomes.
    PangoLogAttr *places = (PangoLogAttr *)pango_layout_get_log_attrs_readonly(layout, &length);
    const char *text = pango_layout_get_text(layout), *character = text;
    int index = 0;
    for (int32_t phrase = 0, start = 0; phrase < count; start = ends[phrase++]) {
        bool fits = abs(cpango_x(layout, ends[phrase]) - cpango_x(layout, start)) <= width;
        for (; index < length && character - text < ends[phrase]; character = g_utf8_next_char(character), index++) {
            if (fits && character - text > start && !places[index].is_mandatory_break) places[index].is_line_break = 0;
        }
    }
}

/// Takes from a layout, whose width is not limited, the places to break a line at the characters that begin at ascending byte
/// offsets, as `cpango_keep_phrases` does.
static inline void cpango_forbid_breaks(PangoLayout *layout, const int32_t *offsets, int32_t count) {
    int length = 0;
    PangoLogAttr *places = (PangoLogAttr *)pango_layout_get_log_attrs_readonly(layout, &length);
    const char *text = pango_layout_get_text(layout), *character = text;
    for (int32_t index = 0, next = 0; index < length && next < count; index++, character = g_utf8_next_char(character)) {
        if (character - text < offsets[next]) continue;
        places[index].is_line_break = 0;
        next++;
    }
}

/// Writes for each character whether a line may begin at it, 0 or 1, and returns how many there are; no more than `capacity` are
/// written.
static inline int32_t cpango_breaks(PangoLayout *layout, uint8_t *breaks, int32_t capacity) {
    int length = 0;
    const PangoLogAttr *places = pango_layout_get_log_attrs_readonly(layout, &length);
    for (int index = 0; index < length && index < capacity; index++) breaks[index] = places[index].is_line_break;
    return length;
}

/// Gives back the places to break a line that `breaks` has, one for each character, to each part of the text that is wider than
/// `width` and has none: there Pango would break it anywhere. The layout's width is not limited.
static inline void cpango_loosen(PangoLayout *layout, const uint8_t *breaks, int width) {
    int length = 0, first = 0;
    PangoLogAttr *places = (PangoLogAttr *)pango_layout_get_log_attrs_readonly(layout, &length);
    const char *text = pango_layout_get_text(layout), *character = text, *start = text, *end = text;
    for (int index = 0; index < length; index++) {
        bool ends = index == length - 1 || places[index].is_line_break;
        if (ends && index > first) {
            int part = abs(cpango_x(layout, (int32_t)(end - text)) - cpango_x(layout, (int32_t)(start - text)));
            if (part > width) for (int inner = first + 1; inner < index; inner++) places[inner].is_line_break = breaks[inner];
            first = index;
            start = character;
        }
        if (index == length - 1) break;
        character = g_utf8_next_char(character);
        if (!places[index].is_white) end = character;
    }
}

/// The widest part of a layout's text that no line may end in the middle of, in Pango units, without the blanks after it. The
/// layout's width is not limited.
static inline int cpango_widest_part(PangoLayout *layout) {
    int length = 0, start = 0, widest = 0;
    const PangoLogAttr *places = pango_layout_get_log_attrs_readonly(layout, &length);
    const char *text = pango_layout_get_text(layout), *character = text, *end = text;
    for (int index = 0; index < length; index++) {
        bool ends = index == length - 1 || places[index].is_line_break;
        if (ends && end > text + start) {
            int width = abs(cpango_x(layout, (int32_t)(end - text)) - cpango_x(layout, start));
            if (width > widest) widest = width;
        }
        if (ends) start = (int)(character - text);
        if (index == length - 1) break;
        character = g_utf8_next_char(character);
        if (!places[index].is_white) end = character;
    }
    return widest;
}
