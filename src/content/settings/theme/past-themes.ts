import { isRecord } from '#kit/is-record.ts'
/** Its name among the shop's settings. */
export const PAST_THEMES_SETTING = 'past_themes'
/** More than anybody goes back. */
const KEPT = 12

/** A look that the shop had, as its own routes tell it, and until when; one of another shop has a name. */
export type PastTheme = { until: string; look: Record<string, unknown>; name?: string }

/** Stored looks, healed; the newest first. */
export const readPastThemes = (stored: unknown): PastTheme[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).filter(isPastTheme).slice(0, KEPT)

/** The looks with one more, unless it is the one that was there last. */
export function withPastTheme(past: readonly PastTheme[], look: PastTheme['look'], until: Date): PastTheme[] {
  const [last] = past
  if (last && JSON.stringify(last.look) === JSON.stringify(look)) return [...past]
  return [{ until: until.toISOString(), look }, ...past].slice(0, KEPT)
}

/** The looks with one of another shop in the place of an earlier one of that name. */
export const withNamedTheme = (
  past: readonly PastTheme[],
  { name, look, until }: { name: string; look: PastTheme['look']; until: Date },
): PastTheme[] => [{ until: until.toISOString(), look, name }, ...past.filter((one) => one.name !== name)].slice(0, KEPT)

const isPastTheme = (value: unknown): value is PastTheme =>
  isRecord(value) && typeof value['until'] === 'string' && isRecord(value['look'])
