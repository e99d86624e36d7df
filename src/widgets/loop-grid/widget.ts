import { defineWidget } from '#builder/define-widget.ts'
import { number, perDevice, styled, toggle } from '#builder/fields.ts'
import { postListFields } from '../posts/post-fields.ts'
import { loopQueryFields } from './loop-fields.ts'
import { loopGridParts } from './style-parts.ts'

const { pagination_type, load_more_button_text, load_more_spinner, load_more_no_posts_custom_message } = postListFields

/** A card, drawn once for each product or post. */
export default defineWidget({
  name: 'loop-grid',
  title: 'Grade de cartões',
  group: 'content',
  style: loopGridParts,
  skins: ['post', 'product'],
  nests: true,
  fields: {
    ...loopQueryFields,
    columns: perDevice(number('Colunas', { min: 1, max: 8, fallback: 3 }), '--loop-columns'),
    column_gap: styled(number('Espaço entre colunas (px)', { min: 0, max: 120, fallback: 28 }), '--loop-gap', (px) => `${px}px`),
    row_gap: styled(number('Espaço entre linhas (px)', { min: 0, max: 120, fallback: 36 }), '--loop-row-gap', (px) => `${px}px`),
    equal_height: toggle('Mesma altura', true),
    pagination_type,
    load_more_button_text,
    load_more_spinner,
    load_more_no_posts_custom_message,
  },
  frontend: ['pagination_type', 'load_more_spinner'],
})
