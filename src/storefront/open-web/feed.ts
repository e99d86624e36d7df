import { XML_HEAD, xmlElement, xmlEmpty, xmlText } from './xml.ts'

export type FeedEntry = {
  title: string
  url: string
  at: Date
  changedAt?: Date
  author: string
  categories: string[]
  summary: string
  /** The whole text as clean markup. */
  html?: string
}
/** Addresses in it are paths of the shop. */
export type Feed = { title: string; description: string; url: string; selfUrl: string; entries: FeedEntry[] }

/** RSS 2.0, as readers and aggregators have read it for twenty years. */
export function rss(feed: Feed, shopUrl: string): string {
  const entries = feed.entries.map((entry) =>
    [
      '<item>',
      xmlElement('title', entry.title),
      xmlElement('link', shopUrl + entry.url),
      xmlElement('guid', shopUrl + entry.url, { isPermaLink: 'true' }),
      xmlElement('pubDate', entry.at.toUTCString()),
      xmlElement('dc:creator', entry.author),
      ...entry.categories.map((category) => xmlElement('category', category)),
      xmlElement('description', entry.summary),
      xmlElement('content:encoded', entry.html && absolute(entry.html, shopUrl)),
      '</item>',
    ].join(''),
  )
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    xmlElement('title', feed.title),
    xmlElement('link', shopUrl + feed.url),
    `<description>${xmlText(feed.description)}</description>`,
    xmlElement('language', 'pt-BR'),
    xmlElement('lastBuildDate', newest(feed)?.toUTCString()),
    xmlEmpty('atom:link', { href: shopUrl + feed.selfUrl, rel: 'self', type: 'application/rss+xml' }),
    ...entries,
    '</channel></rss>',
  ].join('\n')
}

/** The same as Atom. A feed without entries is as old as time, since it must have a date. */
export function atom(feed: Feed, shopUrl: string): string {
  const entries = feed.entries.map((entry) =>
    [
      '<entry>',
      xmlElement('title', entry.title || '–'),
      xmlEmpty('link', { href: shopUrl + entry.url }),
      xmlElement('id', shopUrl + entry.url),
      xmlElement('published', entry.at.toISOString()),
      xmlElement('updated', (entry.changedAt ?? entry.at).toISOString()),
      `<author>${xmlElement('name', entry.author || '–')}</author>`,
      ...entry.categories.map((category) => xmlEmpty('category', { term: category })),
      xmlElement('summary', entry.summary),
      xmlElement('content', entry.html && absolute(entry.html, shopUrl), { type: 'html' }),
      '</entry>',
    ].join(''),
  )
  return [
    XML_HEAD,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    xmlElement('title', feed.title || '–'),
    xmlElement('subtitle', feed.description),
    xmlElement('id', shopUrl + feed.selfUrl),
    xmlElement('updated', (newest(feed) ?? new Date(0)).toISOString()),
    xmlEmpty('link', { href: shopUrl + feed.url }),
    xmlEmpty('link', { href: shopUrl + feed.selfUrl, rel: 'self', type: 'application/atom+xml' }),
    ...entries,
    '</feed>',
  ].join('\n')
}

function newest({ entries }: Feed): Date | undefined {
  const times = entries.map(({ at, changedAt }) => Math.max(at.getTime(), changedAt?.getTime() ?? 0))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** A reader shows the text on a page of its own: addresses of ours must say whose they are. */
const absolute = (html: string, shopUrl: string) => html.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${shopUrl}/`)
