import { count, formatDate, formatTime } from '#kit/pt-br.ts'

/** The latest second that a Date can hold. */
const LATEST_SECOND = 8.64e12

/** A moment in seconds, or the wall clock of São Paulo as Elementor stores it: «2026-12-24 23:59». */
export function readDueDate(raw: unknown): number | undefined {
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : ''
  if (/^\d{1,13}$/.test(text)) return Number(text) > 0 && Number(text) <= LATEST_SECOND ? Number(text) : undefined
  const [, date, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::\d\d)?)?$/.exec(text) ?? []
  // Brazil has had no summer time since 2019: São Paulo is always three hours behind.
  const ms = Date.parse(`${date}T${time}:00-03:00`)
  return Number.isNaN(ms) ? undefined : ms / 1000
}

/** «24 de dezembro de 2026, às 23:59». */
export function writeDueDate(dueSeconds: number): string {
  const date = new Date(dueSeconds * 1000)
  return `${formatDate(date)}, às ${formatTime(date)}`
}

/** «2 horas e 30 minutos». */
export function writeInterval(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const parts = [
    [Math.floor(minutes / 60), 'hora', 'horas'],
    [minutes % 60, 'minuto', 'minutos'],
  ] as const
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, one, many]) => count(amount, one, many))
    .join(' e ')
}
