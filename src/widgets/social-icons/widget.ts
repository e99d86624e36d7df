import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, link, perDevice, text } from '#builder/fields.ts'
import { NETWORK_NAMES } from './networks.ts'

export default defineWidget({
  name: 'social-icons',
  title: 'Redes sociais',
  group: 'site',
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
