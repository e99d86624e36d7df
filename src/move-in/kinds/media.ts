import { typedLine } from '#kit/typed-text.ts'
import { textOf } from '#kit/unknown-json.ts'
import { type Kind, refused } from '../kind.ts'
import { knowPictures } from '../pictures.ts'
import { oldIdOf, rawOf } from '../wire.ts'

type Row = { oldId: string; url: string; alt: string; title: string }

/** Pictures get their numbers with the others; their bytes come afterwards. */
export const mediaKind: Kind<Row> = {
  kind: 'media',
  read: (data) => {
    const url = textOf(data['source_url'])
    const title = typedLine(rawOf(data['title']), 300) || url.split('/').at(-1)!.slice(0, 300)
    if (!/^https?:\/\/./.test(url) || url.length > 2_000) return refused(title, 'Não diz o endereço do arquivo.')
    const mime = textOf(data['mime_type'])
    if (mime !== '' && !/^image\/(jpe?g|png|webp|avif|gif)$/.test(mime))
      return refused(title, `Não é uma imagem que a loja possa guardar (${mime.slice(0, 60)}).`)
    const row = { oldId: oldIdOf(data['id']) ?? `url:${url}`.slice(0, 200), url, alt: typedLine(data['alt_text'], 1_000), title }
    return { is: 'row', title, oldUrl: url, row, notes: [] }
  },
  write: async (trx, things, { source }) => {
    const ids = await knowPictures(
      trx,
      source,
      things.map(({ row }) => row),
    )
    return things.map(({ oldId, row }) => ({ oldId, newId: ids.get(row.oldId)!, place: 'media' as const }))
  },
}
