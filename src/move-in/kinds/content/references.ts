/** More of anything in one batch of documents is not looked up. */
const MOST = 5_000
/** The address of a picture in a text. */
export const PICTURE_URL = /https?:\/\/[^\s"'<>\\()]{4,1990}?\.(?:jpe?g|png|gif|webp|avif)(?![\w.-])/gi
const SIZED = /-(\d+)x(\d+)(?=\.\w+$)/

const some = (found: Iterable<string>) => [...new Set(found)].slice(0, MOST)

/** Every number in documents that may be one of a thing. */
export const numbersIn = (stored: string): string[] =>
  some([...(stored.match(/(?<![\w.#-])[1-9]\d{0,14}(?![\w.])/g) ?? []), ...encodedIn(stored)])

/** Numbers in dynamic values and links of popups, which are encoded. */
const encodedIn = (stored: string): string[] => [
  ...[...stored.matchAll(/%22(?:%3A|:)(?:%22)?([1-9]\d{0,14})/gi)].map(([, id]) => id!),
  ...[...stored.matchAll(/settings(?:=|%3D)([\w+/]{8,400}(?:=|%3D){0,2})/gi)].flatMap(
    ([, base64]) => atobOrNothing(base64!.replaceAll(/%3D/gi, '=')).match(/[1-9]\d{0,14}/g) ?? [],
  ),
]

function atobOrNothing(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}

/** Addresses of pictures; the grey one that builders put where none was chosen is no picture. */
export const pictureUrlsIn = (stored: string): string[] =>
  some(stored.match(PICTURE_URL) ?? []).filter((url) => !/\/(placeholder|woocommerce-placeholder)[\w-]*\.png$/.test(url))

/** The same for every size and every way to write the address, as `picture_key` of the database has it. */
export const pictureKey = (url: string) =>
  url
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/(-scaled|-\d+x\d+)?(\.\w+)$/, '$2')

/** Of the sizes of one picture the largest: the picture itself, where it is named. */
export function largestOfEach(urls: readonly string[]): string[] {
  const width = (url: string) => Number(SIZED.exec(url)?.[1] ?? Infinity)
  const groups = Map.groupBy(urls, pictureKey)
  return [...groups.values()].map((same) => same.toSorted((one, other) => width(other) - width(one))[0]!)
}

/** Links to pages of the old shop; its files have no page. */
export function linksIn(stored: string, hosts: readonly string[]): string[] {
  if (hosts.length === 0) return []
  const names = hosts.map((host) => host.replaceAll('.', String.raw`\.`)).join('|')
  const links = stored.match(new RegExp(String.raw`https?://(?:www\.)?(?:${names})(?:/[^\s"'<>\\]{0,1000})?(?=["'\\\s<])`, 'gi'))
  return some((links ?? []).map((url) => url.replaceAll('&amp;', '&'))).filter(
    (url) => URL.canParse(url) && !/\/wp-(content|includes|admin|json)\b|\.\w{2,4}$/.test(new URL(url).pathname),
  )
}
