import type { MovedThing } from '../../moved-thing.ts'
import { metaValue } from '../php-serialized.ts'
import type { OldShop } from './old-shop.ts'
import type { Row } from './staging.ts'

const by = (rows: readonly Row[], column: string) => Map.groupBy(rows, (row) => row[column] ?? '')
const inOrder = (rows: readonly Row[], column: string) =>
  rows.toSorted((one, other) => Number(one[column]) - Number(other[column]))

/** Zones of delivery as wc/v3 tells them, with where they are and how they send. Zone 0 is everywhere else. */
export function* zoneThings({ shipping, options }: OldShop): Generator<MovedThing> {
  const locations = by(shipping.locations, 'zone_id')
  const methods = by(shipping.methods, 'zone_id')
  const rest: Row[] = methods.has('0') ? [{ zone_id: '0', zone_name: 'Demais lugares', zone_order: '1000' }] : []
  for (const zone of [...shipping.zones, ...rest]) {
    const id = zone['zone_id'] ?? ''
    yield {
      kind: 'shipping-zone',
      oldId: id,
      data: {
        id: Number(id),
        name: zone['zone_name'] ?? '',
        order: Number(zone['zone_order']) || 0,
        locations: (locations.get(id) ?? []).map((row) => ({ code: row['location_code'], type: row['location_type'] })),
        methods: inOrder(methods.get(id) ?? [], 'method_order').map((row) => {
          const settings = metaValue(options.get(`woocommerce_${row['method_id']}_${row['instance_id']}_settings`) ?? '')
          return {
            instance_id: Number(row['instance_id']),
            method_id: row['method_id'] ?? '',
            enabled: row['is_enabled'] === '1',
            settings: typeof settings === 'object' && settings !== null ? settings : {},
          }
        }),
      },
    }
  }
}

export function* taxThings({ taxes }: OldShop): Generator<MovedThing> {
  const places = by(taxes.locations, 'tax_rate_id')
  for (const row of taxes.rates) {
    const id = row['tax_rate_id'] ?? ''
    const of = (type: string) =>
      (places.get(id) ?? []).filter((one) => one['location_type'] === type).map((one) => one['location_code'] ?? '')
    yield {
      kind: 'tax-rate',
      oldId: id,
      data: {
        id: Number(id),
        country: row['tax_rate_country'] ?? '',
        state: row['tax_rate_state'] ?? '',
        rate: row['tax_rate'] ?? '',
        name: row['tax_rate_name'] ?? '',
        priority: Number(row['tax_rate_priority']) || 1,
        compound: row['tax_rate_compound'] === '1',
        shipping: row['tax_rate_shipping'] === '1',
        order: Number(row['tax_rate_order']) || 0,
        class: row['tax_rate_class'] || 'standard',
        postcodes: of('postcode'),
        cities: of('city'),
      },
    }
  }
}
