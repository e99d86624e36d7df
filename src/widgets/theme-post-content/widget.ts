import { defineWidget } from '#builder/define-widget.ts'
import { choice } from '#builder/fields.ts'
import { contentParts } from './style-parts.ts'

export default defineWidget({
  name: 'theme-post-content',
  title: 'Conteúdo da página',
  group: 'site',
  style: contentParts,
  fields: {
    width: choice('Largura', { full: 'Toda', narrow: 'De leitura' }, 'full'),
  },
})
