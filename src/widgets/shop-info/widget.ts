import { defineWidget } from '#builder/define-widget.ts'
import { choice, toggle } from '#builder/fields.ts'
import { shopInfoParts } from './style-parts.ts'

export default defineWidget({
  name: 'shop-info',
  title: 'Dados da loja',
  group: 'site',
  style: shopInfoParts,
  fields: {
    layout: choice('Disposição', { block: 'Em bloco', line: 'Em linha' }, 'block'),
    show_legal: toggle('Razão social, CNPJ e endereço', true),
    show_contact: toggle('E-mail, telefone e WhatsApp', true),
    show_hours: toggle('Horário de atendimento'),
    align: choice('Alinhamento', { start: 'Início', center: 'Centro' }, 'start'),
  },
})
