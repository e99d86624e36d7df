import type { MovedKind, MovedThing } from '../../moved-thing.ts'
import { designConditions, designTypeOf } from '../design-types.ts'
import { metaValue } from '../php-serialized.ts'
import type { Addresses } from './addresses.ts'
import { meta, type Metas } from './metas.ts'
import type { Post } from './posts.ts'

/** Kept as text, as Elementor has it over REST; its settings and conditions are records there. */
const AS_TEXT = new Set(['_elementor_data', '_elementor_edit_mode', '_elementor_template_type', '_elementor_version'])

/** A page, post or template as wp/v2 tells it with context=edit. */
export function documentThing(post: Post, { addresses, activeKit }: { addresses: Addresses; activeKit: string }): MovedThing {
  const { metas } = post
  const kind = kindOf(post)
  const termIds = (taxonomy: string) =>
    post.terms.filter((term) => term.taxonomy === taxonomy).map(({ id }) => (/^\d+$/.test(id) ? Number(id) : id))
  return {
    kind,
    oldId: String(post.id),
    data: {
      id: post.id,
      date: post.date,
      date_gmt: post.dateGmt,
      modified: post.modified,
      modified_gmt: post.modifiedGmt,
      slug: post.slug,
      status: post.status,
      type: post.type,
      link: addresses.ofPost(post),
      title: { raw: post.title },
      content: { raw: post.content },
      excerpt: { raw: post.excerpt },
      author: Number(post.author) || post.author,
      parent: post.parent,
      menu_order: post.menuOrder,
      featured_media: Number(meta(metas, '_thumbnail_id')) || 0,
      comment_status: post.commentStatus,
      sticky: post.isSticky,
      template: meta(metas, '_wp_page_template'),
      password: post.password,
      categories: termIds('category'),
      tags: termIds('post_tag'),
      meta: { ...metaRecord(metas), ...designMetas(post), ...(isTextAgain(post, kind) && { _elementor_edit_mode: '' }) },
      // An export does not say which one is in use.
      ...(post.type === 'elementor_library' &&
        kind === 'kit' &&
        activeKit !== '' && { is_active: String(post.id) === activeKit }),
    },
  }
}

/** Who goes back from the builder to the editor of WordPress shows the text again; the document stays behind, out of date. */
const isTextAgain = ({ metas, content }: Post, kind: MovedKind) =>
  (kind === 'page' || kind === 'post') &&
  metas.has('_elementor_data') &&
  meta(metas, '_elementor_edit_mode') !== 'builder' &&
  content.trim() !== ''

function kindOf(post: Post): MovedKind {
  const design = designOf(post)
  if (design) return design === 'page' ? 'page' : 'template'
  // A style with a name, for pages of the builder's fourth version.
  if (post.type === 'e_global_class') return 'kit'
  if (post.type !== 'elementor_library') return post.type === 'post' ? 'post' : 'page'
  const type = meta(post.metas, '_elementor_template_type')
  return type === 'popup' || type === 'kit' ? type : 'template'
}

const designOf = ({ type, title, metas }: Post) =>
  designTypeOf(type, meta(metas, 'ehf_template_type') || meta(metas, 'elementskit_template_type') || title)

/** What a design of an add-on would say of itself if Elementor had made it. */
function designMetas(post: Post): Record<string, unknown> {
  const design = designOf(post)
  if (!design || design === 'page') return {}
  const conditions = designConditions(design)
  return { _elementor_template_type: design, ...(conditions && { _elementor_conditions: conditions }) }
}

const metaRecord = (metas: Metas): Record<string, unknown> =>
  Object.fromEntries([...metas].map(([key, values]) => [key, AS_TEXT.has(key) ? values.at(-1)! : metaValue(values.at(-1)!)]))
