import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, number, perDevice, styled, text, textColorValue, toggle } from '#builder/fields.ts'
import { part, size, textAlign, textPart, unasked, words } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'counter',
  title: 'Contador',
  group: 'content',
  style: [
    textPart(
      'Número',
      '.elementor-counter-number-wrapper',
      { typography: 'typography_number', shadow: 'number_shadow', stroke: 'number_stroke' },
      unasked(textAlign('number_alignment')),
      textAlign('number_position', 'Alinhamento'),
    ),
    part(
      'Número',
      '.elementor-counter-number-prefix',
      size('number_gap', 'Distância do que o cerca', 'margin-inline-end', { min: 0 }),
    ),
    part(
      'Número',
      ':is(.elementor-counter-number-prefix,.elementor-counter-number-suffix)',
      size('affix_size', 'Tamanho do que o cerca', 'font-size', { unit: 'em', units: ['em', 'px', 'rem', '%'], min: 0 }),
    ),
    part('Número', '.elementor-counter-number-suffix', unasked(size('number_gap', '', 'margin-inline-start', { min: 0 }))),
    textPart(
      'Título',
      '.elementor-counter-title',
      { color: 'title_color', typography: 'typography_title', shadow: 'title_shadow', stroke: 'title_stroke' },
      textAlign('title_horizontal_alignment'),
    ),
    part(
      'Título',
      '.elementor-counter',
      size('title_gap', 'Distância do número', 'gap', { min: 0 }),
      words('title_position', 'Lugar do título', (css) => css, {
        options: { before: 'Em cima', after: 'Embaixo', start: 'Antes', end: 'Depois' },
        css: {
          before: 'display:flex;flex-direction:column-reverse',
          after: 'display:grid',
          start: 'display:flex;flex-direction:row-reverse;align-items:center;justify-content:center',
          end: 'display:flex;align-items:center;justify-content:center',
        },
      }),
      words('title_vertical_alignment', 'Alinhamento vertical', 'align-items', {
        options: { start: 'Em cima', center: 'No meio', end: 'Embaixo' },
      }),
    ),
  ],
  fields: {
    starting_number: number('Número inicial', { min: -1e12, max: 1e12, fallback: 0 }),
    ending_number: number('Número final', { min: -1e12, max: 1e12, fallback: 100 }),
    prefix: text('Antes do número', '', 20),
    suffix: text('Depois do número', '', 20),
    duration: number('Duração (ms)', { min: 100, max: 20_000, fallback: 2_000 }),
    thousand_separator: toggle('Separador de milhar', true),
    title: text('Título', '', 200),
    title_tag: askedWhen(
      { title: true },
      choice('Etiqueta HTML do título', { div: 'div', h2: 'H2', h3: 'H3', h4: 'H4', p: 'p' }, 'div'),
    ),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'), '--align'),
    number_color: styled(color('Cor do número', 'brand'), '--number-color', textColorValue),
  },
})
