import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, number, perDevice, styled, text, toggle } from '#builder/fields.ts'
import { trackerParts } from './style-parts.ts'

const pixels = (px: number) => `${px}px`

export default defineWidget({
  name: 'progress-tracker',
  title: 'Progresso da leitura',
  group: 'site',
  style: trackerParts,
  frontend: ['type', 'relative_to', 'selector'],
  fields: {
    type: choice('Forma', { horizontal: 'Barra', circular: 'Círculo' }, 'horizontal'),
    relative_to: choice(
      'Mede',
      { entire_page: 'A página inteira', post_content: 'O conteúdo, sem rodapé', selector: 'Um elemento' },
      'entire_page',
    ),
    selector: askedWhen({ relative_to: ['selector'] }, text('Elemento (seletor CSS)', '', 200)),
    direction: choice('Sentido', { ltr: 'Da esquerda', rtl: 'Da direita' }, 'ltr'),
    percentage: toggle('Mostrar a porcentagem'),
    percentage_position: askedWhen(
      { percentage: true },
      choice('Porcentagem', { start: 'No início', center: 'No centro', end: 'No fim' }, 'end'),
    ),
    thickness: perDevice(number('Espessura (px)', { min: 1, max: 60, fallback: 8 }), '--tracker-thickness', pixels),
    ...allAskedWhen(
      { type: ['circular'] },
      {
        circular_size: perDevice(
          number('Tamanho do círculo (px)', { min: 32, max: 400, fallback: 96 }),
          '--tracker-size',
          pixels,
        ),
        align: perDevice(
          choice('Alinhamento do círculo', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'),
          '--tracker-align',
        ),
      },
    ),
    progress_color: styled(color('Cor', 'brand'), '--tracker-color', colorValue),
    track_color: styled(color('Cor do trilho', 'line'), '--tracker-track', colorValue),
  },
})
