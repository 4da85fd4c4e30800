/// Views, identity, state, layout, animation and gestures.
