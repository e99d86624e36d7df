import { sql } from 'kysely'
import { textOf } from '#kit/unknown-json.ts'
import { type Kind, refused } from '../kind.ts'
import { leadOldAddresses } from '../redirects.ts'
import { pathOf } from '../wire.ts'

type Row = { from: string; to: string }

/** Redirects that the merchant had made there. */
export const redirectKind: Kind<Row> = {
  kind: 'redirect',
  read: (data) => {
    const [from, to] = [textOf(data['from']), textOf(data['to'])]
    const title = `${from} → ${to}`.slice(0, 300)
    if (data['kind'] === 'regex') return refused(title, 'Usa um padrão (regex), que não é trazido.')
    const [path, target] = [pathOf(from), pathOf(to)]
    if (path === undefined) return refused(title, 'O endereço antigo não é um caminho simples.')
    if (target === undefined && !isHome(to)) return refused(title, 'Leva a um endereço que não é um caminho da loja.')
    if (path === target) return refused(title, 'Leva a si mesmo.')
    return { is: 'row', title, row: { from: path, to: target ?? '/' }, notes: [] }
  },
  write: async (trx, things, { source }) => {
    // Where its target has moved on since, it leads to the new place at once.
    const { rows } = await sql<{ from_path: string; to_path: string }>`
      select from_path, to_path from redirects where from_path = any(${things.map(({ row }) => row.to)}::text[])`.execute(trx)
    const moved = new Map(rows.map((row) => [row.from_path, row.to_path]))
    await leadOldAddresses(
      trx,
      source,
      things.map(({ row }) => ({ from: row.from, to: moved.get(row.to) ?? row.to })),
    )
    return things.map(({ oldId }) => ({ oldId, newId: 0, place: 'redirects' as const }))
  },
}

const isHome = (to: string) => URL.canParse(to, 'https://x') && new URL(to, 'https://x').pathname === '/'
