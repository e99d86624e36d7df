import { plainText } from '#kit/safe-html.ts'

/** An attribute of the first tag of a name in a piece of markup. */
export function attributeOf(html: string, tag: string, name: string): string | undefined {
  const found = new RegExp(`<${tag}\\b([^>]{0,5000})>`, 'i').exec(html)?.[1]
  return found === undefined ? undefined : ofTag(found, name)
}

const ofTag = (inside: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(` ${inside}`)
  return value ? (value[1] ?? value[2] ?? '').replaceAll('&amp;', '&') : undefined
}

export type WrittenPicture = { id: number; url: string; alt: string }

/** The pictures of a piece of markup, with the number that WordPress writes into their class. */
export function picturesIn(html: string): WrittenPicture[] {
  return [...html.matchAll(/<img\b([^>]{0,5000})>/gi)].map(([, inside = '']) => ({
    id: Number(/wp-image-(\d+)/.exec(inside)?.[1] ?? ofTag(inside, 'data-id') ?? 0),
    url: ofTag(inside, 'src') ?? '',
    alt: ofTag(inside, 'alt') ?? '',
  }))
}

/** The words inside of the first tag of a name. */
export const wordsOf = (html: string, tag: string): string =>
  plainText(new RegExp(`<${tag}\\b[^>]{0,5000}>([\\s\\S]{0,20000}?)</${tag}>`, 'i').exec(html)?.[1] ?? '')

/** Styles that are written into a tag, by name. */
export const styleOf = (html: string, name: string): string | undefined =>
  new RegExp(`style="[^"]*\\b${name}\\s*:\\s*([^;"]+)`, 'i').exec(html)?.[1]?.trim()

/** Markup without tags that hold one whole block: `<div class="wp-block-group">…</div>`. */
export const hasWords = (html: string): boolean => plainText(html) !== '' || /<(img|hr|table)\b/i.test(html)
