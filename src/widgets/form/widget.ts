import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, text, toggle, type Field } from '#builder/fields.ts'
import { Type } from 'typebox'
import { checkForm } from './check.ts'
import { FORM_FIELDS } from './field-settings.ts'
import { FORM_WORDS } from './text.ts'
import { formParts } from './style-parts.ts'
import { actionFields, actionLabels, SUBMIT_ACTIONS } from './submit-actions.ts'

const WIDTHS = { '25': '25%', '33': '33%', '50': '50%', '66': '66%', '75': '75%', '100': '100%' } as const

/** A list of the actions' names; names that we don't know, such as those of other plug-ins, are left out. */
const submitActions: Field<string[]> = {
  label: 'Depois do envio (toda resposta é guardada)',
  control: 'choice',
  schema: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }),
  fallback: ['email'],
  options: actionLabels,
  read: (raw) => (Array.isArray(raw) ? [...SUBMIT_ACTIONS.keys()].filter((name) => raw.includes(name)) : undefined),
}

export default defineWidget({
  name: 'form',
  title: 'Formulário',
  group: 'site',
  // The outside captchas stand in frames of the shop's own.
  frames: ["'self'"],
  frontend: ['step_next_label', 'step_previous_label', 'button_width', 'step_type', 'step_icon_shape'],
  check: checkForm,
  style: formParts,
  fields: {
    form_name: text('Nome do formulário', 'Formulário', 200),
    form_fields: FORM_FIELDS,
    show_labels: toggle('Mostrar rótulos', true),
    mark_required: toggle('Marcar campos obrigatórios', true),
    input_size: choice('Tamanho dos campos', { sm: 'Pequeno', md: 'Médio', lg: 'Grande' }, 'md'),
    button_text: text('Texto do botão', 'Enviar', 60),
    button_width: choice('Largura do botão', WIDTHS, '100'),
    button_align: choice('Alinhamento do botão', { start: 'Início', center: 'Centro', end: 'Fim', stretch: 'Esticado' }, 'start'),
    step_type: choice(
      'Indicador de etapas',
      {
        none: 'Nenhum',
        text: 'Texto',
        icon: 'Ícone',
        number: 'Número',
        progress_bar: 'Barra de progresso',
        number_text: 'Número e texto',
        icon_text: 'Ícone e texto',
      },
      'number_text',
    ),
    step_icon_shape: askedWhen(
      { step_type: ['icon', 'number', 'number_text', 'icon_text'] },
      choice('Forma do indicador', { none: 'Nenhuma', circle: 'Círculo', square: 'Quadrado', rounded: 'Arredondado' }, 'circle'),
    ),
    step_next_label: text('Botão de avançar', FORM_WORDS.next, 60),
    step_previous_label: text('Botão de voltar', FORM_WORDS.previous, 60),
    submit_actions: submitActions,
    ...(actionFields as object), // each action reads its own
    success_message: text('Mensagem de sucesso', '', 500),
    error_message: text('Mensagem de erro', '', 500),
    required_field_message: text('Mensagem de campo obrigatório', '', 300),
  },
})
