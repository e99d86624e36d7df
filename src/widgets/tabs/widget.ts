import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, richText, text } from '#builder/fields.ts'
import { tabsParts } from './style-parts.ts'
import { tabsLook } from './tabs-fields.ts'

export default defineWidget({
  name: 'tabs',
  title: 'Abas',
  group: 'content',
  style: tabsParts,
  fields: {
    label: text('Nome do conjunto (para leitores de tela)', 'Abas', 100),
    tabs: items('Abas', { tab_title: text('Título', 'Título da aba', 100), tab_content: richText('Conteúdo') }, 12),
    type: choice('Disposição', { horizontal: 'Horizontal', vertical: 'Vertical' }, 'horizontal'),
    align: choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim', stretch: 'Esticado' }, 'start'),
    ...tabsLook,
  },
})
