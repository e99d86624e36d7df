import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import {
  choice,
  color,
  colorValue,
  lines,
  link,
  number,
  perDevice,
  styled,
  text,
  textColorValue,
  toggle,
} from '#builder/fields.ts'
import { MARKERS } from './markers.ts'
import { MOTIONS } from './motions.ts'
import { HEADLINE_DELAY_MS, HIGHLIGHT_DURATION_MS, HIGHLIGHT_REPEAT_MS } from './timing.ts'
import { headlineParts } from './style-parts.ts'

export default defineWidget({
  name: 'animated-headline',
  title: 'Título animado',
  group: 'content',
  style: headlineParts,
  fields: {
    headline_style: choice('Estilo', { highlight: 'Destacado', rotate: 'Palavras que se revezam' }, 'highlight'),
    animation_type: askedWhen({ headline_style: ['rotate'] }, choice('Animação das palavras', MOTIONS, 'typing')),
    marker: askedWhen({ headline_style: ['highlight'] }, choice('Marca', MARKERS, 'circle')),
    before_text: text('Texto antes', '', 200),
    highlighted_text: askedWhen({ headline_style: ['highlight'] }, text('Texto destacado', '', 100)),
    /** One word or phrase a line. */
    rotating_text: askedWhen({ headline_style: ['rotate'] }, lines('Palavras, uma por linha')),
    after_text: text('Texto depois', '', 200),
    loop: toggle('Repetir sempre', true),
    rotate_iteration_delay: askedWhen(
      { headline_style: ['rotate'] },
      number('Tempo de cada palavra (ms)', { min: 500, max: 60_000, fallback: HEADLINE_DELAY_MS }),
    ),
    highlight_animation_duration: askedWhen(
      { headline_style: ['highlight'] },
      styled(
        number('Duração do traço (ms)', { min: 0, max: 60_000, fallback: HIGHLIGHT_DURATION_MS }),
        '--highlight-duration',
        (ms) => `${ms}ms`,
      ),
    ),
    highlight_iteration_delay: askedWhen(
      { headline_style: ['highlight'], loop: true },
      number('Pausa entre os traços (ms)', { min: 500, max: 120_000, fallback: HIGHLIGHT_REPEAT_MS }),
    ),
    link: link('Link'),
    tag: choice('Etiqueta HTML', { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', div: 'div', p: 'p' }, 'h3'),
    alignment: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'), '--headline-align'),
    words_color: styled(color('Cor das palavras', 'brand'), '--words-color', textColorValue),
    marker_color: askedWhen(
      { headline_style: ['highlight'] },
      styled(color('Cor da marca', 'star'), '--marker-color', colorValue),
    ),
  },
  frontend: [
    'headline_style',
    'animation_type',
    'marker',
    'loop',
    'rotate_iteration_delay',
    'highlight_animation_duration',
    'highlight_iteration_delay',
  ],
})
