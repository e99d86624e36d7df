import { cleanHtml, type SafeHtml } from '#kit/safe-html.ts'

const BLOCK =
  '(?:table|thead|tfoot|caption|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|blockquote|address|p|h[1-6]|hr|fieldset|section|article|aside|header|footer|nav|figure|figcaption|details|summary)'

/** Paragraphs as WordPress makes them of empty lines when it shows an old text; single line breaks stay breaks. */
export function withParagraphs(text: string): string {
  const kept: string[] = []
  // What is written letter by letter is not touched.
  const safe = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<(pre|script|style)\b[\s\S]{0,20000}?<\/\1>/gi, (whole) => `\n\n\uE000${kept.push(whole) - 1}\uE000\n\n`)
  const spaced = safe
    .replaceAll(new RegExp(`(<${BLOCK}[\\s/>])`, 'gi'), '\n\n$1')
    .replaceAll(new RegExp(`(</${BLOCK}>)`, 'gi'), '$1\n\n')
    .replaceAll(/(<hr\s*\/?>)/gi, '$1\n\n')
  const parts = spaced
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isBlock = new RegExp(`^</?${BLOCK}[\\s/>]`, 'i')
  const written = parts.map((part) => {
    if (part.startsWith('\uE000')) return part
    const broken = part.replaceAll(/(?<!<br \/>|<br>|<br\/>)\n/g, '<br>\n')
    return isBlock.test(part) ? part : `<p>${broken}</p>`
  })
  return written.join('\n').replaceAll(/\uE000(\d+)\uE000/g, (_mark, index: string) => kept[Number(index)] ?? '')
}

/** `[caption]<img> words[/caption]`: a picture with its words under it. */
export const withCaptions = (text: string): string =>
  text.replaceAll(
    /\[(?:wp_)?caption\b([^\]]{0,1000})\]([\s\S]{0,5000}?)\[\/(?:wp_)?caption\]/g,
    (_whole, attributes: string, inside: string) => {
      const [, picture = '', words = ''] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? []
      const caption = words.trim() || (/caption="([^"]*)"/.exec(attributes)?.[1] ?? '')
      return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`
    },
  )

/** An old text as the shop keeps texts: paragraphs, captions, and nothing that could harm. */
export const classicHtml = (text: string): SafeHtml => cleanHtml(withParagraphs(withCaptions(text)))
