import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, icon, items, text } from '#builder/fields.ts'
import { nestedTabsParts } from '../tabs/style-parts.ts'
import { tabsLook } from '../tabs/tabs-fields.ts'

/** Its panels are the elements inside, in the order of the titles. */
export default defineWidget({
  name: 'nested-tabs',
  title: 'Abas com blocos',
  group: 'layout',
  nests: true,
  style: nestedTabsParts,
  fields: {
    label: text('Nome do conjunto (para leitores de tela)', 'Abas', 100),
    tabs: items(
      'Abas',
      {
        tab_title: text('Título', 'Aba', 100),
        tab_icon: icon('Ícone'),
        tab_icon_active: askedWhen({ tab_icon: true }, icon('Ícone da escolhida (vazio: o mesmo)')),
      },
      12,
    ),
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
