import { lazily } from '../lazily.ts'

/** Brasília's time: the clock that is gone by, wherever a server stands and whoever looks at it. */
export const LOCAL_ZONE = 'America/Sao_Paulo'

const clock = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone: LOCAL_ZONE, dateStyle: 'short', timeStyle: 'medium' }))

/** «2026-11-15T09:05:00», what that clock shows at a moment; the first thousand years have fewer digits there than dates have. */
export const localClock = (at: Date) => clock().format(at).replace(' ', 'T').padStart(19, '0')

/** «2026-11-15», the day there at a moment. */
export const localDay = (at: Date) => localClock(at).slice(0, 10)

/** The moment that a text tells: with a zone as it stands, without one by the local clock; a day alone is its beginning. */
export function readLocalMoment(text: string): Date {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(text) && text.length > 10) return new Date(text)
  const bare = text.replace(' ', 'T')
  const asUtc = new Date(`${bare.length === 10 ? `${bare}T00:00:00` : bare}Z`)
  if (Number.isNaN(asUtc.getTime())) return asUtc
  // The zone's distance at that moment, found by what its clocks show then.
  const shown = new Date(`${localClock(asUtc)}Z`)
  return new Date(asUtc.getTime() + (asUtc.getTime() - shown.getTime()))
}
