import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import { STEP_NAMES, type TrackingEvent, type TrackingStep } from './step.ts'

/** States of a label, as its events and its tracking name them. Before it is made, and once it is void, there is nothing to tell. */
const STEPS: Readonly<Record<string, TrackingStep>> = {
  generated: 'created',
  received: 'posted',
  posted: 'posted',
  delivered: 'delivered',
  undelivered: 'failed-attempt',
  suspended: 'problem',
  paused: 'problem',
}

export const melhorEnvioStep = (status: string): TrackingStep | undefined =>
  Object.hasOwn(STEPS, status) ? STEPS[status] : undefined

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
    const step = melhorEnvioStep(status)
    if (!step || Number.isNaN(at.getTime())) return []
    const name = textOf(told['tracking']) || textOf(told['melhorenvio_tracking'])
    return [{ package: name, source: 'melhor-envio', code: status, step, text: STEP_NAMES[step], place: '', at }]
  }
  const dated = MOMENTS.flatMap(([moment, status]) => event(status, readLocalMoment(textOf(told[moment]))))
  const status = textOf(told['status'])
  return dated.some(({ code }) => code === status) ? dated : [...dated, ...event(status, seenAt)]
}
