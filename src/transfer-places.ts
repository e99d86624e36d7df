import { join } from 'node:path'
import { urlProblem } from '#outgoing/post.ts'
import { MEDIA_URL } from '#content/media/service.ts'
import type { Config } from './config.ts'

/** Where tables of products lie, and which addresses in them are the shop's own. */
export function transferPlaces({ shopUrl, dataDir }: Pick<Config, 'shopUrl' | 'dataDir'>) {
  const { origin } = new URL(shopUrl)
  return {
    folder: join(dataDir, 'transfers'),
    addressOf: (file: string) => shopUrl + MEDIA_URL + file,
    fileOf: (address: string): string | undefined => {
      if (!URL.canParse(address, shopUrl) || !/^https?:/i.test(address)) return undefined
      const url = new URL(address, shopUrl)
      return url.origin === origin && url.pathname.startsWith(MEDIA_URL) ? url.pathname.slice(MEDIA_URL.length) : undefined
    },
    mayFetch: (address: string) => urlProblem(address) === undefined && new URL(address).origin !== origin,
  }
}
