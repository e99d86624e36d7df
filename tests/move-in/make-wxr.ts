import { writeFileSync } from 'node:fs'
import { OLD_SITE, type OldPost, oldPosts, oldTerms, type Size } from './old-shop-posts.ts'

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const metas = (name: string, list: Record<string, string> = {}) =>
  Object.entries(list)
    .map(
      ([key, value]) =>
        `<wp:${name}><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:${name}>`,
    )
    .join('')

/** The posts of the made-up shop as WordPress exports them. Without `hasTerms`, as an export of one kind of post. */
export function writeOldWxr(file: string, size: Size, { hasTerms = true } = {}) {
  const terms = oldTerms.map(
    ({ id, taxonomy, slug, name, parent }) =>
      `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${taxonomy}</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_parent>${oldTerms.find((one) => one.id === parent)?.slug ?? ''}</wp:term_parent><wp:term_name>${cdata(name)}</wp:term_name></wp:term>`,
  )
  const items = [...oldPosts(size)].map(itemOf)
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Loja Antiga</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${OLD_SITE}</wp:base_site_url><wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>${hasTerms ? terms.join('\n') : ''}${items.join('\n')}</channel></rss>`,
  )
}

function itemOf(post: OldPost): string {
  const categories = (post.terms ?? []).map((place) => {
    const [taxonomy, slug] = place.split(':')
    const name = oldTerms.find((one) => one.taxonomy === taxonomy && one.slug === slug)?.name ?? ''
    return `<category domain="${taxonomy}" nicename="${slug}">${cdata(name)}</category>`
  })
  const comments = (post.comments ?? []).map(
    ({ id, type, author, text, metas: own }) =>
      `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>${cdata(author)}</wp:comment_author><wp:comment_date>2024-05-01 09:00:00</wp:comment_date><wp:comment_content>${cdata(text)}</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_type>${type}</wp:comment_type>${metas('commentmeta', own)}</wp:comment>`,
  )
  const file = post.metas?.['_wp_attached_file']
  return `<item><title>${cdata(post.title)}</title><link>${OLD_SITE}/${post.slug}/</link><dc:creator>loja</dc:creator><content:encoded>${cdata(post.content ?? '')}</content:encoded><excerpt:encoded>${cdata(post.excerpt ?? '')}</excerpt:encoded><wp:post_id>${post.id}</wp:post_id><wp:post_date>2024-05-01 09:00:00</wp:post_date><wp:post_date_gmt>2024-05-01 12:00:00</wp:post_date_gmt><wp:post_name>${post.slug}</wp:post_name><wp:status>${post.status ?? 'publish'}</wp:status><wp:post_parent>${post.parent ?? 0}</wp:post_parent><wp:menu_order>${post.order ?? 0}</wp:menu_order><wp:post_type>${post.type}</wp:post_type>${file ? `<wp:attachment_url>${OLD_SITE}/wp-content/uploads/${file}</wp:attachment_url>` : ''}${categories.join('')}${metas('postmeta', post.metas)}${comments.join('')}</item>`
}
