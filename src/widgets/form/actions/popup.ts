import { askedWhen } from '#builder/conditions.ts'
import { choice, text, toggle } from '#builder/fields.ts'
import type { PopupAnswer } from '#content/forms/contract.ts'
import { defineSubmitAction } from '../submit-action.ts'

export default defineSubmitAction({
  position: 50,
  label: 'Abrir ou fechar um popup',
  fields: {
    popup_action: choice('Popup', { open: 'Abrir', close: 'Fechar' }, 'open'),
    popup_action_popup_id: text('ID do popup', '', 20),
    popup_action_do_not_show_again: askedWhen({ popup_action: ['close'] }, toggle('Não mostrar o popup de novo')),
  },
  plan: ({ popup_action, popup_action_popup_id, popup_action_do_not_show_again }): PopupAnswer | undefined =>
    popup_action === 'close' || popup_action_popup_id !== ''
      ? { action: popup_action, id: popup_action_popup_id, toggle: false, do_not_show_again: popup_action_do_not_show_again }
      : undefined,
})
