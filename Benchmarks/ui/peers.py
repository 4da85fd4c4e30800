"""The same counter in the peers: `peers.py nicegui PORT` or `peers.py reactpy PORT` serves it on the loopback."""

import sys


def serve_nicegui(port):
    from nicegui import ui

    @ui.page("/")
    def counter():
        count = {"value": 0}
        label = ui.label("count 0")

        def add():
            count["value"] += 1
            label.set_text(f"count {count['value']}")

        ui.button("Add", on_click=add)

    ui.run(host="127.0.0.1", port=port, show=False, reload=False)


def serve_reactpy(port):
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

    app = Starlette()
    configure(app, counter)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error")


if __name__ in {"__main__", "__mp_main__"}:
    {"nicegui": serve_nicegui, "reactpy": serve_reactpy}[sys.argv[1]](int(sys.argv[2]))
