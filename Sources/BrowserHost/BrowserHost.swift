/// Shows display lists in browsers.
