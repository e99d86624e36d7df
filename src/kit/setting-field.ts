import { formatNumber } from './pt-br.ts'

/** A setting as a merchant's form shows it; `name` is what it is stored under. */
export type SettingField = {
  name: string
  label: string
  description: string
  /** A `secret` is stored encrypted and never shown again; so is a `certificate`, a file: PEM as it is, others as base64. */
  kind: 'text' | 'lines' | 'number' | 'checkbox' | 'select' | 'secret' | 'certificate'
  /** What holds while nothing is set; of a checkbox «1» or empty. */
  fallback: string
  /** Letters of a text; bounds of a number. */
  most: number
  least?: number
  /** Of a select. */
  options?: readonly { value: string; label: string }[]
  /** What was typed as it is kept, where not every text will do; `wrong` says what would. */
  check?: (typed: string) => string | undefined
  wrong?: string
  /** It concerns only some choices of another field: a form with another choice leaves it out unless something stands in it. */
  shownFor?: { field: string; values: readonly string[] }
}
export type SettingValue = string | number | boolean

/** What a merchant typed, as it is stored; undefined when it makes no sense. */
export function readSetting(
  { kind, least = 0, most, options = [], check }: SettingField,
  typed: unknown,
): SettingValue | undefined {
  if (kind === 'checkbox') return typeof typed === 'boolean' ? typed : { yes: true, no: false }[String(typed)]
  if (kind === 'number') {
    const text = typeof typed === 'number' ? String(typed) : typeof typed === 'string' ? typed.trim().replace(',', '.') : ''
    const value = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
    return value !== undefined && value >= least && value <= most ? value : undefined
  }
  if (typeof typed !== 'string' || typed.length > most) return undefined
  if (kind === 'select') return options.some(({ value }) => value === typed) ? typed : undefined
  if (kind === 'certificate') return readCertificate(typed)
  const strange = kind === 'lines' ? /[^\P{Cc}\n\r]|[<>]/u : kind === 'secret' ? /\p{Cc}/u : /[\p{Cc}<>]/u
  if (strange.test(typed)) return undefined
  return check ? check(typed) : typed.trim()
}

/** One who shows it shows no more than a word of it. */
export const isSecret = ({ kind }: Pick<SettingField, 'kind'>) => kind === 'secret' || kind === 'certificate'

/** PEM text, or the base64 of some other file; what a browser puts before that goes. */
function readCertificate(typed: string): string | undefined {
  const text = typed.replace(/^data:[^,]*,/, '').trim()
  if (text === '') return ''
  const isPem = /^[\s\S]*-----BEGIN [A-Z0-9 ]+-----[A-Za-z0-9+/=\s:,-]+-----END [A-Z0-9 ]+-----[\s\S]*$/.test(text)
  if (isPem) return text
  const packed = text.replaceAll(/\s/g, '')
  return /^[A-Za-z0-9+/]{40,}={0,2}$/.test(packed) ? packed : undefined
}

/** What would do, in words. */
export function settingHint({ kind, least = 0, most, options = [], wrong }: SettingField): string {
  if (wrong) return wrong
  if (kind === 'number') return `De ${formatNumber(least)} a ${formatNumber(most)}.`
  if (kind === 'certificate') return 'Envie o arquivo do banco: .p12, .pfx, .pem, .crt ou .key.'
  if (kind === 'checkbox') return 'Sim ou não.'
  if (kind === 'select') return `Escolha: ${options.map(({ label }) => label).join(', ')}.`
  return `Escreva até ${most} letras${kind === 'secret' ? '.' : ', sem < nem >.'}`
}

/** What holds: what was stored where it makes sense, else the fallback. */
export function settingOf(field: SettingField, stored: unknown): SettingValue {
  const kept = stored === undefined ? undefined : readSetting(field, stored)
  if (kept !== undefined) return kept
  if (field.kind === 'number') return Number(field.fallback) || 0
  return field.kind === 'checkbox' ? field.fallback === '1' : field.fallback
}

type ReadSettings =
  | { ok: true; plain: Record<string, SettingValue>; secrets: Map<string, string> }
  | { ok: false; label: string; hint: string }

/** What a merchant typed into the fields of a form, secrets apart; the first that makes no sense is named. What was not sent is not there. */
export function readSettings(fields: readonly SettingField[], typed: Readonly<Record<string, unknown>>): ReadSettings {
  const plain: Record<string, SettingValue> = {}
  const secrets = new Map<string, string>()
  for (const field of fields) {
    if (!Object.hasOwn(typed, field.name)) continue
    const value = readSetting(field, typed[field.name])
    if (value === undefined) return { ok: false, label: field.label, hint: settingHint(field) }
    if (isSecret(field)) secrets.set(field.name, String(value))
    else plain[field.name] = value
  }
  return { ok: true, plain, secrets }
}
