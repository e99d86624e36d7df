import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, text } from '#builder/fields.ts'
import { tabsLook } from '../tabs/tabs-fields.ts'

/** Its panels are the elements inside, in the order of the titles. */
export default defineWidget({
  name: 'nested-tabs',
  title: 'Abas com blocos',
  group: 'layout',
  nests: true,
  fields: {
    label: text('Nome do conjunto (para leitores de tela)', 'Abas', 100),
    tabs: items('Abas', { tab_title: text('Título', 'Aba', 100) }, 12),
    tabs_direction: choice(
      'Abas',
      { 'block-start': 'Em cima', 'block-end': 'Embaixo', 'inline-start': 'À esquerda', 'inline-end': 'À direita' },
      'block-start',
    ),
    tabs_justify_horizontal: choice(
      'Alinhamento',
      { start: 'Início', center: 'Centro', end: 'Fim', stretch: 'Esticado' },
      'start',
    ),
    ...tabsLook,
  },
})
