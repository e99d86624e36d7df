import type { Address } from './addresses.ts'
import { XML_HEAD, xmlElement } from './xml.ts'

/** A tenth of what the protocol allows: a file that is quick to make and quick to read. */
export const ADDRESSES_PER_SITEMAP = 5_000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The list of the lists, each with when something in it last changed. */
export function sitemapIndex(files: { path: string; changedAt: Date | undefined }[], shopUrl: string): string {
  const entries = files.map(
    ({ path, changedAt }) =>
      `<sitemap>${xmlElement('loc', shopUrl + path)}${xmlElement('lastmod', changedAt?.toISOString())}</sitemap>`,
  )
  return [XML_HEAD, `<sitemapindex ${NAMESPACE}>`, ...entries, '</sitemapindex>'].join('\n')
}

export function sitemap(addresses: Address[], shopUrl: string): string {
  const entries = addresses.map(({ path, changedAt, pictures }) =>
    [
      '<url>',
      xmlElement('loc', shopUrl + path),
      xmlElement('lastmod', changedAt.toISOString()),
      ...pictures.map((picture) => `<image:image>${xmlElement('image:loc', shopUrl + picture)}</image:image>`),
      '</url>',
    ].join(''),
  )
  const images = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return [XML_HEAD, `<urlset ${NAMESPACE} ${images}>`, ...entries, '</urlset>'].join('\n')
}
