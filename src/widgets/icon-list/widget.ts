import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, icon, items, link, styled, text, toggle } from '#builder/fields.ts'

export default defineWidget({
  name: 'icon-list',
  title: 'Lista de ícones',
  group: 'basic',
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
    icon_color: styled(color('Cor dos ícones', 'brand'), '--icon-color', colorValue),
  },
})
