import { defineWidget } from '#builder/define-widget.ts'
import { choice, lines, text } from '#builder/fields.ts'

export default defineWidget({
  name: 'alert',
  title: 'Alerta',
  group: 'basic',
  fields: {
    alert_type: choice('Tipo', { info: 'Informação', success: 'Sucesso', warning: 'Aviso', danger: 'Perigo' }, 'info'),
    alert_title: text('Título', 'Este é um alerta'),
    alert_description: lines('Descrição'),
  },
})
