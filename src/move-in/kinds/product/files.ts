import { createHash } from 'node:crypto'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { fileNameOf } from '#shop/downloads/file-name.ts'
import type { Trx } from '../../kind.ts'
import { oldIdOf, type Wire } from '../../wire.ts'

export type SoldFile = { oldId: string; name: string; url: string }

/** The files that buyers of a product get, as wc/v3 tells them. */
export const filesOf = (data: Wire): SoldFile[] =>
  listOf(data['downloads'])
    .slice(0, 100)
    .flatMap((one) => {
      const { id, name, file } = recordOf(one)
      const url = textOf(file).trim()
      if (url === '' || url.length > 2_000) return []
      return [{ oldId: oldIdOf(id) ?? url.slice(0, 200), name: typedLine(name, 300) || lastPartOf(url), url }]
    })

/** Notes what products sell; the files themselves are brought afterwards. What a merchant has put beside them stays. */
export async function wantFiles(
  trx: Trx,
  source: string,
  products: readonly { id: number; files: readonly SoldFile[] }[],
): Promise<void> {
  const ids = products.map(({ id }) => id)
  if (ids.length === 0) return
  const known = await trx
    .selectFrom('moved_files')
    .select(['id', 'product_id', 'old_id', 'download_id', 'url'])
    .where('source', '=', source)
    .where('product_id', 'in', ids)
    .execute()
  for (const { id, files } of products) {
    const here = known.filter((one) => one.product_id === id)
    const gone = here.filter((one) => !files.some(({ oldId }) => oldId === one.old_id))
    for (const { id: row, download_id } of gone) {
      if (download_id !== null) await trx.deleteFrom('product_downloads').where('id', '=', download_id).execute()
      await trx.deleteFrom('moved_files').where('id', '=', row).execute()
    }
    for (const { oldId, name, url } of files) {
      const before = here.find((one) => one.old_id === oldId)
      const file = storedName(source, url)
      if (before?.download_id) {
        await trx.updateTable('product_downloads').set({ name, file }).where('id', '=', before.download_id).execute()
        if (before.url !== url)
          await trx
            .updateTable('moved_files')
            .set({ url, file, state: 'waiting', attempts: 0, note: '' })
            .where('id', '=', before.id)
            .execute()
        continue
      }
      const made = await trx
        .insertInto('product_downloads')
        .values({ product_id: id, name, file })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('moved_files')
        .values({ source, product_id: id, old_id: oldId, download_id: made.id, file, url })
        .onConflict((conflict) =>
          conflict.columns(['source', 'product_id', 'old_id']).doUpdateSet({ download_id: made.id, file, url, state: 'waiting' }),
        )
        .execute()
    }
  }
}

/** Of one address there is one file, whichever products sell it. */
const storedName = (source: string, url: string) =>
  fileNameOf(lastPartOf(url), createHash('sha256').update(`${source} ${url}`).digest('hex').slice(0, 12))

function lastPartOf(url: string): string {
  const last =
    url
      .replace(/[?#].*$/, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  try {
    return decodeURIComponent(last) || 'arquivo'
  } catch {
    return last || 'arquivo'
  }
}
