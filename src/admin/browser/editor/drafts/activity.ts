let lastAt = Date.now()

/** Somebody works here: keys and pointers in this page, or changes that come from a frame in it. */
export const markActive = () => void (lastAt = Date.now())
export const idleMs = () => Date.now() - lastAt
