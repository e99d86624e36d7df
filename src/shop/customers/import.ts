import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { type ImportProblem, type ImportRow, readImport, type TableRecord } from './import-rule.ts'
import { tagsNamed, TooManyTags } from './tags.ts'

export type ImportOutcome = { created: number; updated: number; problems: ImportProblem[]; ignored: string[]; isDone: boolean }
type Trx = Kysely<Database>
type Known = ImportRow & { profileId: number }

const TOO_MANY_TAGS = 'A loja ficaria com etiquetas demais: use menos nomes na coluna «Etiquetas».'

/** Customers out of a table: all of them, or none while anything is wrong. Sends no mail and gives no consent. */
export function createCustomerImport({ db }: { db: Kysely<Database> }) {
  return async (
    table: readonly TableRecord[],
    { isOnlyAsked, actor }: { isOnlyAsked: boolean; actor: string },
  ): Promise<ImportOutcome> => {
    const { rows, problems, ignored } = readImport(table)
    return await inTransaction(db, async (trx) => {
      const known = await findKnown(trx, rows)
      const knownLines = new Set(known.map(({ line }) => line))
      const fresh = rows.filter(({ line }) => !knownLines.has(line))
      const counts = { created: fresh.length, updated: known.length, ignored }
      if (problems.length > 0 || isOnlyAsked) return { ...counts, problems, isDone: false }
      await updateKnown(trx, known)
      const all = [...known, ...(await createFresh(trx, fresh))]
      await addTags(trx, all)
      await addNotes(trx, all, actor)
      return { ...counts, problems, isDone: true }
    }).catch((error: unknown) => {
      if (!(error instanceof TooManyTags)) throw error
      return { created: 0, updated: 0, ignored, problems: [{ line: 1, text: TOO_MANY_TAGS }], isDone: false }
    })
  }
}
export type CustomerImport = ReturnType<typeof createCustomerImport>

/** By the number that an export gave, else by the address, else by the document if just one has it. An address that an account has not proved is not the account's. */
async function findKnown(trx: Trx, rows: readonly ImportRow[]): Promise<Known[]> {
  const keys = rows.map(({ line, id, email, document }) => ({ line, id, email, document }))
  const { rows: found } = await sql<{ line: number; profileId: number }>`
    select k.line, coalesce(
      (select p.id from customer_profiles p where p.id = k.id and p.merged_into is null and (k.email = '' or p.email = k.email)),
      (select e.profile_id from customer_emails e where k.email <> '' and e.email = k.email),
      (select min(p.id) from customer_profiles p where k.email = '' and p.merged_into is null and p.document = k.document and p.document <> '' having count(*) = 1)
    ) as "profileId"
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (line int, id bigint, email text, document text)`.execute(trx)
  const byLine = new Map(found.map(({ line, profileId }) => [line, profileId]))
  return rows.flatMap((row) => {
    const profileId = byLine.get(row.line)
    return profileId === undefined || profileId === null ? [] : [{ ...row, profileId }]
  })
}

/** What a cell says counts; an empty one changes nothing. Who has an account says the name there. */
async function updateKnown(trx: Trx, known: readonly Known[]) {
  await sql`
    update customer_profiles p
    set full_name = case when p.user_id is null and r.name <> '' then r.name else p.full_name end,
      document = coalesce(nullif(r.document, ''), p.document), phone = coalesce(nullif(r.phone, ''), p.phone),
      address = coalesce(nullif(r.address, 'null'), p.address)
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as r ("profileId" bigint, name text, document text, phone text, address jsonb)
    where p.id = r."profileId"`.execute(trx)
}

async function createFresh(trx: Trx, fresh: readonly ImportRow[]): Promise<Known[]> {
  if (fresh.length === 0) return []
  const { rows } = await sql<{ id: number; email: string; document: string }>`
    insert into customer_profiles (email, full_name, document, phone, address, origin)
    select r.email, r.name, r.document, r.phone, nullif(r.address, 'null'), 'import'
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as r (line int, email text, name text, document text, phone text, address jsonb)
    order by r.line returning id, email, document`.execute(trx)
  await sql`insert into customer_emails (email, profile_id)
    select r.email, r.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, email text) where r.email <> ''`.execute(
    trx,
  )
  // No two rows of a table have the same of both.
  const ids = new Map(rows.map(({ id, email, document }) => [email || document, id]))
  return fresh.map((row) => ({ ...row, profileId: ids.get(row.email || row.document)! }))
}

async function addTags(trx: Trx, rows: readonly Known[]) {
  await tagsNamed(
    trx,
    rows.flatMap(({ tags }) => tags),
  )
  const pairs = rows.flatMap(({ profileId, tags }) => tags.map((tag) => ({ profileId, tag })))
  await sql`
    insert into customer_tagged (profile_id, tag_id)
    select r."profileId", t.id from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as r ("profileId" bigint, tag text)
    join customer_tags t on plain_name(t.name) = plain_name(r.tag) on conflict do nothing`.execute(trx)
}

/** A table that is sent a second time does not say everything twice. */
async function addNotes(trx: Trx, rows: readonly Known[], author: string) {
  const notes = rows.filter(({ note }) => note !== '').map(({ profileId, note }) => ({ profileId, note }))
  await sql`
    insert into customer_notes (profile_id, text, author)
    select r."profileId", r.note, ${author} from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as r ("profileId" bigint, note text)
    where not exists (select from customer_notes n where n.profile_id = r."profileId" and n.text = r.note)`.execute(trx)
}
