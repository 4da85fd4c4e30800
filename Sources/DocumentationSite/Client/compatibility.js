// Hides the rows of the compatibility table that don't match the search text.

const field = /** @type {HTMLInputElement} */ (document.querySelector("#query"));
const count = /** @type {HTMLOutputElement} */ (document.querySelector("#count"));
const none = /** @type {HTMLElement} */ (document.querySelector("#none"));

const sections = [...document.querySelectorAll("section")].map((element) => ({
    element,
    rows: [...element.querySelectorAll("tbody tr")].map((row) => ({
        element: /** @type {HTMLElement} */ (row),
        names: [...row.querySelectorAll("td:first-child code")].map((code) => plain(code.textContent ?? "")),
    })),
}));

/**
 * Normalizes a symbol for comparison: `@Query(filter:)` is "query", `View.task(id:)` is "view.task".
 * @param {string} text
 */
function plain(text) {
    return text.trim().toLowerCase().replace(/^[@#.]+/, "").replace(/[(<[…].*$/, "");
}

/** Shows the rows that match the field, and their number. */
function search() {
    const wanted = plain(field.value);
    let shown = 0;
    for (const section of sections) {
        let here = 0;
        for (const row of section.rows) {
            const fits = row.names.some((name) => name.includes(wanted));
            row.element.hidden = !fits;
            if (fits) here += 1;
        }
        section.element.hidden = here === 0;
        shown += here;
    }
    none.hidden = shown > 0;
    count.value = wanted === "" ? "" : `${shown} ${shown === 1 ? "row" : "rows"}`;
    history.replaceState(null, "", wanted === "" ? location.pathname : `#${encodeURIComponent(field.value.trim())}`);
}

/** @param {KeyboardEvent} event */
function hearKey(event) {
    if (event.key === "/" && document.activeElement !== field) {
        event.preventDefault();
        field.select();
    } else if (event.key === "Escape" && field.value !== "") {
        field.value = "";
        search();
    }
}

/** Searches for the URL's fragment, as in `#NavigationStack`. */
function searchForAddress() {
    const words = location.hash.slice(1);
    try {
        field.value = decodeURIComponent(words);
    } catch {
        field.value = words;
    }
    search();
}

field.addEventListener("input", search);
document.addEventListener("keydown", hearKey);
addEventListener("hashchange", searchForAddress);
if (location.hash !== "") searchForAddress();
field.focus();
