import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, items, link, number, perDevice, styled, text } from '#builder/fields.ts'
import { NETWORKS } from './networks.ts'
import { shareParts } from './style-parts.ts'

export default defineWidget({
  name: 'share-buttons',
  title: 'Botões de compartilhar',
  group: 'site',
  style: shareParts,
  fields: {
    share_buttons: items('Redes', {
      button: choice('Rede', NETWORKS, 'facebook'),
      /** Empty: the network's own name. */
      text: text('Texto', '', 60),
    }),
    /** Empty: the page that the buttons stand on. */
    share_url: link('Endereço a compartilhar'),
    view: choice('Mostrar', { 'icon-text': 'Ícone e texto', icon: 'Só o ícone', text: 'Só o texto' }, 'icon-text'),
    skin: choice(
      'Aparência',
      { gradient: 'Degradê', minimal: 'Mínima', framed: 'Com moldura', boxed: 'Em caixa', flat: 'Lisa' },
      'gradient',
    ),
    shape: choice('Forma', { square: 'Quadrada', rounded: 'Arredondada', circle: 'Redonda' }, 'square'),
    columns: perDevice(number('Colunas (0: as que couberem)', { min: 0, max: 6, fallback: 0 }), '--share-basis', (columns) =>
      columns > 0 ? `calc((100% - ${columns - 1}*var(--space-2))/${columns})` : '',
    ),
    alignment: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--share-align'),
    color_source: choice('Cores', { official: 'De cada rede', custom: 'Uma só' }, 'official'),
    primary_color: askedWhen({ color_source: ['custom'] }, styled(color('Cor', 'brand'), '--share-color', colorValue)),
  },
})
