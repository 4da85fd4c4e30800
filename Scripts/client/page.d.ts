// What index.html has made before the scripts run.

declare var kissaSocket: WebSocket | undefined;
