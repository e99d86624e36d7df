import { readLocalMoment, localClock } from '#kit/brazil/local-time.ts'

/** «2026-11-15 09:05:00» by the shop's clock. */
export const shopTime = (at: Date) => localClock(at).replace('T', ' ')

/** The moment when the shop's clock shows this. */
function momentAt(date: string, time: string): Date | undefined {
  const asUtc = new Date(`${date}T${time}Z`)
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 10) !== date) return undefined
  return readLocalMoment(`${date}T${time}`)
}

/** A moment as tables write it: a day alone means its beginning, or its end; «31/12/2026» is a day too. */
export function readShopTime(text: string, edge: 'start' | 'end'): Date | undefined {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const at = new Date(text)
    return Number.isNaN(at.getTime()) || at.getTime() < 0 ? undefined : at
  }
  const [, year, month, day, rest] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/.exec(text) ??
    reordered(/^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d(?::\d\d)?))?$/.exec(text)) ??
    []
  if (!year || !month || !day || year < '1970') return undefined
  const time = rest === undefined ? (edge === 'start' ? '00:00:00' : '23:59:59') : rest.length === 5 ? `${rest}:00` : rest
  return momentAt(`${year}-${month}-${day}`, time)
}

const reordered = (match: RegExpExecArray | null) => match && [match[0], match[3], match[2], match[1], match[4]]

/** A day where the moment is its edge, else the whole moment. */
export function edgeText(at: Date, edge: 'start' | 'end'): string {
  const text = shopTime(at)
  return text.endsWith(edge === 'start' ? ' 00:00:00' : ' 23:59:59') ? text.slice(0, 10) : text
}
