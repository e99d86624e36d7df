import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, textColorValue, icon, length, lengthValue, link, perDevice, styled, text } from '#builder/fields.ts'
import { colour, hoverAnimation, onHover, part, partOfHovered, radius, sides, size } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'icon',
  title: 'Ícone',
  group: 'basic',
  style: [
    part(
      'Ícone',
      '.elementor-icon',
      size('icon_padding', 'Espaço interno', 'padding', { min: 0 }),
      sides('border_width', 'Borda: espessura', 'border-width', { min: 0 }),
      radius('border_radius'),
      onHover(colour('hover_primary_color', 'Cor')),
      hoverAnimation(),
    ),
    partOfHovered(
      '.elementor-icon:hover .icon',
      part('Ícone', '.icon', colour('secondary_color', 'Segunda cor'), onHover(colour('hover_secondary_color', 'Segunda cor'))),
    ),
    part('Ícone', '.icon', size('rotate', 'Girar', 'rotate', { unit: 'deg', units: ['deg'] })),
  ],
  fields: {
    icon: icon('Ícone', 'leaf'),
    view: choice('Visual', { default: 'Simples', stacked: 'Com fundo', framed: 'Com moldura' }, 'default'),
    shape: askedWhen({ view: ['stacked', 'framed'] }, choice('Forma', { circle: 'Círculo', square: 'Quadrado' }, 'circle')),
    link: link('Link'),
    /** What the link does, in words: the drawing says nothing to those who can't see it. */
    label: askedWhen({ link: true }, text('Texto do link', '', 120)),
    primary_color: styled(color('Cor', 'brand'), '--icon-color', textColorValue),
    size: perDevice(length('Tamanho (px)', { min: 12, max: 200, fallback: 40 }), '--icon-size', lengthValue()),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'), '--icon-align'),
  },
})
