import { sql } from 'kysely'
import type { Trx } from './kind.ts'
import { rememberThings } from './old-things.ts'
import { pathOf } from './wire.ts'

/** Old addresses lead to the new ones. An address that led somewhere before keeps doing so. */
export async function leadOldAddresses(
  trx: Trx,
  source: string,
  moved: readonly { from: string; to: string }[],
): Promise<string[]> {
  const list = moved.flatMap(({ from, to }) => {
    const path = pathOf(from)
    return path === undefined || path === to ? [] : [{ from_path: path, to_path: to }]
  })
  if (list.length === 0) return []
  const { rows } = await sql<{ from_path: string }>`
    insert into redirects (from_path, to_path)
    select distinct on (r.from_path) r.from_path, r.to_path from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as r (from_path text, to_path text)
    where r.to_path ~ '^/[a-z0-9/-]*/$' order by r.from_path on conflict do nothing returning from_path`.execute(trx)
  await rememberThings(
    trx,
    source,
    rows.map(({ from_path }) => ({
      kind: 'redirect',
      oldId: `path:${from_path}`.slice(0, 200),
      place: 'redirects',
      newId: 0,
      created: true,
      there: from_path,
      here: '',
    })),
  )
  return rows.map(({ from_path }) => from_path)
}
