import type { MovedThing } from '../../moved-thing.ts'
import { meta, metaData, metasOf, record } from './metas.ts'
import { bothFromUtc, type Clock, fromSeconds, moment } from './moments.ts'
import type { OldShop } from './old-shop.ts'
import { billingOf, isAddressMeta, shippingOf } from './people-addresses.ts'
import type { Row } from './staging.ts'

const BATCH = 300

/** Everybody with an account after a number, as wc/v3 tells customers; their password only as the hash that it was kept as. */
export async function* customerThings(shop: OldShop, after: number, clock: Clock): AsyncGenerator<MovedThing> {
  for (let last = after; ;) {
    const rows = await shop.staging.after(shop.table('users'), last, BATCH)
    if (rows.length === 0) return
    const keys = rows.map(({ key }) => key)
    const metas = await shop.staging.byKeys(shop.table('usermeta'), keys)
    for (const { key, row } of rows) yield customerThing(key, row, metas.get(key) ?? [], { prefix: shop.prefix, clock })
    last = keys.at(-1)!
  }
}

function customerThing(id: number, row: Row, rows: Row[], { prefix, clock }: { prefix: string; clock: Clock }): MovedThing {
  const metas = metasOf(rows)
  const ask = (name: string) => meta(metas, name)
  return {
    kind: 'customer',
    oldId: String(id),
    data: {
      id,
      ...bothFromUtc('date_created', moment(row['user_registered']), clock),
      ...bothFromUtc('date_modified', fromSeconds(ask('last_update')), clock),
      email: row['user_email'] ?? '',
      first_name: ask('first_name') || ask('billing_first_name'),
      last_name: ask('last_name') || ask('billing_last_name'),
      display_name: row['display_name'] ?? '',
      role:
        Object.entries(record(metas, `${prefix}capabilities`)).find(([, has]) => has === true || has === 1)?.[0] ?? 'customer',
      username: row['user_login'] ?? '',
      billing: billingOf((name) => ask(`billing_${name}`) || (name === 'email' ? (row['user_email'] ?? '') : '')),
      shipping: shippingOf((name) => ask(`shipping_${name}`)),
      is_paying_customer: ask('paying_customer') === '1',
      meta_data: metaData(metas, (key) => OWN_METAS.has(key) || isAddressMeta(key) || isOfSite(key, prefix)),
      password_hash: row['user_pass'] ?? '',
    },
  }
}

/** What a person may do there, and how the workbench was left. */
const isOfSite = (key: string, prefix: string) =>
  prefix === '' ? /^(capabilities|user_level|user-settings(-time)?)$/.test(key) : key.startsWith(prefix)

const OWN_METAS = new Set(['first_name', 'last_name', 'nickname', 'description', 'last_update', 'paying_customer'])
