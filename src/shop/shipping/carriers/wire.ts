import type { Cents } from '#kit/money.ts'
import type { Answered } from '#outgoing/exchange.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import { LabelUnsure } from './carrier.ts'

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
  const words = why.slice(0, 300).replace(/\.$/, '')
  const text = `${service}: recusou o pedido (${status})${words === '' ? '' : `: ${words}`}.`
  return new ServiceTrouble('refused', text, undefined, status)
}
export const unreadable = (service: string) => new ServiceTrouble('down', `${service}: respondeu pela metade.`)
export const silent = (service: string, error: unknown) =>
  new ServiceTrouble('down', `${service}: não respondeu (${(error as Error).message}).`)

/** What was asked to find out whether something was done: no answer to that is no «no». */
export async function findOut<T>(lookUp: () => Promise<T>): Promise<T> {
  try {
    return await lookUp()
  } catch (error) {
    if (error instanceof ServiceTrouble && (error.kind === 'refused' || error.kind === 'denied'))
      throw new LabelUnsure(error.message)
    throw error
  }
}

/** After the deed: what this call would have told besides is not worth a failure. */
export async function orNothing<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ServiceTrouble && (error.kind === 'refused' || error.kind === 'denied')) return undefined
    throw error
  }
}
