import type { MoveRecord } from './move-labels.ts'

/** From the old shop to the open one. */
export const STEPS = [
  { slug: 'origem', title: 'De onde vem' },
  { slug: 'ver', title: 'O que vem' },
  { slug: 'trazer', title: 'Trazer' },
  { slug: 'novidades', title: 'Novidades' },
  { slug: 'ajustes', title: 'Últimos ajustes' },
  { slug: 'abrir', title: 'Abrir a loja' },
] as const
export type StepSlug = (typeof STEPS)[number]['slug']

export const addressOf = (id: number, slug: StepSlug) => `/trazer-loja?id=${id}&passo=${slug}`

/** Loaded anew: which shops may be framed is said when the workbench is loaded. */
export const compareAddress = (id: number) => `/painel/trazer-loja/comparar?id=${id}`

type Facts = Pick<MoveRecord, 'state' | 'kinds'>
const hasCome = ({ kinds }: Facts) =>
  kinds.some(({ actions, done, waiting }) => done > 0 && waiting === 0 && Object.keys(actions).length > 0)

/** Where a move stands by itself. */
export function stepOf(move: Facts): StepSlug {
  switch (move.state) {
    case 'receiving':
    case 'undone':
      return 'origem'
    case 'carrying-out':
    case 'finishing':
    case 'done':
    case 'undoing':
      return 'trazer'
    case 'failed':
      return hasCome(move) ? 'trazer' : 'ver'
    default:
      return 'ver'
  }
}

/** What comes after the shop is here can't be done before. */
export function mayVisit(slug: StepSlug, move: Facts | undefined): boolean {
  if (slug === 'origem') return true
  if (!move || move.state === 'receiving' || move.state === 'undone') return false
  if (slug === 'ver') return true
  if (slug === 'trazer') return stepOf(move) === 'trazer'
  return move.state === 'done'
}

/** The step that is shown: the one that was asked for, where it may be visited. */
export function shownStep(asked: string | null, move: Facts): StepSlug {
  const step = STEPS.find(({ slug }) => slug === asked)
  return step && mayVisit(step.slug, move) ? step.slug : stepOf(move)
}
