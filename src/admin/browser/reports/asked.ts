import { isDay } from '#kit/calendar-day.ts'
import { longestOf, type Period } from '#shop/reports/period.ts'

/** What the merchant wants to see: the address keeps it, so that it can be sent to somebody. */
export type Asked = { view: View; period: Period; compares: boolean }

export const VIEWS = [
  { id: 'day', name: 'Dia' },
  { id: 'week', name: 'Semana' },
  { id: 'month', name: 'Mês' },
  { id: 'product', name: 'Produto' },
  { id: 'category', name: 'Categoria' },
  { id: 'coupon', name: 'Cupom' },
  { id: 'origin', name: 'Origem' },
  { id: 'payment', name: 'Forma de pagamento' },
  { id: 'state', name: 'Estado (UF)' },
  { id: 'conversion', name: 'Conversão de carrinhos' },
  { id: 'freight', name: 'Frete cobrado × pago' },
] as const
export type View = (typeof VIEWS)[number]['id']

export const isInTime = (view: View) => view === 'day' || view === 'week' || view === 'month'

const DAY_MS = 86_400_000
const moved = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Periods by the names that people have for them. */
export const PRESETS: { name: string; of: (today: string) => Period }[] = [
  { name: 'Hoje', of: (today) => ({ from: today, to: today }) },
  { name: '7 dias', of: (today) => ({ from: moved(today, -6), to: today }) },
  { name: '30 dias', of: (today) => ({ from: moved(today, -29), to: today }) },
  { name: 'Este mês', of: (today) => ({ from: `${today.slice(0, 7)}-01`, to: today }) },
  {
    name: 'Mês passado',
    of: (today) => {
      const to = moved(`${today.slice(0, 7)}-01`, -1)
      return { from: `${to.slice(0, 7)}-01`, to }
    },
  },
  { name: 'Este ano', of: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }) },
  { name: '12 meses', of: (today) => ({ from: moved(today, -364), to: today }) },
]

/**
 * Reads the address; what it does not say, or says wrongly, is the last thirty days, day by day. Of more days than a report can
 * tell it is the last ones.
 */
export function readAsked(params: URLSearchParams, today: string): Asked & { isShortened: boolean } {
  const wanted = { from: params.get('de') ?? '', to: params.get('ate') ?? today }
  const isGood = isDay(wanted.from) && isDay(wanted.to) && wanted.from <= wanted.to
  const period = isGood ? longestOf(wanted) : PRESETS[2]!.of(today)
  return {
    view: VIEWS.find(({ id }) => id === params.get('ver'))?.id ?? 'day',
    period,
    compares: params.get('comparar') !== 'nao',
    isShortened: isGood && period.from !== wanted.from,
  }
}

/** The day that somebody means who typed this: none that is yet to come, and none while it is not a whole one. */
export function dayMeant(typed: string, today: string): string | undefined {
  if (!isDay(typed)) return undefined
  return typed > today ? today : typed
}

export const writeAsked = ({ view, period, compares }: Asked): Record<string, string> => ({
  ver: view,
  de: period.from,
  ate: period.to,
  ...(!compares && { comparar: 'nao' }),
})

/** Where the API answers; a page of rows at a time, days all at once. */
export function pathOf({ view, period }: Pick<Asked, 'view' | 'period'>, { page = 1, perPage = 50 } = {}): string {
  const days = `from=${period.from}&to=${period.to}`
  if (view === 'conversion' || view === 'freight') return `/vitrine/v1/reports/${view}?${days}`
  const rows = isInTime(view) ? 'per_page=1100' : `per_page=${perPage}&page=${page}`
  return `/vitrine/v1/reports/breakdown?by=${view}&${days}&${rows}`
}
