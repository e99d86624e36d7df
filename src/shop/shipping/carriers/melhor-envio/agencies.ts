import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Agency, Carrier, Place } from '../carrier.ts'
import type { MelhorEnvioApi } from './api.ts'

const MOST_SHOWN = 50

/** Agencies of the company behind a service: those of the shop's city, else those of its state. */
export const melhorEnvioAgencies =
  (ask: MelhorEnvioApi['ask']): NonNullable<Carrier['agencies']> =>
  async (service, near) => {
    const services = listOf(await ask('GET', '/api/v2/me/shipment/services')).map(recordOf)
    const own = services.find((one) => String(one['id']) === service)
    const company = String(recordOf(own?.['company'])['id'] ?? '')
    if (company === '') return []
    const listed = async (place: Record<string, string>) =>
      listOf(
        await ask('GET', `/api/v2/me/shipment/agencies?${new URLSearchParams({ company, country: 'BR', ...place }).toString()}`),
      )
    const inCity = await listed({ state: near.state, city: near.city })
    return nearestAgencies(inCity.length > 0 ? inCity : await listed({ state: near.state }), near)
  }

/** CEPs are given out by place: the closer their numbers, the closer the agency. */
export function nearestAgencies(raw: readonly unknown[], { postcode }: Pick<Place, 'postcode'>): Agency[] {
  const from = Number(postcode.replaceAll(/\D/g, ''))
  const read = raw.flatMap((one): (Agency & { distance: number })[] => {
    const { id, name, status, address } = recordOf(one)
    const place = recordOf(address)
    const key = typeof id === 'number' || typeof id === 'string' ? String(id) : ''
    // One that is closed takes nothing.
    if (!/^\d{1,12}$/.test(key) || (textOf(status) !== '' && textOf(status) !== 'available')) return []
    const distance = Math.abs(Number(textOf(place['postal_code']).replaceAll(/\D/g, '')) - from)
    return [{ id: key, name: textOf(name).slice(0, 100) || key, address: addressOf(place), distance }]
  })
  return read
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_SHOWN)
    .map(({ distance: _distance, ...agency }) => agency)
}

function addressOf(place: Record<string, unknown>): string {
  const street = [textOf(place['address']), textOf(place['number'])].filter((part) => part !== '').join(', ')
  const city = textOf(recordOf(place['city'])['city'])
  return [street, textOf(place['district']), city]
    .filter((part) => part !== '')
    .join(' – ')
    .slice(0, 200)
}
