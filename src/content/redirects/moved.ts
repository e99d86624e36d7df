/** What may stand behind the address of a thing: the further pages of a list, its feed, the further pages of a conversation. */
const BEHIND = /^(.+\/)((?:page\/\d{1,4}|comment-page-\d{1,4}|feed|feed\/atom|feed\/rdf|amp|embed|trackback)\/)$/
/** Further pages and feeds that this shop has too. */
const GOES_ALONG = /^(?:page|comment-page-)/
const HAS_FEED = /^\/(?:blog|categoria|tag|autor)\//

/** The address of a thing and what stood behind it; undefined where nothing did. */
export function partsOf(path: string): { start: string; behind: string } | undefined {
  const [, start, behind] = BEHIND.exec(path) ?? []
  return start === undefined || behind === undefined ? undefined : { start, behind }
}

/** The new address with what stood behind the old one, where this shop has such a page. */
export function withBehind(target: string, behind: string): string {
  if (!/^\/[^?#]*\/$/.test(target)) return target
  if (GOES_ALONG.test(behind)) return target + behind
  return /^feed\/(?:atom\/)?$/.test(behind) && HAS_FEED.test(target) ? target + behind : target
}
