import { defineWidget } from '#builder/define-widget.ts'
import { number, text, toggle } from '#builder/fields.ts'
import { columnFields, LIST_FRONTEND, POST_COLUMNS, postListFields } from './post-fields.ts'
import { postParts } from './style-parts.ts'

export default defineWidget({
  name: 'posts',
  title: 'Textos do blog',
  group: 'content',
  skins: ['classic', 'full_content', 'cards'],
  style: ['classic', 'cards', 'full_content'].flatMap((skin) => postParts(skin)),
  fields: {
    posts_per_page: number('Textos por página', { min: 1, max: 48, fallback: 6 }),
    category: text('Só da categoria (slug)', '', 200),
    tag: text('Só da etiqueta (slug)', '', 200),
    related: toggle('Os mais parecidos com o texto aberto'),
    avoid_current: toggle('Deixar de fora o texto aberto', true),
    ...columnFields('classic', 'classic', POST_COLUMNS),
    ...columnFields('cards', 'cards', POST_COLUMNS),
    ...columnFields('full_content', 'full', { desktop: 1, tablet: 1, mobile: 1 }),
    ...postListFields,
  },
  frontend: [
    ...LIST_FRONTEND,
    'classic_columns',
    'classic_columns_tablet',
    'classic_columns_mobile',
    'cards_columns',
    'cards_columns_tablet',
    'cards_columns_mobile',
    'full_content_columns',
    'full_content_columns_tablet',
    'full_content_columns_mobile',
  ],
})
