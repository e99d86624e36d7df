/** What an event of a carrier means to who waits for a parcel. */
export type TrackingStep =
  | 'created'
  | 'posted'
  | 'moving'
  | 'out-for-delivery'
  | 'awaiting-pickup'
  | 'failed-attempt'
  | 'delivered'
  | 'returned'
  | 'problem'

/** Their names for buyers and merchants, in the order in which they usually come. */
export const STEP_NAMES: Readonly<Record<TrackingStep, string>> = {
  created: 'Etiqueta emitida',
  posted: 'Postado',
  moving: 'Em trânsito',
  'out-for-delivery': 'Saiu para entrega',
  'awaiting-pickup': 'Aguardando retirada',
  'failed-attempt': 'Tentativa de entrega sem sucesso',
  delivered: 'Entregue',
  returned: 'Devolvido à loja',
  problem: 'Com problema na entrega',
}

export const STEPS = Object.keys(STEP_NAMES) as TrackingStep[] // its own keys

/** One thing that happened to a package, as a carrier or the merchant told it. */
export type TrackingEvent = {
  /** The tracking code of the package; empty where it has none. */
  package: string
  /** Who told it: `correios`, `melhor-envio`, `merchant`. */
  source: string
  /** The carrier's own code: «BDE-01». */
  code: string
  step: TrackingStep
  text: string
  place: string
  at: Date
}

/** Newest first; of one moment, the one that leads further first. */
export const newestFirst = (events: readonly TrackingEvent[]): TrackingEvent[] =>
  events.toSorted((one, other) => other.at.getTime() - one.at.getTime() || rank(other.step) - rank(one.step))
const rank = (step: TrackingStep) => STEPS.indexOf(step)

/** The last event of each package, in the order in which the packages were first heard of. */
export function lastOfPackages(events: readonly TrackingEvent[]): TrackingEvent[] {
  const last = new Map<string, TrackingEvent>()
  for (const event of newestFirst(events).toReversed()) last.set(event.package, event)
  return [...last.values()]
}

/** Whether every package arrived. What was told of one after its delivery, as a receipt, takes nothing back but a return. */
export function isAllDelivered(events: readonly TrackingEvent[]): boolean {
  const packages = new Set(events.map((event) => event.package))
  return packages.size > 0 && [...packages].every((name) => isDelivered(events.filter((event) => event.package === name)))
}

function isDelivered(events: readonly TrackingEvent[]): boolean {
  const deciding = newestFirst(events).find(({ step }) => step === 'delivered' || step === 'returned')
  return deciding?.step === 'delivered'
}

/** When the last package arrived; undefined while one is on its way. */
export function deliveredAt(events: readonly TrackingEvent[]): Date | undefined {
  if (!isAllDelivered(events)) return undefined
  return newestFirst(events).find(({ step }) => step === 'delivered')?.at
}

const DAY_MS = 86_400_000

/** For how many days nothing was heard of a package that is on its way, once they are too many. */
export function stoppedDays(events: readonly TrackingEvent[], now: Date, afterDays: number): number | undefined {
  const open = lastOfPackages(events).filter(({ step }) => step !== 'delivered' && step !== 'returned' && step !== 'created')
  const longest = Math.max(0, ...open.map(({ at }) => Math.floor((now.getTime() - at.getTime()) / DAY_MS)))
  return longest >= afterDays ? longest : undefined
}
