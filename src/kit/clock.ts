/** The time, handed in wherever it matters so that a test can turn it. */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }
