import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { RedirectInput } from './contract.ts'
import type { ReadLine } from './import-table.ts'
import { MOST_PATTERNS } from './service.ts'
import { shorten } from './shorten.ts'

export type ImportOutcome = {
  created: number
  updated: number
  same: number
  problems: { line: number; text: string }[]
  notes: { line: number; text: string }[]
}

type Known = { from: string; to: string; kind: RedirectInput['kind']; code: RedirectInput['code'] }

/** Keeps the lines of a table that can be kept; `isOnlyAsked` tells what would happen. */
export const createRedirectImport =
  ({ db }: { db: Kysely<Database> }) =>
  (lines: readonly ReadLine[], { isOnlyAsked }: { isOnlyAsked: boolean }): Promise<ImportOutcome> =>
    inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(trx)
      const { rows } =
        await sql<Known>`select from_path as "from", to_path as "to", kind, status_code as code from redirects`.execute(trx)
      const plan = planImport(lines, rows)
      if (!isOnlyAsked && plan.kept.length > 0) await write(trx, plan.kept)
      return plan.outcome
    })

/** What becomes of each line beside the redirects that are there: chains are shortened, circles refused. */
export function planImport(lines: readonly ReadLine[], known: readonly Known[]) {
  const before = new Map(known.map((one) => [one.from, one]))
  const exact = new Map(known.filter(({ kind }) => kind === 'exact').map((one) => [one.from, one]))
  for (const line of lines) if ('redirect' in line && line.redirect.kind === 'exact') exact.set(line.redirect.from, line.redirect)
  let patterns = known.filter(({ kind }) => kind === 'pattern').length
  const outcome: ImportOutcome = { created: 0, updated: 0, same: 0, problems: [], notes: [] }
  const kept: RedirectInput[] = []
  for (const line of lines) {
    if ('problem' in line) {
      outcome.problems.push({ line: line.line, text: line.problem })
      continue
    }
    const short = shorten(line.redirect, exact)
    if ('circle' in short) {
      outcome.problems.push({ line: line.line, text: `Faria um círculo: ${short.circle.join(' → ')}.` })
      continue
    }
    const { redirect, via } = short
    const was = before.get(redirect.from)
    if (redirect.kind === 'pattern' && !was && ++patterns > MOST_PATTERNS) {
      outcome.problems.push({ line: line.line, text: `A loja leva até ${MOST_PATTERNS} padrões.` })
      continue
    }
    if (via.length > 0) outcome.notes.push({ line: line.line, text: `Encurtado: leva direto a ${redirect.to || 'nada (410)'}.` })
    if (line.note !== undefined) outcome.notes.push({ line: line.line, text: line.note })
    if (was && was.to === redirect.to && was.code === redirect.code && was.kind === redirect.kind) outcome.same++
    else {
      kept.push(redirect)
      outcome[was ? 'updated' : 'created']++
    }
  }
  return { outcome, kept }
}

async function write(db: Kysely<Database>, kept: readonly RedirectInput[]) {
  const list = JSON.stringify(kept)
  const rows = sql`jsonb_to_recordset(${list}::jsonb) as w ("from" text, "to" text, kind text, code smallint)`
  await sql`
    insert into redirects (from_path, to_path, kind, status_code, made_by)
    select w."from", w."to", w.kind, w.code, 'import' from ${rows}
    on conflict (from_path) do update set to_path = excluded.to_path, kind = excluded.kind, status_code = excluded.status_code, made_by = 'import',
      modified_at = now()`.execute(db)
  // What led to an address that leads on since goes there at once.
  await sql`
    update redirects r set to_path = w."to" from ${rows}
    where r.to_path = w."from" and w.kind = 'exact' and w.code <> 410 and r.from_path <> w."to"`.execute(db)
}
