import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { MediaReader } from '#content/media/contract.ts'
import { FIRST_COLOURS } from '#content/settings/colours.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Storage } from '#storage/contract.ts'
import { SHARE_PICTURE } from './share-picture.ts'
import { markSvg, sharePicture, touchIcon } from './shop-mark.ts'

type Needs = { settings: Pick<SettingsReader, 'shop' | 'appearance'>; media: MediaReader; storage: Pick<Storage, 'media'> }
type Mark = {
  svg: string
  touch: () => Promise<Buffer>
  share: () => Promise<Buffer>
  icon: (side: number, isMaskable: boolean) => Promise<Buffer>
}

/** The shop's mark where it has to be a file: its own pictures, or its initials until there are some. */
export const markModule = defineModule({
  create: ({ settings, media, storage }: Needs) => {
    let kept: Mark | undefined
    const fileOf = async (id: number | undefined) => {
      const picture = id === undefined ? undefined : (await media.pictures([id])).get(id)
      const webp = (picture?.sizes.find(({ width }) => width >= 180) ?? picture?.sizes.at(-1))?.webp
      // A file that is gone is as good as none.
      return webp === undefined ? undefined : await storage.media.read(basename(webp)).then(buffer, () => undefined)
    }
    const make = async (): Promise<Mark> => {
      const [{ name }, { colours, iconId, logoId }] = await Promise.all([settings.shop(), settings.appearance()])
      const icons = new Map<string, Promise<Buffer>>()
      return {
        svg: markSvg(name, colours),
        touch: once(async () => await touchIcon(name, colours, await fileOf(iconId))),
        icon: async (side, isMaskable) => {
          const kind = `${side} ${isMaskable}`
          const drawn = icons.get(kind) ?? touchIcon(name, colours, await fileOf(iconId), { side, isMaskable })
          icons.set(kind, drawn)
          return await drawn
        },
        share: once(async () => await sharePicture(name, colours, await fileOf(logoId))),
      }
    }
    return {
      shopMark: {
        of: async () => (kept ??= await make()),
        /** Known without asking anybody: when the database is away a tab still has its sign. */
        svg: async () => (kept ??= await make().catch(() => undefined))?.svg ?? markSvg('', FIRST_COLOURS),
        forget: () => void (kept = undefined),
      },
    }
  },
  routes: (http, { shopMark }) => {
    const FOR_A_DAY = { 'cache-control': 'public, max-age=86400' }
    http.get('/favicon.svg', ANSWERS_WHEN_BUSY, async (_request, reply) =>
      reply
        .headers(FOR_A_DAY)
        .type('image/svg+xml')
        .send(await shopMark.svg()),
    )
    http.get('/favicon.ico', ANSWERS_WHEN_BUSY, (_request, reply) => reply.redirect('/favicon.svg', 301))
    for (const [address, part] of [
      ['/apple-touch-icon.png', 'touch'],
      ['/apple-touch-icon-precomposed.png', 'touch'],
      [SHARE_PICTURE.url, 'share'],
    ] as const) {
      http.get(address, async (_request, reply) => {
        const mark = await shopMark.of()
        return reply
          .headers(FOR_A_DAY)
          .type('image/png')
          .send(await mark[part]())
      })
    }
  },
  onContentChange: ({ shopMark }) => ({
    changed: (tags) => tags.some((tag) => tag === 'settings' || tag === 'media') && shopMark.forget(),
    missed: shopMark.forget,
  }),
})

/** Drawn when somebody asks, and by many at once only one time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
