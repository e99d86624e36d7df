import { urlProblem } from '#outgoing/post.ts'

type Options = { shopUrl: string; /** Where the shop's own pictures stand. */ mediaUrl: string }

/** Which addresses in tables of products are the shop's own. */
export function transferPaths({ shopUrl, mediaUrl }: Options) {
  const { origin } = new URL(shopUrl)
  return {
    addressOf: (file: string) => shopUrl + mediaUrl + file,
    fileOf: (address: string): string | undefined => {
      if (!URL.canParse(address, shopUrl) || !/^https?:/i.test(address)) return undefined
      const url = new URL(address, shopUrl)
      return url.origin === origin && url.pathname.startsWith(mediaUrl) ? url.pathname.slice(mediaUrl.length) : undefined
    },
    mayFetch: (address: string) => urlProblem(address) === undefined && new URL(address).origin !== origin,
  }
}
