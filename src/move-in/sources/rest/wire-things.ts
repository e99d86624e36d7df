import { recordOf } from '#kit/unknown-json.ts'
import type { WireItem } from './walk-list.ts'

export function withoutLinks(item: WireItem): Record<string, unknown> {
  const { _links: _, ...rest } = item
  return rest
}

export const mediaData = (item: WireItem) => ({
  id: item.id,
  source_url: item['source_url'],
  file: recordOf(item['media_details'])['file'] ?? '',
  alt_text: item['alt_text'] ?? '',
  title: recordOf(item['title'])['raw'] ?? recordOf(item['title'])['rendered'] ?? '',
  caption: recordOf(item['caption'])['raw'] ?? '',
  description: recordOf(item['description'])['raw'] ?? '',
  mime_type: item['mime_type'] ?? '',
  post: item['post'] ?? null,
  date: item['date'] ?? null,
  date_gmt: item['date_gmt'] ?? null,
})

const SEO = ['seo_title', 'seo_description', 'yoast_head_json']

export const termData = (taxonomy: string, item: WireItem) => ({
  taxonomy,
  id: String(item.id),
  name: item['name'],
  slug: item['slug'],
  parent: String(item['parent'] ?? 0),
  description: item['description'] ?? '',
  link: item['link'] ?? item['permalink'] ?? '',
  image: item['image'] ?? null,
  display: item['display'] ?? 'default',
  menu_order: item['menu_order'] ?? 0,
  meta: recordOf(item['meta']),
  // What Yoast draws, and what another shop like this one keeps.
  ...Object.fromEntries(SEO.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]]))),
})

/** Elementor before 3.27 does not give its documents away: such a page comes as the HTML that it was drawn as. */
export function pageTrouble(item: WireItem): string | undefined {
  const { _elementor_data: data } = recordOf(item['meta'])
  const { raw, rendered } = recordOf(item['content'])
  const isBuilt = `${String(raw)}${String(rendered)}`.includes('elementor-element')
  return isBuilt && !data
    ? 'A página veio como texto: o Elementor não a entregou pela API. Informe a senha de aplicativo e use o Elementor 3.27 ou mais novo, ou traga o banco de dados.'
    : undefined
}
