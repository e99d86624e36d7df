import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, perDevice, styled, text, textColorValue, toggle } from '#builder/fields.ts'
import { border, boxShadow, cssFilters, onHover, opacity, part, radius, size, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'site-logo',
  title: 'Logo do site',
  group: 'site',
  style: [
    textPart('Nome', 'a', { typography: 'typography' }),
    part(
      'Imagem do logo',
      '.site-logo-picture',
      // What is asked for wins over the sizes that fit any logo into a header.
      size('width', 'Largura', (css) => `inline-size:${css};max-inline-size:100%;max-block-size:none`, { min: 0 }),
      size('space', 'Largura máxima', 'max-inline-size', { min: 0 }),
      size('height', 'Altura', (css) => `block-size:${css};max-block-size:none`, { min: 0 }),
      opacity('opacity'),
      cssFilters('css_filters'),
      border('image_border'),
      radius('image_border_radius'),
      boxShadow('image_box_shadow'),
      onHover(opacity('opacity_hover'), cssFilters('css_filters_hover')),
    ),
  ],
  fields: {
    /** Empty: the shop's own name. */
    name: text('Nome', '', 80),
    tagline: text('Frase sob o nome', '', 120),
    show_mark: toggle('Mostrar o desenho', true),
    mark: askedWhen(
      { show_mark: true },
      choice('Desenho', { initials: 'Iniciais do nome', twig: 'Ramo com folhas' }, 'initials'),
    ),
    layout: choice('Disposição', { row: 'Ao lado', column: 'Em cima' }, 'row'),
    size: perDevice(
      choice('Tamanho', { sm: 'Pequeno', md: 'Médio', lg: 'Grande' }, 'md'),
      '--logo-size',
      (chosen) => SIZES[chosen],
    ),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--logo-align'),
    mark_color: askedWhen({ show_mark: true }, styled(color('Cor do desenho', 'brand'), '--logo-mark', textColorValue)),
  },
})

const SIZES = { sm: '1.125rem', md: '1.4rem', lg: 'var(--text-3xl)' }
