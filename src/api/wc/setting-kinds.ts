import type { ShopInfo } from '#content/settings/contract.ts'

/** Where a setting is stored: a part of what is said of the shop, or a row of its own; `inner` is a part of that part. */
type Place = { of: 'shop'; part: keyof ShopInfo } | { of: 'row'; name: string; part?: string; inner?: string }

export type Setting = {
  group: string
  id: string
  label: string
  description: string
  /** As the ecosystem names them; an `image` is the number of a file in the media library. */
  type: 'text' | 'textarea' | 'email' | 'number' | 'select' | 'checkbox' | 'color' | 'password' | 'image' | 'price'
  fallback: string
  options?: Record<string, string>
  place: Place
  /** What a client wrote, as it is stored; undefined when it makes no sense. */
  read: (value: string) => unknown
  /** What is stored, as it is told. */
  write: (stored: unknown) => string
  /** Why what was written can't be kept, and what would do. */
  wrong?: (value: string) => string
}

/** What is told of a secret that is there: nobody reads it again. */
export const KEPT_SECRET = '••••••••'

export const written = (stored: unknown) => (typeof stored === 'string' ? stored : '')
export const words = (most: number) => (value: string) =>
  value.length <= most && !/[^\P{Cc}\n\r]|[<>]/u.test(value) ? value.trim() : undefined
/** Why a text can't be kept. */
export const unfitWords = (value: string) =>
  /[<>]/.test(value) ? 'Escreva sem < nem >.' : 'O texto é comprido demais ou tem sinais que não se podem ler.'
export const orEmpty = (read: (value: string) => unknown) => (value: string) => (value.trim() === '' ? '' : read(value.trim()))
export const isYes = (stored: unknown) => (stored === true ? 'yes' : 'no')
export const readYes = (value: string) => (value === 'yes' ? true : value === 'no' ? false : undefined)

/** An address below the shop's own, or nothing. */
export const readPath = orEmpty((value) => (/^\/(?!\/)[\w/-]{0,200}$/.test(value) ? value : undefined))

const FRESH = { description: '', type: 'text', fallback: '', read: words(200), write: written } as const

/** Settings of one group that stand side by side in one row. */
export const inRow =
  (group: string, name: string) =>
  (id: string, part: string | readonly [part: string, inner: string], label: string, over: Partial<Setting> = {}): Setting => {
    const place = typeof part === 'string' ? { part } : { part: part[0], inner: part[1] }
    return { ...FRESH, group, id, label, place: { of: 'row', name, ...place }, ...over }
  }

/** On or off; what nobody has set is the fallback. */
export const toggle = (description: string, fallback: 'yes' | 'no' = 'no'): Partial<Setting> => ({
  description,
  type: 'checkbox',
  fallback,
  read: readYes,
  write: (stored) => (typeof stored === 'boolean' ? isYes(stored) : fallback),
})

/** A whole number between two bounds. */
export const number = (
  description: string,
  { least, most, fallback }: { least: number; most: number; fallback: number },
): Partial<Setting> => ({
  description,
  type: 'number',
  fallback: String(fallback),
  read: (value) => {
    const amount = /^\d{1,6}$/.test(value.trim()) ? Number(value) : undefined
    return amount !== undefined && amount >= least && amount <= most ? amount : undefined
  },
  write: (stored) => String(Number.isInteger(stored) ? stored : fallback),
  wrong: () => `Escreva um número inteiro de ${least} a ${most}.`,
})

/** Written, never told again. */
export const secret = (description: string): Partial<Setting> => ({
  description,
  type: 'password',
  read: orEmpty((value) => (value !== KEPT_SECRET && /^[\x21-\x7e]{5,500}$/.test(value) ? value : undefined)),
  write: (stored) => (written(stored) === '' ? '' : KEPT_SECRET),
  wrong: () => 'Cole a chave secreta inteira, sem espaços.',
})
