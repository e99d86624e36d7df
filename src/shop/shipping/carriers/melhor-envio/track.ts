import { recordOf, textOf } from '#kit/unknown-json.ts'
import type { PackageAsked, Tracking } from '../carrier.ts'
import { melhorEnvioEvents } from './tracking.ts'

type Ask = (
  method: 'GET' | 'POST',
  path: string,
  asking: { body?: unknown; signal?: AbortSignal | undefined },
) => Promise<unknown>

/** A label that is not known by its id has to be searched for, one call each: 250 calls a minute are allowed for everything. */
const MOST_LABELS = 20

/** Melhor Envio tells of labels, by their ids; which label a tracking code belongs to has to be found once. */
export function melhorEnvioTracking(ask: Ask, now: () => Date): Tracking {
  const labelOf = async ({ code, reference }: PackageAsked, signal?: AbortSignal): Promise<string> => {
    if (reference !== '') return reference
    const found = await ask('GET', `/api/v2/me/orders/search?q=${encodeURIComponent(code)}`, { signal })
    const list = Array.isArray(found) ? found : [found]
    const label = list.map(recordOf).find((one) => namesOf(one).includes(code.toUpperCase()))
    return textOf(label?.['id'])
  }
  return {
    mostAtOnce: MOST_LABELS,
    ask: async (packages, signal) => {
      const labels: { code: string; reference: string }[] = []
      for (const one of packages) labels.push({ code: one.code, reference: await labelOf(one, signal) })
      const known = labels.filter(({ reference }) => reference !== '')
      if (known.length === 0) return []
      const body = { orders: known.map(({ reference }) => reference) }
      const told = recordOf(await ask('POST', '/api/v2/me/shipment/tracking', { body, signal }))
      const seenAt = now()
      return known.map(({ code, reference }) => {
        const all = melhorEnvioEvents(told[reference], seenAt).map((event) => ({ ...event, package: code }))
        const current = all.find(({ at }) => at === seenAt)
        return { code, reference, events: all.filter((event) => event !== current), ...(current && { current }) }
      })
    },
  }
}

/** A search by words finds more than what was meant. */
const namesOf = (label: Record<string, unknown>) =>
  ['id', 'protocol', 'tracking', 'melhorenvio_tracking', 'self_tracking'].map((name) => textOf(label[name]).toUpperCase())
