import type { LeftThing, MovedThing } from '../../moved-thing.ts'
import type { RestAnswer } from './rest-client.ts'
import { refusalOf, type WireItem } from './walk-list.ts'

type Asked = { get: (path: string) => Promise<Pick<RestAnswer, 'status' | 'body'>> }

/** Zones of delivery with where they are and how they send. Zone 0 is everywhere else, and often sends nothing. */
export async function* zoneThings(client: Asked): AsyncGenerator<MovedThing | LeftThing> {
  const zones = await client.get('/wc/v3/shipping/zones')
  if (!Array.isArray(zones.body)) {
    const reason = refusalOf(zones)
    if (reason !== undefined) yield { left: { kind: 'shipping-zone', reason } }
    return
  }
  for (const { id, name, order } of zones.body as WireItem[]) {
    const part = async (path: string) => {
      const { body } = await client.get(`/wc/v3/shipping/zones/${id}/${path}`)
      return Array.isArray(body) ? (body as Record<string, unknown>[]) : []
    }
    const [locations, methods] = [await part('locations'), await part('methods')]
    if (id === 0 && methods.length === 0) continue
    yield {
      kind: 'shipping-zone',
      oldId: String(id),
      data: {
        id,
        name,
        order,
        locations: locations.map(({ code, type }) => ({ code, type })),
        methods: methods.map(({ instance_id, method_id, title, enabled, settings }) => ({
          instance_id,
          method_id,
          title,
          enabled,
          settings,
        })),
      },
    }
  }
}
