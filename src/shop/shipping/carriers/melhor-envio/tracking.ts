import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import type { TrackingEvent, TrackingStep } from '#shop/orders/tracking/step.ts'

/** States of a label, as its events and its tracking name them. Before it is made, and once it is void, there is nothing to tell. */
const STATES: Readonly<Record<string, readonly [step: TrackingStep, text: string]>> = {
  generated: ['created', 'Etiqueta emitida'],
  received: ['posted', 'Recebido no ponto de postagem'],
  posted: ['posted', 'Postado'],
  delivered: ['delivered', 'Entregue'],
  undelivered: ['failed-attempt', 'Tentativa de entrega sem sucesso'],
  suspended: ['problem', 'Envio suspenso'],
  paused: ['problem', 'Envio pausado'],
}
const stateOf = (status: string) => (Object.hasOwn(STATES, status) ? STATES[status] : undefined)

export const melhorEnvioStep = (status: string): TrackingStep | undefined => stateOf(status)?.[0]

/** Which moment of a label's tracking belongs to which of its states. */
const MOMENTS = [
  ['generated_at', 'generated'],
  ['posted_at', 'posted'],
  ['delivered_at', 'delivered'],
] as const

/** The events of one label, as `shipment/tracking` tells it; `seenAt` for a state that has no moment of its own. */
export function melhorEnvioEvents(label: unknown, seenAt: Date): TrackingEvent[] {
  const told = recordOf(label)
  const event = (status: string, at: Date): TrackingEvent[] => {
    const state = stateOf(status)
    if (!state || Number.isNaN(at.getTime())) return []
    const [step, text] = state
    const name = textOf(told['tracking']) || textOf(told['melhorenvio_tracking'])
    return [{ package: name, source: 'melhor-envio', code: status, step, text, place: '', at }]
  }
  const dated = MOMENTS.flatMap(([moment, status]) => event(status, readLocalMoment(textOf(told[moment]))))
  const status = textOf(told['status'])
  return dated.some(({ code }) => code === status) ? dated : [...dated, ...event(status, seenAt)]
}
