// Globals that index.html defines before the scripts run.

declare var kissaSocket: WebSocket | undefined;
