"""The same pages in the peers: `peers.py nicegui counter PORT` serves one on the loopback, `reactpy` and `list` likewise."""

import sys

ROWS = 10_000


def serve_nicegui(page, port):
    from nicegui import ui

    def counter():
        count = {"value": 0}
        label = ui.label("count 0")

        def add():
            count["value"] += 1
            label.set_text(f"count {count['value']}")

        ui.button("Add", on_click=add)

    def rows():
        changes = {"count": 0}

        def change():
            changes["count"] += 1
            labels[5].set_text(f"row 5, now {changes['count']}")

        ui.button("Change", on_click=change)
        labels = [ui.label(f"row {row}") for row in range(ROWS)]

    ui.page("/", response_timeout=60)({"counter": counter, "list": rows}[page])
    ui.run(host="127.0.0.1", port=port, show=False, reload=False)


def serve_reactpy(page, port):
    import uvicorn
    from reactpy import component, hooks, html
    from reactpy.backend.starlette import configure
    from starlette.applications import Starlette

    @component
    def counter():
        count, set_count = hooks.use_state(0)
        return html.div(
            html.p(f"count {count}"),
            html.button({"on_click": lambda event: set_count(lambda old: old + 1)}, "Add"))

    @component
    def rows():
        texts, set_texts = hooks.use_state([f"row {row}" for row in range(ROWS)])
        changes, set_changes = hooks.use_state(0)

        def change(event):
            set_changes(changes + 1)
            set_texts(texts[:5] + [f"row 5, now {changes + 1}"] + texts[6:])

        return html.div(
            html.button({"on_click": change}, "Change"),
            html.ul([html.li({"key": row}, text) for row, text in enumerate(texts)]))

    app = Starlette()
    configure(app, {"counter": counter, "list": rows}[page])
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error")


if __name__ in {"__main__", "__mp_main__"}:
    {"nicegui": serve_nicegui, "reactpy": serve_reactpy}[sys.argv[1]](sys.argv[2], int(sys.argv[3]))
