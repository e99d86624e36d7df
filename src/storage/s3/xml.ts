/** What stands in the first element of this name, or nothing. */
export const textIn = (xml: string, tag: string) =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The insides of every element of this name. */
export const entriesIn = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) => inside)

/** A name in a list that was asked for with `encoding-type=url`. */
export const nameIn = (xml: string, tag: string) => decodeURIComponent(textIn(xml, tag).replaceAll('+', ' '))
