import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { demoPictures } from './art/pictures.ts'
import { claimEmptyShop } from '#setup/empty-shop.ts'
import type { PictureIds } from './picture-ids.ts'
import { seedFreight } from './freight.ts'
import { seedCatalog } from './seed-catalog.ts'
import { seedLife } from './life/seed-life.ts'
import { seedContent } from './seed-content.ts'
import { textPdf } from './text-pdf.ts'
import { PICTURES_FOLDER, type RenderedPicture, renderPictures } from './render-pictures.ts'

type Options = {
  db: Kysely<Database>
  mediaFolder: string
  downloadsFolder: string
  say: (line: string) => void
  /** With three months of example orders and customers up to this moment. */ lifeUntil?: Date | undefined
  /** Takes the files elsewhere, once all are written. */ beforeCommit?: () => Promise<void>
}

/** Puts the whole demo shop in, or nothing. */
export async function seedDemo({
  db,
  mediaFolder,
  downloadsFolder,
  say,
  lifeUntil,
  beforeCommit = async () => {},
}: Options): Promise<void> {
  let told = 0
  const rendered = await renderPictures(demoPictures, (done, total) => {
    const tenth = Math.floor((done * 10) / total)
    if (tenth > told) say(`Desenhando as fotos da loja: ${done} de ${total}`)
    told = Math.max(told, tenth)
  })
  copyPictures(rendered, mediaFolder)
  copyVideos(mediaFolder)
  mkdirSync(downloadsFolder, { recursive: true })
  const saveDownload = (name: string, text: string) => writeFileSync(join(downloadsFolder, name), textPdf(text))
  await db.transaction().execute(async (trx) => {
    if (!(await claimEmptyShop(trx))) return
    const ids = await seedMedia(trx, rendered)
    await seedCatalog(trx, ids, saveDownload)
    await seedContent(trx, ids)
    await seedFreight(trx)
    if (lifeUntil) await seedLife(trx, lifeUntil)
    await beforeCommit()
  })
}

function copyPictures(rendered: RenderedPicture[], mediaFolder: string) {
  mkdirSync(mediaFolder, { recursive: true })
  for (const file of rendered.flatMap(({ sizes }) => sizes.flatMap(({ avif, webp }) => [avif, webp]))) {
    if (!existsSync(join(mediaFolder, file))) copyFileSync(join(PICTURES_FOLDER, file), join(mediaFolder, file))
  }
}

/** Drawn for this shop, without sound: a potter's wheel. */
function copyVideos(mediaFolder: string) {
  const folder = join(import.meta.dirname, 'videos')
  for (const file of readdirSync(folder)) copyFileSync(join(folder, file), join(mediaFolder, file))
}

async function seedMedia(trx: Transaction<Database>, rendered: RenderedPicture[]): Promise<PictureIds> {
  const rows = await trx
    .insertInto('media')
    .values(
      rendered.map(({ picture: { name, alt, width, height }, sizes }) => ({
        slug: name,
        title: alt,
        alt,
        mime: 'image/webp',
        width,
        height,
        file: sizes.at(-1)!.webp,
        sizes: JSON.stringify(sizes),
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  return (name) => {
    const id = ids.get(name)
    if (id === undefined)
      throw new Error(`The demo names the picture "${name}", which nobody drew. Add it to demo/art/pictures.ts or mend the name.`)
    return id
  }
}
