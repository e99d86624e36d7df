import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, icon, items, link, styled, text, textColorValue, toggle } from '#builder/fields.ts'
import { changeTime, colour, onHover, part, partOfHovered, size, textPart, whenSet, words } from '#builder/style/parts.ts'
import { isEmpty } from '#builder/style/values.ts'

export default defineWidget({
  name: 'icon-list',
  title: 'Lista de ícones',
  group: 'basic',
  style: [
    part('Lista', '.elementor-icon-list', size('space_between', 'Distância entre itens', 'row-gap', { min: 0 })),
    textPart(
      'Texto',
      '.elementor-icon-list li',
      { color: 'text_color', typography: 'icon_typography', shadow: 'text_shadow', hoverColor: 'text_color_hover' },
      changeTime('text_color_hover_transition'),
    ),
    part('Texto', '.elementor-icon-list :is(a,li>span)', size('text_indent', 'Distância do ícone', 'gap', { min: 0 })),
    partOfHovered(
      '.elementor-icon-list li:hover .icon',
      part(
        'Ícone',
        '.elementor-icon-list .icon',
        size('icon_size', 'Tamanho', 'font-size', { min: 0 }),
        size('icon_vertical_offset', 'Deslocamento na vertical', (css) => `translate:0 ${css}`),
        changeTime('icon_color_hover_transition'),
        onHover(colour('icon_color_hover', 'Cor')),
      ),
    ),
    part(
      'Lista',
      '.elementor-icon-list[data-divider] li+li',
      colour('divider_color', 'Cor da linha', 'border-color'),
      words('divider_style', 'Traço da linha', 'border-style', {
        options: { solid: 'Contínuo', double: 'Duplo', dotted: 'Pontilhado', dashed: 'Tracejado' },
        perDevice: false,
      }),
      whenSet(['divider_style'], (value) =>
        isEmpty(value('divider_weight')) ? 'border-inline-end-style:none;border-block-end-style:none' : '',
      ),
      // In a column a line stands above, in a row before its item.
      size('divider_weight', 'Espessura da linha', (css) => `border-width:${css};border-inline-end:0;border-block-end:0`, {
        min: 0,
        perDevice: false,
      }),
    ),
    part(
      'Lista',
      ".elementor-icon-list[data-divider][data-layout='column'] li+li",
      size('divider_width', 'Largura da linha', 'max-inline-size', { min: 0 }),
    ),
    part(
      'Ícone',
      '.elementor-icon-list :is(a,li>span)',
      words('icon_self_vertical_align', 'Altura do ícone', 'align-items', {
        options: { 'flex-start': 'Em cima', center: 'No meio', 'flex-end': 'Embaixo' },
      }),
    ),
  ],
  fields: {
    icon_list: items('Itens', {
      text: text('Texto'),
      detail: text('Segunda linha'),
      icon: icon('Ícone', 'check'),
      link: link('Link'),
    }),
    layout: choice('Disposição', { column: 'Em coluna', row: 'Em linha' }, 'column'),
    size: choice('Tamanho', { sm: 'Pequeno', md: 'Médio' }, 'md'),
    align: choice('Alinhamento', { start: 'Início', center: 'Centro' }, 'start'),
    divider: toggle('Linha entre os itens'),
    icon_color: styled(color('Cor dos ícones', 'brand'), '--icon-color', textColorValue),
  },
})
