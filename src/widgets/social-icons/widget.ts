import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, link, perDevice, text } from '#builder/fields.ts'
import { border, colour, onHover, part, radius, size } from '#builder/style/parts.ts'
import { NETWORK_NAMES } from './networks.ts'

export default defineWidget({
  name: 'social-icons',
  title: 'Redes sociais',
  group: 'site',
  style: [
    part('Ícones', '.elementor-social-icons', size('icon_spacing', 'Distância', 'gap', { min: 0 })),
    part(
      'Ícones',
      '.elementor-social-icons a',
      colour('icon_primary_color', 'Cor de fundo', 'background-color'),
      colour('icon_secondary_color', 'Cor do ícone'),
      size('icon_size', 'Tamanho', 'font-size', { min: 0 }),
      size('icon_padding', 'Espaço interno', 'padding', { min: 0 }),
      border('image_border'),
      radius('border_radius'),
      onHover(
        colour('hover_primary_color', 'Cor de fundo', 'background-color'),
        colour('hover_secondary_color', 'Cor do ícone'),
        colour('hover_border_color', 'Borda: cor', 'border-color'),
      ),
    ),
  ],
  fields: {
    social_icon_list: items('Redes', {
      network: choice('Rede', NETWORK_NAMES, 'instagram'),
      link: link('Link'),
      /** Empty: the network's own name. */
      label: text('Nome para leitores de tela', '', 120),
    }),
    look: choice('Aparência', { framed: 'Com moldura', plain: 'Simples' }, 'framed'),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--social-align'),
  },
})
