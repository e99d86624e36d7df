export type Bounds = { min: number; max: number; fallback: number }

/** Seconds: a day is longer than anybody keeps a page open. */
const seconds = (fallback: number): Bounds => ({ min: 0, max: 86_400, fallback })
const count = (fallback: number): Bounds => ({ min: 0, max: 10_000, fallback })

/** What the numbers of rules may be, by the names that pages carry, and what they are while nobody says. */
export const RULE_NUMBERS = {
  page_load_delay: seconds(0),
  scrolling_offset: { min: 0, max: 100, fallback: 50 },
  click_times: { min: 1, max: 1_000, fallback: 1 },
  inactivity_time: seconds(30),
  page_views_views: count(3),
  sessions_sessions: count(2),
  times_times: count(3),
} satisfies Record<string, Bounds>

/** Likewise of a popup's looks. */
export const LOOKS_NUMBERS = {
  width: { min: 160, max: 2_000, fallback: 560 },
  entrance_animation_duration: { min: 0, max: 5, fallback: 0 },
  close_button_delay: seconds(0),
  close_automatically: seconds(0),
} satisfies Record<string, Bounds>
