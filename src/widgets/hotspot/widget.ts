import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import {
  choice,
  color,
  colorValue,
  icon,
  items,
  link,
  number,
  perDevice,
  picture,
  richText,
  styled,
  text,
  toggle,
} from '#builder/fields.ts'
import { hotspotParts } from './style-parts.ts'

const PLACES = { top: 'Em cima', bottom: 'Embaixo', left: 'À esquerda', right: 'À direita' } as const
const percent = (value: number) => `${value}%`

export default defineWidget({
  name: 'hotspot',
  title: 'Pontos sobre imagem',
  group: 'media',
  style: hotspotParts,
  fields: {
    image: picture('Imagem'),
    hotspot: items(
      'Pontos',
      {
        hotspot_label: text('Rótulo', '', 60),
        hotspot_icon: icon('Ícone'),
        hotspot_icon_position: askedWhen(
          { hotspot_icon: true },
          choice('Lado do ícone', { start: 'Antes', end: 'Depois' }, 'start'),
        ),
        hotspot_link: link('Link'),
        hotspot_tooltip_content: richText('Dica'),
        hotspot_tooltip_position: choice('Lugar da dica', { '': 'O de todas', ...PLACES }, ''),
        hotspot_horizontal: choice('Contar a partir', { left: 'Da esquerda', right: 'Da direita' }, 'left'),
        hotspot_offset_x: perDevice(number('Distância (%)', { min: 0, max: 100, fallback: 50 }), '--spot-x', percent),
        hotspot_vertical: choice('Contar a partir', { top: 'De cima', bottom: 'De baixo' }, 'top'),
        hotspot_offset_y: perDevice(number('Altura (%)', { min: 0, max: 100, fallback: 50 }), '--spot-y', percent),
      },
      30,
    ),
    tooltip_trigger: choice(
      'A dica abre',
      { mouseenter: 'Com o mouse em cima', click: 'Com um clique', none: 'Não abre' },
      'mouseenter',
    ),
    ...allAskedWhen(
      { tooltip_trigger: ['mouseenter', 'click'] },
      {
        tooltip_position: choice('Lugar das dicas', PLACES, 'top'),
        tooltip_animation: choice(
          'Animação das dicas',
          { 'fade-in-out': 'Esmaecer', 'fade-grow': 'Crescer', 'fade-direction': 'Vir do ponto', none: 'Nenhuma' },
          'fade-in-out',
        ),
      },
    ),
    tooltip_animation_duration: askedWhen(
      { tooltip_trigger: ['mouseenter', 'click'], tooltip_animation: ['fade-in-out', 'fade-grow', 'fade-direction'] },
      styled(number('Duração da animação (ms)', { min: 0, max: 3_000, fallback: 250 }), '--tip-duration', (ms) => `${ms}ms`),
    ),
    tooltip_width: askedWhen(
      { tooltip_trigger: ['mouseenter', 'click'] },
      perDevice(number('Largura das dicas (px)', { min: 120, max: 480, fallback: 240 }), '--tip-width', (px) => `${px}px`),
    ),
    hotspot_animation: choice(
      'Animação dos pontos',
      { none: 'Nenhuma', 'soft-beat': 'Pulsar', expand: 'Onda', overlay: 'Brilho' },
      'expand',
    ),
    hotspot_sequenced_animation: askedWhen(
      { hotspot_animation: ['soft-beat', 'expand', 'overlay'] },
      toggle('Um ponto depois do outro'),
    ),
    hotspot_color: styled(color('Cor dos pontos', 'brand'), '--spot-color', colorValue),
    radius: choice('Cantos', { none: 'Retos', md: 'Arredondados', lg: 'Muito arredondados' }, 'md'),
  },
})
