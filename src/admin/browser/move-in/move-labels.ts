import { formatNumber } from '#kit/pt-br.ts'
import type { KindCounts, MoveState, ThingAction, ThingState } from '#move-in/contract.ts'

export type MoveRecord = {
  id: number
  source: string
  name: string
  state: MoveState
  paused: boolean
  things_read: number
  problem: string
  kinds: KindCounts[]
  pictures: { waiting: number; here: number; failed: number }
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

/** How far it has come, in words. */
export function progressText({ state, things_read, kinds }: Pick<MoveRecord, 'state' | 'things_read' | 'kinds'>): string {
  if (state === 'reading') return `${formatNumber(things_read)} coisas lidas`
  const sum = (part: (kind: KindCounts) => number) => kinds.reduce((total, kind) => total + part(kind), 0)
  const all = sum(({ found }) => found)
  if (state === 'planning') return `${formatNumber(all - sum(({ waiting }) => waiting))} de ${formatNumber(all)} comparadas`
  return state === 'carrying-out' ? `${formatNumber(sum(({ done }) => done))} de ${formatNumber(all)} prontas` : ''
}

export function picturesText({ waiting, here, failed }: MoveRecord['pictures']): string {
  const parts = [
    here > 0 ? `${formatNumber(here)} imagens vieram` : '',
    waiting > 0 ? `${formatNumber(waiting)} ainda vêm` : '',
    failed > 0 ? `${formatNumber(failed)} não foram encontradas na loja antiga` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `${parts.join('; ')}.`
}

/** «minhaloja.com.br» of whatever was typed. */
export const sourceOf = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')

const SCREENS: Record<string, (id: number) => string> = {
  products: (id) => `/products/${id}`,
  orders: (id) => `/orders/${id}`,
  coupons: (id) => `/coupons/${id}`,
}
/** Where a thing that came is looked at here. */
export const screenOf = ({ place, new_id }: Pick<MovedThingRecord, 'place' | 'new_id'>) =>
  place === null || new_id === null ? undefined : SCREENS[place]?.(new_id)
