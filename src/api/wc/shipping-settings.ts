import { decimalMoney } from '#kit/money.ts'
import { DAYS_FROM as FROM, DAYS_TO as TO, type FormField } from '#shop/shipping/method-form.ts'
import { SHIPPING_FORMS } from '#shop/shipping/rates.ts'
import { TABLE_COLUMNS, TABLE_MOST_ROWS, wrongRowOf } from '#shop/shipping/table-rows.ts'
import { centsOf } from './amounts.ts'

type Kind = FormField['kind']
type Stored = Record<string, unknown>
const MOST_DAYS = 365

const TYPES: Record<Kind, string> = { money: 'price', whole: 'number', rows: 'table' }

const held = (stored: unknown, [name, inner]: FormField['at']): unknown => {
  const outer = isStored(stored) ? stored[name] : undefined
  return inner === undefined ? outer : isStored(outer) ? outer[inner] : undefined
}
const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A method's settings as wc/v3 tells them. */
export function wireSettings(kind: string, stored: unknown) {
  return Object.fromEntries(
    (SHIPPING_FORMS[kind]?.fields ?? []).map((field) => {
      const { id, label, description } = field
      const value = written(field.kind, held(stored, field.at))
      const told = { id, label, description, type: TYPES[field.kind], value, default: '', tip: description, placeholder: '' }
      return [id, field.kind === 'rows' ? { ...told, columns: TABLE_COLUMNS, most_rows: TABLE_MOST_ROWS } : told]
    }),
  )
}

function written(kind: Kind, raw: unknown): string {
  if (kind === 'rows') return Array.isArray(raw) ? JSON.stringify(raw) : '[]'
  if (typeof raw !== 'number') return kind === 'money' ? '0.00' : ''
  return kind === 'money' ? decimalMoney(raw) : String(raw)
}

const HINTS: Record<Kind, string> = {
  money: 'Escreva um valor como 24,90.',
  whole: 'Escreva um número de dias, de 0 a 365.',
  rows: 'A tabela não pôde ser lida.',
}

/** What is stored, with what a client says anew; or what makes no sense, with what would. */
export function readSettings(
  kind: string,
  stored: unknown,
  sent: Stored,
): { ok: true; settings: Stored } | { ok: false; label: string; hint: string } {
  let settings: Stored = isStored(stored) ? stored : {}
  for (const field of SHIPPING_FORMS[kind]?.fields ?? []) {
    if (!Object.hasOwn(sent, field.id)) continue
    const value = read(field.kind, sent[field.id])
    if (value === undefined) return { ok: false, label: field.label, hint: HINTS[field.kind] }
    const [name, inner] = field.at
    const outer = isStored(settings[name]) ? settings[name] : {}
    settings = { ...settings, [name]: inner === undefined ? value : { ...outer, [inner]: value } }
  }
  const [from, to] = [held(settings, FROM.at), held(settings, TO.at)]
  return typeof from === 'number' && typeof to === 'number' && from > to
    ? { ok: false, label: TO.label, hint: `Não pode ser menor que «${FROM.label}».` }
    : { ok: true, settings }
}

function read(kind: Kind, typed: unknown): unknown {
  const text = typeof typed === 'number' ? String(typed) : typeof typed === 'string' ? typed.trim() : undefined
  if (kind === 'rows') return Array.isArray(typed) ? typed : listIn(text ?? '')
  if (text === undefined) return undefined
  if (kind === 'whole') return /^\d{1,3}$/.test(text) && Number(text) <= MOST_DAYS ? Number(text) : undefined
  return /^\d{1,7}([.,]\d{1,2})?$/.test(text) ? (centsOf(text) ?? undefined) : undefined
}

/** Which row of a table no parcel could be priced by; undefined when they all can. */
export function tableTrouble(rows: unknown): string | undefined {
  if (!Array.isArray(rows)) return undefined
  if (rows.length === 0) return 'A tabela precisa de ao menos uma linha.'
  if (rows.length > TABLE_MOST_ROWS) return `A tabela pode ter até ${TABLE_MOST_ROWS} linhas.`
  const wrong = wrongRowOf(rows)
  return wrong === undefined ? undefined : `Confira a linha ${wrong}: CEPs, peso, preço e prazo.`
}

function listIn(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
