import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, icon, link, perDevice, text } from '#builder/fields.ts'
import {
  background,
  border,
  boxShadow,
  changeTime,
  colour,
  hoverAnimation,
  onHover,
  part,
  radius,
  sides,
  size,
  textShadow,
  typography,
  words,
} from '#builder/style/parts.ts'

export default defineWidget({
  name: 'button',
  title: 'Botão',
  group: 'basic',
  style: [
    part(
      'Botão',
      '.elementor-button',
      colour('button_text_color', 'Cor do texto'),
      typography('typography'),
      textShadow('text_shadow'),
      background('background', { usual: 'classic' }),
      border('border'),
      radius('border_radius'),
      boxShadow('button_box_shadow'),
      sides('text_padding', 'Espaço interno', 'padding', { min: 0 }),
      size('icon_indent', 'Distância do ícone', 'gap', { min: 0 }),
      words('content_align', 'Distribuição do conteúdo', 'justify-content', {
        options: { start: 'Início', center: 'Centro', end: 'Fim', 'space-between': 'Espaço entre' },
      }),
      onHover(
        colour('hover_color', 'Cor do texto'),
        background('button_background_hover', { usual: 'classic' }),
        colour('button_hover_border_color', 'Borda: cor', 'border-color'),
        boxShadow('button_hover_box_shadow'),
      ),
      hoverAnimation(),
      changeTime('button_hover_transition_duration'),
    ),
  ],
  fields: {
    text: text('Texto', 'Clique aqui', 120),
    link: link('Link'),
    look: choice(
      'Aparência',
      { solid: 'Cheio', outline: 'Contorno', quiet: 'Discreto', light: 'Claro, sobre fotos', plain: 'Só texto' },
      'solid',
    ),
    size: choice('Tamanho', { sm: 'Pequeno', md: 'Médio', lg: 'Grande' }, 'md'),
    icon: icon('Ícone'),
    icon_align: askedWhen({ icon: true }, choice('Posição do ícone', { start: 'Antes', end: 'Depois' }, 'end')),
    align: perDevice(
      choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim', stretch: 'Largura total' }, 'start'),
      '--button-align',
    ),
  },
})
