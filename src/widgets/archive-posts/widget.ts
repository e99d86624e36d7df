import { defineWidget } from '#builder/define-widget.ts'
import { columnFields, LIST_FRONTEND, POST_COLUMNS, postListFields } from '../posts/post-fields.ts'
import { postParts } from '../posts/style-parts.ts'

export default defineWidget({
  name: 'archive-posts',
  title: 'Textos do arquivo',
  group: 'content',
  style: ['classic', 'cards', 'full_content'].flatMap((look) => postParts(`archive_${look}`, look)),
  skins: ['archive_classic', 'archive_full_content', 'archive_cards'],
  fields: {
    ...columnFields('archive_classic', 'classic', POST_COLUMNS),
    ...columnFields('archive_cards', 'cards', POST_COLUMNS),
    ...columnFields('archive_full_content', 'full', { desktop: 1, tablet: 1, mobile: 1 }),
    ...postListFields,
    /** An archive's list stands right under the page's own title. */
    title_tag: { ...postListFields.title_tag, fallback: 'h2' as const },
  },
  frontend: [
    ...LIST_FRONTEND,
    'archive_classic_columns',
    'archive_classic_columns_tablet',
    'archive_classic_columns_mobile',
    'archive_cards_columns',
    'archive_cards_columns_tablet',
    'archive_cards_columns_mobile',
    'archive_full_content_columns',
    'archive_full_content_columns_tablet',
    'archive_full_content_columns_mobile',
  ],
})
