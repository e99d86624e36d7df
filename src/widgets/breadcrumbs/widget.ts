import { defineWidget } from '#builder/define-widget.ts'
import { choice } from '#builder/fields.ts'

export default defineWidget({
  name: 'breadcrumbs',
  title: 'Trilha de navegação',
  group: 'site',
  fields: {
    align: choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'),
  },
})
