import { localClock } from '#kit/brazil/local-time.ts'

/** From one minute of the day up to, but not including, another. */
export type Span = { from: number; to: number }
/** The spans of each weekday, Sunday first. */
export type OpeningHours = readonly (readonly Span[])[]

export const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
const MOST_SPANS = 4
/** The changes of a week come again in the next one; a day that a clock change makes longer is in it. */
const MINUTES_AHEAD = 8 * DAY_MINUTES

/** «9h às 12h, 13:30-18h» of one day; nothing for a closed day, undefined for what is no such text. */
export function readSpans(text: string): Span[] | undefined {
  const parts = text
    .split(/[,;/]|\be\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length > MOST_SPANS || text.length > 100) return undefined
  const spans = parts.map(readSpan)
  const known = spans.filter((span) => span !== undefined)
  const isInOrder = known.every(({ from }, index) => index === 0 || from >= known[index - 1]!.to)
  return known.length === spans.length && isInOrder ? known : undefined
}

function readSpan(text: string): Span | undefined {
  const [begin, end, ...more] = text.split(/\s*[-–]\s*|\s+(?:às|as|até|a)\s+/)
  if (begin === undefined || end === undefined || more.length > 0) return undefined
  const [from, to] = [readMinute(begin), readMinute(end)]
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined
}

function readMinute(text: string): number | undefined {
  const [, hour, minute = '0'] = /^(\d{1,2})(?:h|:)?(\d{2})?h?$/.exec(text.trim()) ?? []
  const total = Number(hour) * 60 + Number(minute)
  return hour !== undefined && Number(minute) < 60 && total <= DAY_MINUTES ? total : undefined
}

/** «09:00-12:00, 13:30-18:00» */
export const spansText = (spans: readonly Span[]) => spans.map(({ from, to }) => `${clockText(from)}-${clockText(to)}`).join(', ')

const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** By the clock of the shop. Where no day has hours it is always open. */
export function isOpenAt(hours: OpeningHours, at: Date): boolean {
  if (hours.every((spans) => spans.length === 0)) return true
  const { weekday, minute } = clockOf(at)
  return (hours[weekday] ?? []).some(({ from, to }) => minute >= from && minute < to)
}

/** When it opens or closes next; never where it does not. */
export function nextOpeningOrClosing(hours: OpeningHours, now: Date): number {
  if (hours.every((spans) => spans.length === 0)) return Infinity
  const isOpen = isOpenAt(hours, now)
  const begun = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const minute = clockOf(new Date(begun)).minute
  const edges = new Set(hours.flatMap((spans) => spans.flatMap(({ from, to }) => [from % DAY_MINUTES, to % DAY_MINUTES])))
  const ahead = [...edges].flatMap((edge) => {
    const first = (edge - minute + DAY_MINUTES) % DAY_MINUTES
    return Array.from({ length: MINUTES_AHEAD / DAY_MINUTES }, (_, day) => begun + (first + day * DAY_MINUTES) * MINUTE_MS)
  })
  return (
    ahead
      .filter((at) => at > now.getTime())
      .toSorted((one, other) => one - other)
      .find((at) => isOpenAt(hours, new Date(at)) !== isOpen) ?? Infinity
  )
}

function clockOf(at: Date) {
  const shown = localClock(at)
  return {
    weekday: new Date(`${shown.slice(0, 10)}T00:00:00Z`).getUTCDay(),
    minute: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)),
  }
}
