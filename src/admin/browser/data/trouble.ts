import { HttpError } from 'react-admin'
import { placeOf, spoken } from './spoken.ts'

type Told = {
  code?: string
  message?: string
  data?: { status?: number; params?: Record<string, string> | string[]; current?: unknown }
}

export const STALE = 409

/** What the API refused, for the screens: the message in the merchant's language, and beside each field what is wrong with it. */
export function troubleOf(error: unknown): Error {
  // Who gave up the call wants to hear that, and nothing is shown.
  if (error instanceof Error) return error
  const { code, message = 'A loja não respondeu como esperado. Tente de novo.', data } = (error ?? {}) as Told
  const status = data?.status ?? (code === 'fetch_error' ? 0 : 500)
  const fields = Array.isArray(data?.params) ? [] : Object.entries(data?.params ?? {})
  if (fields.length === 0) return new HttpError(message, status, { code, message, current: data?.current })
  const errors = Object.fromEntries(fields.map(([name, text]) => [placeOf(name, text), spoken(text)]))
  return new HttpError([...new Set(fields.map(([, text]) => spoken(text)))].join(' '), status, { code, message, errors })
}

type Entry = { id?: number; error?: Told }

/** A batch answers for each of its entries: whoever sent several is told how many did not go through, and why. */
export function batchTrouble(entries: Entry[]): Error | undefined {
  const refused = entries.filter((entry) => entry.error)
  if (refused.length === 0) return undefined
  const why = [...new Set(refused.map(({ error }) => error?.message ?? ''))].join(' ')
  const how = refused.length === 1 ? '1 item não mudou' : `${refused.length} itens não mudaram`
  return new HttpError(`${how}. ${why}`, 400, { message: why })
}
