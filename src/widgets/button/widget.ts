import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, icon, link, perDevice, text } from '#builder/fields.ts'

export default defineWidget({
  name: 'button',
  title: 'Botão',
  group: 'basic',
  fields: {
    text: text('Texto', 'Clique aqui', 120),
    link: link('Link'),
    look: choice(
      'Aparência',
      { solid: 'Cheio', outline: 'Contorno', quiet: 'Discreto', light: 'Claro, sobre fotos', plain: 'Só texto' },
      'solid',
    ),
    size: choice('Tamanho', { sm: 'Pequeno', md: 'Médio', lg: 'Grande' }, 'md'),
    icon: icon('Ícone'),
    icon_align: askedWhen({ icon: true }, choice('Posição do ícone', { start: 'Antes', end: 'Depois' }, 'end')),
    align: perDevice(
      choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim', stretch: 'Largura total' }, 'start'),
      '--button-align',
    ),
  },
})
