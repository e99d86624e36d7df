import { sql } from 'kysely'
import { plainText } from '#kit/safe-html.ts'
import { typedText } from '#kit/typed-text.ts'
import { textOf } from '#kit/unknown-json.ts'
import { type Kind, refused, type Trx, type Writing } from '../kind.ts'
import { knowPictures } from '../pictures.ts'
import { nameLine, oldIdOf, rawOf } from '../wire.ts'

type Row = { oldId: string; url: string; alt: string; title: string; caption: string }

/** Pictures get their numbers with the others; their bytes come afterwards. */
export const mediaKind: Kind<Row> = {
  kind: 'media',
  read: (data) => {
    const url = textOf(data['source_url'])
    const title = nameLine(rawOf(data['title']), 300) || url.split('/').at(-1)!.slice(0, 300)
    if (!/^https?:\/\/./.test(url) || url.length > 2_000) return refused(title, 'Não diz o endereço do arquivo.')
    const mime = textOf(data['mime_type'])
    if (mime !== '' && !/^image\/(jpe?g|png|webp|avif|gif)$/.test(mime))
      return refused(title, `Não é uma imagem que a loja possa guardar (${mime.slice(0, 60)}).`)
    const row = {
      oldId: oldIdOf(data['id']) ?? `url:${url}`.slice(0, 200),
      url,
      alt: nameLine(data['alt_text'], 1_000),
      title,
      caption: typedText(plainText(rawOf(data['caption'])), 5_000).slice(0, 5_000),
    }
    return { is: 'row', title, oldUrl: url, row, notes: [] }
  },
  write: async (trx, things, { source }) => {
    const ids = await knowPictures(
      trx,
      source,
      things.map(({ row }) => row),
    )
    await changeWords(
      trx,
      things.filter(({ newId }) => newId !== undefined),
    )
    return things.map(({ oldId, row }) => ({ oldId, newId: ids.get(row.oldId)!, place: 'media' as const }))
  },
}

/** What is written about a picture there, where it changed since it came. */
async function changeWords(trx: Trx, things: readonly Writing<Row>[]) {
  const list = JSON.stringify(things.map(({ newId, row: { alt, title, caption } }) => ({ id: newId, alt, title, caption })))
  const words = sql`jsonb_to_recordset(${list}::jsonb) as n (id bigint, alt text, title text, caption text)`
  await sql`update moved_pictures p set alt = n.alt, title = n.title, caption = n.caption from ${words} where p.media_id = n.id`.execute(
    trx,
  )
  await sql`update media m set alt = n.alt, title = n.title, caption = n.caption from ${words} where m.id = n.id`.execute(trx)
}
