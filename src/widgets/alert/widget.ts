import { defineWidget } from '#builder/define-widget.ts'
import { choice, lines, text } from '#builder/fields.ts'
import { colour, part, size, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'alert',
  title: 'Alerta',
  group: 'basic',
  style: [
    part(
      'Alerta',
      '.elementor-alert',
      colour('background', 'Cor de fundo', 'background-color'),
      colour('border_color', 'Borda: cor', 'border-color'),
      size('border_left-width', 'Borda do início', (css) => `border-inline-start:${css} solid`, { min: 0 }),
    ),
    textPart('Título', '.elementor-alert strong', {
      color: 'title_color',
      typography: 'alert_title',
      shadow: 'alert_title',
    }),
    textPart('Descrição', '.elementor-alert p', {
      color: 'description_color',
      typography: 'alert_description',
      shadow: 'alert_description',
    }),
  ],
  fields: {
    alert_type: choice('Tipo', { info: 'Informação', success: 'Sucesso', warning: 'Aviso', danger: 'Perigo' }, 'info'),
    alert_title: text('Título', 'Este é um alerta'),
    alert_description: lines('Descrição'),
  },
})
