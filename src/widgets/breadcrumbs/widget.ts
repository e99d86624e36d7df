import { defineWidget } from '#builder/define-widget.ts'
import { choice, toggle } from '#builder/fields.ts'
import { colour, onHover, part, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'breadcrumbs',
  title: 'Trilha de navegação',
  group: 'site',
  style: [
    textPart('Texto', 'ol', { color: 'text_color', typography: 'text_typography' }),
    part('Links', 'a', colour('link_color', 'Cor dos links'), onHover(colour('link_hover_color', 'Cor dos links'))),
  ],
  fields: {
    align: choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'),
    separator: choice('Entre os passos', { slash: 'Barra', chevron: 'Seta', dot: 'Ponto' }, 'slash'),
    look: choice('Aparência', { plain: 'Simples', band: 'Em faixa' }, 'plain'),
    show_home_icon: toggle('Mostrar uma casa no primeiro passo'),
  },
})
