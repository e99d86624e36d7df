import type { Cents } from '#kit/money.ts'
import type { Answered } from '#outgoing/exchange.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'

const MOST_CENTS = 100_000_000

/** «23.45», «23,45», «1.234,56» or 23.45 in reais, as carriers write prices; undefined for what is none. */
export function centsOf(raw: unknown): Cents | undefined {
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : ''
  // With both signs the last one parts the centavos.
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(plain)) return undefined
  const cents = Math.round(Number(plain) * 100)
  return cents <= MOST_CENTS ? cents : undefined
}

/** Whole days, also written as text. */
export function daysOf(raw: unknown): number | undefined {
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : ''
  return /^\d{1,3}$/.test(text) && Number(text) <= 365 ? Number(text) : undefined
}

export const reais = (cents: Cents) => cents / 100
/** Carriers measure in centimetres: a millimetre more is a centimetre more. */
export const centimetres = (mm: number) => Math.max(1, Math.ceil(mm / 10))
export const kilograms = (grams: number) => Math.max(1, grams) / 1_000

/** What the status of an answer means, in words for the merchant; undefined where it is fine. `why`: what the service itself said. */
export function troubleOf(service: string, { status, headers }: Answered, why = ''): ServiceTrouble | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 429) return new ServiceTrouble('busy', `${service}: pediu para esperar.`, Number(headers['retry-after']) || 30)
  if (status >= 500 || status === 408) return new ServiceTrouble('down', `${service}: fora do ar (${status}).`)
  if (status === 401 || status === 403)
    return new ServiceTrouble('denied', `${service}: recusou os dados de acesso (${status}). Confira e salve de novo.`)
  return new ServiceTrouble('refused', `${service}: recusou o pedido (${status})${why === '' ? '' : `: ${why.slice(0, 300)}`}.`)
}
export const unreadable = (service: string) => new ServiceTrouble('down', `${service}: respondeu pela metade.`)
export const silent = (service: string, error: unknown) =>
  new ServiceTrouble('down', `${service}: não respondeu (${(error as Error).message}).`)
