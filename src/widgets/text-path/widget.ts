import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, link, number, perDevice, styled, text, toggle } from '#builder/fields.ts'
import { textPathParts } from './style-parts.ts'

export default defineWidget({
  name: 'text-path',
  title: 'Texto em curva',
  group: 'basic',
  style: textPathParts,
  fields: {
    text: text('Texto', 'Escreva ao longo da curva', 200),
    path: choice(
      'Caminho',
      { wave: 'Onda', arc: 'Arco', circle: 'Círculo', line: 'Linha', oval: 'Oval', spiral: 'Espiral' },
      'wave',
    ),
    link: link('Link'),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'), '--path-align'),
    size: perDevice(number('Largura (px)', { min: 100, max: 1200, fallback: 500 }), '--path-size', (px) => `${px}px`),
    rotation: perDevice(number('Giro (graus)', { min: 0, max: 360, fallback: 0 }), '--path-turn', (degrees) =>
      degrees > 0 ? `${degrees}deg` : '',
    ),
    font_size: number('Tamanho da letra', { min: 8, max: 60, fallback: 22 }),
    word_spacing: number('Espaço entre letras', { min: 0, max: 30, fallback: 0 }),
    start_point: number('Começa em (%)', { min: 0, max: 100, fallback: 0 }),
    text_color_normal: styled(color('Cor'), '--path-color', colorValue),
    show_path: toggle('Mostrar a linha'),
    stroke_color_normal: styled(color('Cor da linha', 'brand'), '--path-line', colorValue),
  },
})
