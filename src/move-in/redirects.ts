import { sql } from 'kysely'
import type { RedirectInput } from '#content/redirects/contract.ts'
import { knownAddress } from '#content/redirects/known-addresses.ts'
import { shorten } from '#content/redirects/shorten.ts'
import type { Trx } from './kind.ts'
import { rememberThings } from './old-things.ts'
import { pathOf } from './wire.ts'

/** Old addresses lead to the new ones. Those that every shop knows by a rule need no row. */
export async function leadOldAddresses(trx: Trx, source: string, moved: readonly { from: string; to: string }[]): Promise<void> {
  const list = moved.flatMap(({ from, to }): RedirectInput[] => {
    const path = pathOf(from)
    return path === undefined || path === to || knownAddress(path) === to ? [] : [{ from: path, to, kind: 'exact', code: 301 }]
  })
  await keepRedirects(trx, source, list)
}

/** Keeps redirects of a move, to be taken back with it. An address that led somewhere before keeps doing so. */
export async function keepRedirects(trx: Trx, source: string, list: readonly RedirectInput[]): Promise<void> {
  const inList = new Map(list.filter(({ kind }) => kind === 'exact').map((one) => [one.from, one]))
  const direct = list.flatMap((one) => {
    const short = shorten(one, inList)
    return 'circle' in short ? [] : [short.redirect]
  })
  if (direct.length === 0) return
  // Whoever leads to an address that itself leads on goes there at once, whichever of both came first.
  const { rows } = await sql<{ from_path: string }>`
    with wanted as (
      select distinct on (w."from") w."from", case when w.kind = 'exact' then coalesce(r.to_path, w."to") else w."to" end as "to", w.kind, w.code
      from jsonb_to_recordset(${JSON.stringify(direct)}::jsonb) as w ("from" text, "to" text, kind text, code smallint)
      left join redirects r on r.from_path = w."to" and r.kind = 'exact' and r.status_code <> 410
      order by w."from"
    ),
    shortened as (
      update redirects r set to_path = w."to" from wanted w
      where r.to_path = w."from" and w.kind = 'exact' and w.code <> 410 and r.from_path <> w."to"
        and not exists (select from redirects k where k.from_path = w."from")
    )
    insert into redirects (from_path, to_path, kind, status_code, made_by)
    select "from", "to", kind, code, 'move' from wanted where "from" <> "to"
    on conflict do nothing returning from_path`.execute(trx)
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
}
