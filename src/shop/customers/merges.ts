import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#kit/clock.ts'
import { canUndo, type MergePlan, type MergeProblem, planMerge } from './merge-rule.ts'
import { createCustomerProfiles } from './profiles.ts'

export type Duplicate = { id: number; reason: 'email' | 'document' }
export type Merge = {
  id: number
  keptId: number
  goneId: number
  orders: number
  email: string
  name: string
  actor: string
  createdAt: Date
  undoneAt: Date | null
}
type Options = { db: Kysely<Database>; clock: Clock }
type Planned = { ok: true; plan: MergePlan } | { ok: false; problem: MergeProblem | 'unknown' }

/** Two customers that are one person: suggested, looked at, done by the merchant, and taken back for a while. */
export function createCustomerMerges({ db, clock }: Options) {
  const plan = async (id: number, otherId: number, from: Kysely<Database> = db): Promise<Planned> => {
    const profiles = createCustomerProfiles({ db: from, clock })
    const [first, other] = await Promise.all([profiles.find(id), profiles.find(otherId)])
    return first && other ? planMerge(first, other) : { ok: false, problem: 'unknown' }
  }
  const find = async (id: number): Promise<Merge | undefined> => (await readMerges(db, sql`m.id = ${id}`))[0]
  return {
    plan: (id: number, otherId: number) => plan(id, otherId),
    /** Others with the same document, or with the same address as an account that has not proved it. */
    suggest: async (id: number): Promise<Duplicate[]> => {
      const { rows } = await sql<Duplicate>`
        select o.id, case when p.email <> '' and o.email = p.email then 'email' else 'document' end as reason
        from customer_profiles p join customer_profiles o on o.id <> p.id and o.merged_into is null
          and (p.email <> '' and o.email = p.email or p.document <> '' and o.document = p.document)
        where p.id = ${id} order by o.id limit 10`.execute(db)
      return rows
    },
    merge: async (id: number, otherId: number, actor: string): Promise<Planned> =>
      await inTransaction(db, async (trx) => {
        await sql`select from customer_profiles where id in (${id}, ${otherId}) order by id for update`.execute(trx)
        const planned = await plan(id, otherId, trx)
        if (planned.ok) await sql`select merge_customers(${planned.plan.keptId}, ${planned.plan.goneId}, ${actor})`.execute(trx)
        return planned
      }),
    /** What was made one with this customer, newest first. */
    of: async (profileId: number): Promise<(Merge & { canUndo: boolean })[]> => {
      const merges = await readMerges(db, sql`m.kept_id = ${profileId} and m.undone_at is null`)
      return merges.map((merge) => ({ ...merge, canUndo: canUndo(merge, new Date(clock.now())) }))
    },
    undo: async (id: number): Promise<{ ok: true; goneId: number } | { ok: false; problem: 'unknown' | 'too-late' }> => {
      const merge = await find(id)
      if (!merge) return { ok: false, problem: 'unknown' }
      if (!canUndo(merge, new Date(clock.now()))) return { ok: false, problem: 'too-late' }
      await inTransaction(db, async (trx) => void (await sql`select unmerge_customers(${id})`.execute(trx)))
      return { ok: true, goneId: merge.goneId }
    },
  }
}
export type CustomerMerges = ReturnType<typeof createCustomerMerges>

async function readMerges(db: Kysely<Database>, where: ReturnType<typeof sql>): Promise<Merge[]> {
  const { rows } = await sql<Merge>`
    select m.id, m.kept_id as "keptId", m.gone_id as "goneId", cardinality(m.order_ids) as orders, g.email, g.full_name as name, m.actor,
      m.created_at as "createdAt", m.undone_at as "undoneAt"
    from customer_merges m join customer_profiles g on g.id = m.gone_id where ${where} order by m.id desc limit 50`.execute(db)
  return rows
}
