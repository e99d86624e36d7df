/** Its name among the shop's settings. */
export const PAST_THEMES_SETTING = 'past_themes'
/** More than anybody goes back. */
const KEPT = 12

/** A look that the shop had, as its own routes tell it, and until when. */
export type PastTheme = { until: string; look: Record<string, unknown> }

/** Stored looks, healed; the newest first. */
export const readPastThemes = (stored: unknown): PastTheme[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).filter(isPastTheme).slice(0, KEPT)

/** The looks with one more, unless it is the one that was there last. */
export function withPastTheme(past: readonly PastTheme[], look: PastTheme['look'], until: Date): PastTheme[] {
  const [last] = past
  if (last && JSON.stringify(last.look) === JSON.stringify(look)) return [...past]
  return [{ until: until.toISOString(), look }, ...past].slice(0, KEPT)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPastTheme = (value: unknown): value is PastTheme =>
  isRecord(value) && typeof value['until'] === 'string' && isRecord(value['look'])
