import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { TrackingEvent, TrackingStep } from '#shop/orders/tracking/step.ts'

/** What an event means: its kind is seldom told, so its words decide. */
export function frenetStep(kind: string, words: string): TrackingStep {
  if (/devol|ao remetente/i.test(words)) return 'returned'
  if (/não entregue|não (pôde|foi possível)|tentativa|ausente/i.test(words)) return 'failed-attempt'
  if (/saiu para entrega|em rota de entrega|em rota para entrega/i.test(words)) return 'out-for-delivery'
  if (kind === '9' || /\bentregue\b|entrega (realizada|efetuada)/i.test(words)) return 'delivered'
  if (/aguardando retirada|disponível para retirada/i.test(words)) return 'awaiting-pickup'
  if (/extravi|roub|avaria|bloquead|apreend/i.test(words)) return 'problem'
  if (/postad|coletad/i.test(words)) return 'posted'
  return 'moving'
}

/** The events of one answer of `trackinginfo`; what can't be read is left out. */
export function frenetEvents(answer: unknown, code: string): TrackingEvent[] {
  return listOf(recordOf(answer)['TrackingEvents']).flatMap((told): TrackingEvent[] => {
    const { EventDateTime, EventLocation, EventDescription, EventType } = recordOf(told)
    const [words, kind] = [textOf(EventDescription).trim(), String(EventType ?? '').trim()]
    const at = momentOf(textOf(EventDateTime).trim())
    if (words === '' || Number.isNaN(at.getTime())) return []
    const step = frenetStep(kind, words)
    const place = textOf(EventLocation).trim()
    return [{ package: code, source: 'frenet', code: kind === '' ? step : `${kind}-${step}`, step, text: words, place, at }]
  })
}

/** «24/11/2026 08:15» or «2026-11-24T08:15:00», by the clock of Brasília. */
function momentOf(text: string): Date {
  const [, day, month, year, rest = ''] = /^(\d\d)\/(\d\d)\/(\d{4})(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? []
  if (year === undefined) return readLocalMoment(text)
  return readLocalMoment(rest === '' ? `${year}-${month}-${day}` : `${year}-${month}-${day}T${rest.padEnd(8, ':00')}`)
}
