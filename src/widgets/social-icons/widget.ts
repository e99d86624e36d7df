import { allAskedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, items, link, perDevice, text } from '#builder/fields.ts'
import { NETWORK_NAMES } from './networks.ts'
import { socialParts } from './style-parts.ts'

export default defineWidget({
  name: 'social-icons',
  title: 'Redes sociais',
  group: 'site',
  style: socialParts,
  fields: {
    social_icon_list: items('Redes', {
      network: choice('Rede', NETWORK_NAMES, 'instagram'),
      link: link('Link'),
      /** Empty: the network's own name. */
      label: text('Nome para leitores de tela', '', 120),
      item_icon_color: choice('Cores deste ícone', { default: 'As de todos', custom: 'Próprias' }, 'default'),
      ...allAskedWhen(
        { item_icon_color: ['custom'] },
        { item_icon_primary_color: color('Cor de fundo'), item_icon_secondary_color: color('Cor do ícone') },
      ),
    }),
    look: choice('Aparência', { framed: 'Com moldura', plain: 'Simples' }, 'framed'),
    shape: choice('Forma', { circle: 'Círculo', rounded: 'Arredondada', square: 'Quadrada' }, 'circle'),
    icon_color: choice('Cores', { '': 'As do texto', default: 'As de cada rede', custom: 'Próprias, na aparência' }, ''),
    align: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--social-align'),
  },
})
