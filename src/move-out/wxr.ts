import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { MovedThing } from '#move-in/moved-thing.ts'
import type { Ask } from './contract.ts'
import { commentThings, contentThings, mediaThings, termThings } from './api-things.ts'

/** Signs that XML has no way to write. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const cdata = (value: unknown) => `<![CDATA[${textOf(value).replaceAll(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const tag = (name: string, value: unknown) =>
  `<${name}>${typeof value === 'number' ? String(value) : value === '' ? '' : cdata(value)}</${name}>`
const meta = (key: string, value: string) => `<wp:postmeta>${tag('wp:meta_key', key)}${tag('wp:meta_value', value)}</wp:postmeta>`
/** `2024-05-01T12:00:00` as WordPress writes it. */
const moment = (value: unknown) => textOf(value).slice(0, 19).replace('T', ' ')

type Site = { name: string; url: string }

/** Pages, posts, comments, pictures and their terms as an export of WordPress (WXR 1.2): any WordPress reads it. */
export async function* wxrText(ask: Ask, { name, url }: Site): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${tag('title', name)}${tag('link', url)}<language>pt-BR</language><wp:wxr_version>1.2</wp:wxr_version>${tag('wp:base_site_url', url)}${tag('wp:base_blog_url', url)}
`
  const terms = new Map<string, Term>()
  for await (const { oldId, data } of termThings(ask, [])) {
    const taxonomy = textOf(data['taxonomy'])
    if (taxonomy !== 'category' && taxonomy !== 'post_tag') continue
    const term = { taxonomy, slug: textOf(data['slug']), name: textOf(data['name']) }
    terms.set(oldId, term)
    yield `<wp:term>${tag('wp:term_id', Number(oldId.split(':')[1]))}${tag('wp:term_taxonomy', taxonomy)}${tag('wp:term_slug', term.slug)}${tag('wp:term_name', term.name)}</wp:term>\n`
  }
  for await (const thing of mediaThings(ask)) yield item(thing, { type: 'attachment', terms, comments: [] })
  const comments = await commentsByPost(ask)
  for await (const thing of contentThings(ask))
    yield item(thing, { type: thing.kind, terms, comments: comments.get(thing.oldId) ?? [] })
  yield '</channel>\n</rss>\n'
}

type Term = { taxonomy: string; slug: string; name: string }
type Around = { type: string; terms: ReadonlyMap<string, Term>; comments: readonly MovedThing[] }

function item({ data }: MovedThing, { type, terms, comments }: Around): string {
  const own = recordOf(data['meta'])
  const isFile = type === 'attachment'
  const categories = [...listOf(data['categories']), ...listOf(data['tags'])].flatMap((id) => terms.get(String(id)) ?? [])
  const raw = (name: string) => textOf(recordOf(data[name])['raw']) || textOf(data[name])
  return [
    `<item>${tag('title', raw('title'))}${tag('link', data['link'] ?? data['source_url'])}${tag('dc:creator', 'loja')}`,
    tag('content:encoded', isFile ? raw('description') : raw('content')),
    tag('excerpt:encoded', isFile ? raw('caption') : raw('excerpt')),
    tag('wp:post_id', Number(data['id'])),
    tag('wp:post_date', moment(data['date'] ?? data['date_gmt'])),
    tag('wp:post_date_gmt', moment(data['date_gmt'])),
    tag('wp:comment_status', textOf(data['comment_status']) || 'closed'),
    tag('wp:post_name', textOf(data['slug'])),
    tag('wp:status', isFile ? 'inherit' : textOf(data['status'])),
    tag('wp:post_parent', Number(data['parent'] ?? 0)),
    tag('wp:menu_order', Number(data['menu_order'] ?? 0)),
    tag('wp:post_type', type),
    isFile ? tag('wp:attachment_url', data['source_url']) : '',
    ...categories.map(
      ({ taxonomy, slug, name }) =>
        `<category domain="${taxonomy}" nicename="${slug.replaceAll(/[&<"]/g, '')}">${cdata(name)}</category>`,
    ),
    isFile ? meta('_wp_attachment_image_alt', textOf(data['alt_text'])) : '',
    ...(own['_elementor_data']
      ? [
          meta('_elementor_edit_mode', 'builder'),
          meta('_elementor_template_type', `wp-${type}`),
          meta('_elementor_data', textOf(own['_elementor_data'])),
        ]
      : []),
    ...(data['seo_title'] ? [meta('_yoast_wpseo_title', textOf(data['seo_title']))] : []),
    ...(data['seo_description'] ? [meta('_yoast_wpseo_metadesc', textOf(data['seo_description']))] : []),
    Number(data['featured_media'] ?? 0) > 0 ? meta('_thumbnail_id', String(data['featured_media'])) : '',
    ...comments.map(comment),
    '</item>\n',
  ].join('')
}

const APPROVED: Record<string, string> = { approved: '1', approve: '1', spam: 'spam' }
const comment = ({ data }: MovedThing): string =>
  [
    `<wp:comment>${tag('wp:comment_id', Number(data['id']))}${tag('wp:comment_author', data['author_name'])}`,
    tag('wp:comment_author_email', data['author_email']),
    tag('wp:comment_date', moment(data['date'])),
    tag('wp:comment_date_gmt', moment(data['date_gmt'])),
    tag('wp:comment_content', textOf(recordOf(data['content'])['raw'])),
    tag('wp:comment_approved', APPROVED[textOf(data['status'])] ?? '0'),
    '<wp:comment_type>comment</wp:comment_type>',
    `${tag('wp:comment_parent', Number(data['parent'] ?? 0))}</wp:comment>`,
  ].join('')

async function commentsByPost(ask: Ask): Promise<ReadonlyMap<string, MovedThing[]>> {
  const found = new Map<string, MovedThing[]>()
  for await (const one of commentThings(ask)) {
    const post = String(one.data['post'])
    const list = found.get(post) ?? []
    found.set(post, list)
    list.push(one)
  }
  return found
}
