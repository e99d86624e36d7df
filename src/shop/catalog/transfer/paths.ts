import { join } from 'node:path'
import { urlProblem } from '#outgoing/post.ts'

type Options = { shopUrl: string; dataDir: string; /** Where the shop's own pictures stand. */ mediaUrl: string }

/** Where tables of products lie, and which addresses in them are the shop's own. */
export function transferPaths({ shopUrl, dataDir, mediaUrl }: Options) {
  const { origin } = new URL(shopUrl)
  return {
    folder: join(dataDir, 'transfers'),
    addressOf: (file: string) => shopUrl + mediaUrl + file,
    fileOf: (address: string): string | undefined => {
      if (!URL.canParse(address, shopUrl) || !/^https?:/i.test(address)) return undefined
      const url = new URL(address, shopUrl)
      return url.origin === origin && url.pathname.startsWith(mediaUrl) ? url.pathname.slice(mediaUrl.length) : undefined
    },
    mayFetch: (address: string) => urlProblem(address) === undefined && new URL(address).origin !== origin,
  }
}
