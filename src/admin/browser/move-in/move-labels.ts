import { formatNumber } from '#kit/pt-br.ts'
import type { KindCounts, MoveState, ThingAction, ThingState } from '#move-in/contract.ts'
import { KIND_NAMES } from '#move-in/text.ts'

export type MoveRecord = {
  id: number
  source: string
  name: string
  state: MoveState
  paused: boolean
  things_read: number
  /** Of what kind it reads now, where the source says so. */
  reading: string
  problem: string
  kinds: KindCounts[]
  pictures: { waiting: number; here: number; failed: number }
  is_by_address: boolean
  keys_until: string | null
  has_uploads: boolean
  can_undo: boolean
  created_at: string
  finished_at: string | null
}
export type MovedThingRecord = {
  id: string
  kind: string
  old_id: string
  title: string
  old_url: string
  state: ThingState
  action: ThingAction | null
  answer: 'theirs' | 'ours' | null
  reason: string
  notes: string[]
  is_done: boolean
  place: string | null
  new_id: number | null
}

export const STATE_LABELS: Record<MoveState, string> = {
  receiving: 'Recebendo o arquivo',
  reading: 'Lendo a loja antiga',
  planning: 'Comparando com esta loja',
  planned: 'Planejada: nada mudou ainda',
  'carrying-out': 'Trazendo',
  finishing: 'Terminando',
  done: 'Feita',
  undoing: 'Desfazendo',
  undone: 'Desfeita',
  failed: 'Parou por um erro',
}

export const THING_LABELS: Record<ThingState, string> = {
  waiting: 'Esperam',
  same: 'Vêm como são',
  changed: 'Vêm mudados',
  refused: 'Não vêm',
}

const WORKING: ReadonlySet<MoveState> = new Set(['reading', 'planning', 'carrying-out', 'finishing', 'undoing'])
export const isWorking = ({ state, paused }: Pick<MoveRecord, 'state' | 'paused'>) => WORKING.has(state) && !paused
export const mayGoOn = ({ state, paused }: Pick<MoveRecord, 'state' | 'paused'>) =>
  state === 'failed' || (WORKING.has(state) && paused)

const sumOf = (kinds: readonly KindCounts[], part: (kind: KindCounts) => number) =>
  kinds.reduce((total, kind) => total + part(kind), 0)
/** What waits for the merchant's word. */
export const askedOf = ({ kinds }: Pick<MoveRecord, 'kinds'>) => sumOf(kinds, ({ asked }) => asked)
/** What would be made or changed here. */
export const comingOf = ({ kinds }: Pick<MoveRecord, 'kinds'>) =>
  sumOf(kinds, ({ actions }) => (actions.create ?? 0) + (actions.update ?? 0) + (actions.link ?? 0))

/** How far it has come, in words. */
export function progressText({
  state,
  things_read,
  reading,
  kinds,
}: Pick<MoveRecord, 'state' | 'things_read' | 'reading' | 'kinds'>): string {
  const all = sumOf(kinds, ({ found }) => found)
  if (state === 'reading') {
    const what = KIND_NAMES[reading]
    return `${formatNumber(things_read)} coisas lidas${what ? ` (agora: ${what.toLowerCase()})` : ''}`
  }
  if (state === 'planning')
    return `${formatNumber(all - sumOf(kinds, ({ waiting }) => waiting))} de ${formatNumber(all)} comparadas`
  return state === 'carrying-out' ? `${formatNumber(sumOf(kinds, ({ done }) => done))} de ${formatNumber(all)} prontas` : ''
}

export function picturesText({ waiting, here, failed }: MoveRecord['pictures']): string {
  const parts: [count: number, told: string][] = [
    [here, 'vieram'],
    [waiting, 'ainda vêm'],
    [failed, 'não vieram'],
  ]
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, told], at) => `${formatNumber(count)} ${at === 0 ? 'imagens ' : ''}${told}`)
  return said.length === 0 ? '' : `${said.join('; ')}.`
}

/** «minhaloja.com.br» of whatever was typed. */
export const sourceOf = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')

const SCREENS: Record<string, string> = {
  products: 'products',
  orders: 'orders',
  coupons: 'coupons',
  categories: 'categories',
  product_tags: 'tags',
  attributes: 'attributes',
}
const CONTENT_SCREENS: Record<string, string> = { page: 'pages', post: 'posts', template: 'templates', popup: 'popups' }

/** Where a thing that came is looked at here. */
export function screenOf({ kind, place, new_id }: Pick<MovedThingRecord, 'kind' | 'place' | 'new_id'>): string | undefined {
  const screen = place === 'content' ? CONTENT_SCREENS[kind] : SCREENS[place ?? '']
  return screen === undefined || new_id === null ? undefined : `/${screen}/${new_id}`
}
