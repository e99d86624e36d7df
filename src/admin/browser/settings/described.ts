import { HttpError } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { STALE } from '../data/trouble.ts'
import { ungrouped } from '../shared/words.ts'
import type { TableColumn } from './rate-table.ts'

/** A setting that says of itself how it is asked for: settings of the shop, of a way to pay, of a way of sending. */
export type Described = {
  id: string
  label: string
  description: string
  type: string
  value: string
  default: string
  group_id?: string
  options?: Record<string, string>
  /** Of a secret: there is one, which is never shown. */
  is_set?: boolean
  /** It concerns only these choices of another field. */
  shown_for?: { field: string; values: readonly string[] }
  /** Of a table: what its rows are made of. */
  columns?: readonly TableColumn[]
  most_rows?: number
}
/** A setting with a new value; `was` is what the shop had. */
export type Changed = Described & { was: string }

/** What stands in the fields, by the setting's id. */
export type Typed = Record<string, string>
/** Why a field could not be kept, by the setting's id. */
export type Problems = Record<string, string>

export const typedOf = (settings: readonly Described[]): Typed => Object.fromEntries(settings.map(({ id, value }) => [id, value]))

/** Only what differs from what the shop has: two people who change different settings don't undo each other. */
export const changedIn = (settings: readonly Described[], typed: Typed): Changed[] =>
  settings
    .filter(({ id, value }) => typed[id] !== undefined && typed[id] !== value)
    .map((one) => ({ ...one, was: one.value, value: typed[one.id]! }))

type Told = { id: string; error?: { message?: string; data?: { status?: number; current?: unknown } } }

/** Keeps settings of the shop; answers what was refused. The others are kept all the same. */
export async function saveSettings(provider: Provider, changed: readonly (Described & { was?: string })[]): Promise<Problems> {
  if (changed.length === 0) return {}
  const update = changed.map(({ id, group_id, value, was }) => ({ id, group_id, value, ...(was !== undefined && { was }) }))
  const answer = await provider.tell<{ update: Told[] }>('/wc/v3/settings/batch', { update })
  return Object.fromEntries(
    answer.update.flatMap(({ id, error }) => {
      if (!error) return []
      const setting = changed.find((one) => one.id === id)
      const isStale = setting !== undefined && error.data?.status === STALE
      return [[id, isStale ? takenText(setting, String(error.data?.current ?? '')) : reasonOf(error.message)]]
    }),
  )
}

/** The part of a refusal that helps: the field's name stands above it already. */
export function reasonOf(message = ''): string {
  const reason = message.replace(/^Foi passado um valor inválido para a configuração “[^”]*”\.\s*/, '')
  return reason === '' ? 'Este valor não serve.' : reason
}

/** Beside which field a refusal belongs: the shop names it as the screen does. */
export function refusedIn(settings: readonly Described[], error: unknown): Problems {
  const message = error instanceof Error ? error.message : ''
  const named = /“([^”]+)”/.exec(message)?.[1]
  const setting = settings.find(({ label }) => label === named)
  return setting ? { [setting.id]: reasonOf(message) } : {}
}

const MOST_NAMED = 3

/** «Salvo: Nome da loja, CEP.» What was refused is marked where it stands, and told apart from what was kept. */
export function savedText(changed: readonly Described[], refused: Problems): string {
  const [wrong, kept] = [changed.filter(({ id }) => id in refused), changed.filter(({ id }) => !(id in refused))]
  if (wrong.length === 0) return kept.length > MOST_NAMED ? `${kept.length} ajustes salvos.` : `Salvo: ${labelsOf(kept)}.`
  if (kept.length > 0) return 'Confira os campos marcados; os outros foram salvos.'
  return `Nada foi salvo: confira ${wrong.length > MOST_NAMED ? 'os campos marcados' : labelsOf(wrong)}.`
}
const labelsOf = (settings: readonly Described[]) => settings.map(({ label }) => label).join(', ')

/** Amounts and numbers as people here write them. What is typed stays as it is typed until it is sent. */
export const asShown = <T extends Described>(setting: T): T =>
  isAmount(setting) ? { ...setting, value: setting.value.replace('.', ',') } : setting

/** And as the shop reads them. */
export const asSent = (setting: Changed): Changed =>
  isAmount(setting) ? { ...setting, value: wireAmount(setting.value), was: wireAmount(setting.was) } : setting

const isAmount = ({ type }: Described) => type === 'price' || type === 'number'
const wireAmount = (typed: string) => ungrouped(typed).replace(',', '.')

/** Beside a field that somebody else changed while it was being typed into. */
export const takenText = (setting: Described, now: string) =>
  `Outra pessoa mudou este campo: agora está ${shownOf(setting, now)}. Salve de novo para gravar o que você digitou.`

/** «Custo, Prazo máximo»: what somebody else changed of a thing that was open here. */
export const newsIn = (before: readonly Described[], now: readonly Described[]): string[] =>
  now.filter(({ id, value }) => before.find((one) => one.id === id)?.value !== value).map(({ label }) => label)

/** What the shop has now, when it refused because somebody else was faster. */
export const currentIn = <T>(error: unknown): T | undefined =>
  error instanceof HttpError && error.status === STALE ? (error.body as { current?: T } | undefined)?.current : undefined

/** For whoever comes second: who is in the way, and what to do. */
export const staleText = (what: string, changed: readonly string[]) =>
  `${what}: outra pessoa salvou enquanto você editava${changed.length > 0 ? ` (mudou: ${changed.join(', ')})` : ''}. Nada do que você digitou se perdeu: confira e salve de novo.`

function shownOf({ type, options }: Described, value: string): string {
  if (type === 'checkbox') return value === 'yes' ? 'ligado' : 'desligado'
  if (type === 'image' || type === 'table') return 'diferente'
  if (value === '') return 'vazio'
  const words = options?.[value] ?? (type === 'price' ? `R$ ${value.replace('.', ',')}` : value)
  return `«${words.length > 80 ? `${words.slice(0, 79)}…` : words}»`
}

/** Whether a field concerns what is chosen in the others; what holds something is always shown. */
export const isShownWith = ({ id, shown_for, is_set }: Described, values: Readonly<Record<string, string>>) =>
  !shown_for || is_set === true || (values[id] ?? '') !== '' || shown_for.values.includes(values[shown_for.field] ?? '')
