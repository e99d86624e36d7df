import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Redirect, RedirectCode, RedirectInput, RedirectKind, RedirectOrigin } from './contract.ts'
import { MOST_PATTERNS } from './service.ts'
import { shorten } from './shorten.ts'

export type RedirectFilter = { search?: string; code?: RedirectCode; kind?: RedirectKind; origin?: RedirectOrigin }
export type SaveOutcome =
  | { ok: true; redirect: Redirect; via: string[] }
  | { ok: false; problem: { kind: 'unknown' | 'taken' | 'too-many-patterns' } | { kind: 'circle'; circle: string[] } }

const COLUMNS = [
  'id',
  'from_path',
  'to_path',
  'kind',
  'status_code as code',
  'made_by as origin',
  'created_at',
  'modified_at',
] as const
type Row = {
  id: number
  from_path: string
  to_path: string
  kind: RedirectKind
  code: RedirectCode
  origin: RedirectOrigin
  created_at: Date
  modified_at: Date
}

/** The merchant's list of redirects. */
export function createRedirectEditor({ db }: { db: Kysely<Database> }) {
  const list = (filter: RedirectFilter) => db.selectFrom('redirects').where((eb) => matching(eb, filter))
  return {
    count: async (filter: RedirectFilter) =>
      Number(
        (
          await list(filter)
            .select(sql<number>`count(*)`.as('total'))
            .executeTakeFirstOrThrow()
        ).total,
      ),
    page: async (filter: RedirectFilter, { offset, limit }: { offset: number; limit: number }): Promise<Redirect[]> => {
      const rows = await list(filter)
        .select(COLUMNS)
        .orderBy('modified_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute()
      return rows.map(redirectOf)
    },
    find: (id: number) => find(db, id),
    create: (input: RedirectInput, origin: RedirectOrigin = 'merchant') =>
      inTransaction(db, async (trx) => await save(trx, input, { origin })),
    change: (id: number, input: Partial<RedirectInput>) =>
      inTransaction(db, async (trx): Promise<SaveOutcome> => {
        const before = await find(trx, id)
        if (!before) return { ok: false, problem: { kind: 'unknown' } }
        const { from, to, kind, code, origin } = before
        return await save(trx, { from, to, kind, code, ...input }, { id, origin })
      }),
    remove: async (id: number): Promise<Redirect | undefined> => {
      const row = await db.deleteFrom('redirects').where('id', '=', id).returning(COLUMNS).executeTakeFirst()
      return row && redirectOf(row)
    },
  }
}

function matching(eb: ExpressionBuilder<Database, 'redirects'>, { search = '', code, kind, origin }: RedirectFilter) {
  const words = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return eb.and([
    ...(search === '' ? [] : [eb.or([eb('from_path', 'ilike', words), eb('to_path', 'ilike', words)])]),
    ...(code === undefined ? [] : [eb('status_code', '=', code)]),
    ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
    ...(origin === undefined ? [] : [eb('made_by', '=', origin)]),
  ])
}

async function find(db: Kysely<Database>, id: number): Promise<Redirect | undefined> {
  const row = await db.selectFrom('redirects').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row && redirectOf(row)
}

/** One at a time: two who save at once could make a circle together. */
async function save(
  db: Kysely<Database>,
  input: RedirectInput,
  { id, origin }: { id?: number; origin: RedirectOrigin },
): Promise<SaveOutcome> {
  await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(db)
  const taken = await db.selectFrom('redirects').select('id').where('from_path', '=', input.from).executeTakeFirst()
  if (taken && taken.id !== id) return { ok: false, problem: { kind: 'taken' } }
  if (input.kind === 'pattern' && (await patternsBeside(db, id)) >= MOST_PATTERNS)
    return { ok: false, problem: { kind: 'too-many-patterns' } }
  // Rows lead nowhere that leads on, so one look is enough.
  const next = await db
    .selectFrom('redirects')
    .select(['from_path', 'to_path as to', 'status_code as code'])
    .where('from_path', '=', input.to)
    .where('kind', '=', 'exact')
    .where('id', '<>', id ?? 0)
    .executeTakeFirst()
  const short = shorten(input, new Map(next ? [[next.from_path, next]] : []))
  if ('circle' in short) return { ok: false, problem: { kind: 'circle', circle: short.circle } }
  const { redirect } = short
  const values = {
    from_path: redirect.from,
    to_path: redirect.to,
    kind: redirect.kind,
    status_code: redirect.code,
    modified_at: new Date(),
  }
  if (redirect.kind === 'exact' && redirect.to !== '')
    await db
      .updateTable('redirects')
      .set({ to_path: redirect.to })
      .where('to_path', '=', redirect.from)
      .where('from_path', '<>', redirect.to)
      .where('status_code', '<>', 410)
      .execute()
  const row = await (
    id === undefined
      ? db
          .insertInto('redirects')
          .values({ ...values, made_by: origin })
          .returning(COLUMNS)
      : db.updateTable('redirects').set(values).where('id', '=', id).returning(COLUMNS)
  ).executeTakeFirstOrThrow()
  return { ok: true, redirect: redirectOf(row), via: short.via }
}

async function patternsBeside(db: Kysely<Database>, id = 0) {
  const { total } = await db
    .selectFrom('redirects')
    .select(sql<number>`count(*)`.as('total'))
    .where('kind', '=', 'pattern')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return Number(total)
}

const redirectOf = ({ from_path, to_path, created_at, modified_at, ...row }: Row): Redirect => ({
  ...row,
  from: from_path,
  to: to_path,
  createdAt: created_at,
  modifiedAt: modified_at,
})
