import { sql } from 'kysely'
import { readFieldRules } from '#db/field-rules.ts'
import { changeMeta, type Meta } from '#kit/meta-data.ts'
import type { Trx, Writing } from '../../kind.ts'
import { keptFields } from '../kept-fields.ts'
import type { CustomerRow } from './read.ts'

const TOO_MUCH = 'Os dados de plug-ins deste cliente são muitos e ficaram de fora.'

/** Puts what came of each beside what is known of them here; answers what to say of whom, by their old numbers. */
export async function keepMetas(trx: Trx, things: readonly Writing<CustomerRow>[], ids: ReadonlyMap<string, number>) {
  const notes = new Map<string, string[]>()
  const told = things.flatMap((thing) => {
    const userId = ids.get(thing.oldId)
    return userId === undefined || thing.row.meta.length === 0 ? [] : [{ ...thing, userId }]
  })
  if (told.length === 0) return notes
  const rules = await readFieldRules(
    trx,
    'customer',
    told.map(({ row }) => row.meta),
  )
  const known = await trx
    .selectFrom('customer_meta')
    .selectAll()
    .where(
      'user_id',
      'in',
      told.map(({ userId }) => userId),
    )
    .execute()
  const now = new Map(known.map(({ user_id, meta }) => [user_id, meta]))
  const list = told.flatMap(({ oldId, userId, row }): { user_id: number; meta: Meta[] }[] => {
    const own: string[] = []
    const meta = changeMeta(now.get(userId) ?? [], keptFields(rules, row.meta, own))
    if (meta === undefined) own.push(TOO_MUCH)
    if (own.length > 0) notes.set(oldId, own)
    return meta === undefined || meta.length === 0 ? [] : [{ user_id: userId, meta }]
  })
  await sql`
    insert into customer_meta (user_id, meta)
    select m.user_id, m.meta from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as m (user_id bigint, meta jsonb)
    on conflict (user_id) do update set meta = excluded.meta`.execute(trx)
  return notes
}
