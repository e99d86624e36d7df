import { Type } from 'typebox'
import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import {
  choice,
  color,
  type Field,
  groundColorValue,
  link,
  number,
  richText,
  styled,
  text,
  textColorValue,
  toggle,
} from '#builder/fields.ts'
import { border, colour, part, radius, sides, size, textPart } from '#builder/style/parts.ts'
import { readDueDate } from './due-date.ts'
import { ACTION_NAMES, EXPIRE_ACTIONS } from './expire.ts'

const dueDate: Field<number> = {
  ...number('Termina em', { min: 0, max: 8.64e12, fallback: 0 }),
  control: 'text',
  read: readDueDate,
}

/** A list of the actions' names; those of other plug-ins are left out. */
const expireActions: Field<(keyof typeof EXPIRE_ACTIONS)[]> = {
  label: 'Quando terminar',
  control: 'choice',
  schema: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }),
  fallback: [],
  options: EXPIRE_ACTIONS,
  read: (raw) => (Array.isArray(raw) ? ACTION_NAMES.filter((name) => raw.includes(name)) : undefined),
}

export default defineWidget({
  name: 'countdown',
  title: 'Contagem regressiva',
  group: 'content',
  style: [
    part(
      'Contagem',
      '.elementor-countdown-wrapper',
      size('container_width', 'Largura', (css) => `inline-size:${css};max-inline-size:100%;justify-self:center`, { min: 0 }),
      size('box_spacing', 'Espaço entre as caixas', 'gap', { min: 0 }),
    ),
    part(
      'Caixas',
      '.elementor-countdown-item',
      colour('box_background_color', 'Cor de fundo', 'background-color'),
      border('box_border'),
      radius('box_border_radius'),
      sides('box_padding', 'Espaço interno', 'padding', { min: 0 }),
    ),
    textPart('Números', '.elementor-countdown-digits', { typography: 'digits_typography' }),
    textPart('Nomes', '.elementor-countdown-label', { color: 'label_color', typography: 'label_typography' }),
    textPart('Mensagem do fim', '.elementor-countdown-expire--message', {
      color: 'expire_message_color',
      typography: 'expire_message_typography',
    }),
  ],
  fields: {
    countdown_type: choice('Tipo', { due_date: 'Até uma data', evergreen: 'Um prazo para cada visitante' }, 'due_date'),
    due_date: askedWhen({ countdown_type: ['due_date'] }, dueDate),
    ...allAskedWhen(
      { countdown_type: ['evergreen'] },
      {
        evergreen_counter_hours: number('Horas do prazo', { min: 0, max: 8_760, fallback: 47 }),
        evergreen_counter_minutes: number('Minutos do prazo', { min: 0, max: 59, fallback: 59 }),
      },
    ),
    countdown_view: choice('Disposição', { block: 'Em blocos', inline: 'Em linha' }, 'block'),
    show_days: toggle('Mostrar dias', true),
    show_hours: toggle('Mostrar horas', true),
    show_minutes: toggle('Mostrar minutos', true),
    show_seconds: toggle('Mostrar segundos', true),
    show_labels: toggle('Mostrar nomes', true),
    ...allAskedWhen(
      { show_labels: true },
      {
        label_days: text('Nome dos dias', 'Dias', 40),
        label_hours: text('Nome das horas', 'Horas', 40),
        label_minutes: text('Nome dos minutos', 'Minutos', 40),
        label_seconds: text('Nome dos segundos', 'Segundos', 40),
      },
    ),
    expire_actions: expireActions,
    expire_redirect_url: askedWhen({ expire_actions: ['redirect'] }, link('Endereço para onde ir')),
    message_after_expire: askedWhen({ expire_actions: ['message'] }, richText('Mensagem do fim')),
    box_color: styled(color('Cor das caixas', 'night'), '--countdown-box', groundColorValue),
    digits_color: styled(color('Cor dos números', 'on-brand'), '--countdown-digits', textColorValue),
  },
})
