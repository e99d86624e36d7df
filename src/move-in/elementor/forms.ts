import { isRecord } from '#kit/is-record.ts'
import type { NeedsConsent } from './report.ts'
import type { Settings } from './settings.ts'

export type FormOptions = {
  newId: (kind: 'popup' | 'template', oldId: number) => number | undefined
  note: (text: string) => void
  askConsent: (asked: Omit<NeedsConsent, 'element'>) => void
}

const KEPT = new Set(['redirect', 'popup', 'newsletter'])
/** Every answer is kept here, whatever a form says. */
const NEEDLESS = new Set(['save-to-database', 'collect-submissions'])

const USUAL_FIELDS = [
  { custom_id: 'name', field_type: 'text', field_label: 'Nome', placeholder: 'Nome', width: '100' },
  { custom_id: 'email', field_type: 'email', field_label: 'E-mail', placeholder: 'E-mail', required: 'true', width: '100' },
  { custom_id: 'message', field_type: 'textarea', field_label: 'Mensagem', placeholder: 'Mensagem', width: '100' },
]

/** A form as ours reads it. Nothing of what people answer leaves the shop until the merchant has agreed to each address. */
export function translateForm(settings: Settings, options: FormOptions): Settings {
  const fields = Array.isArray(settings.form_fields) ? settings.form_fields.filter(isRecord) : USUAL_FIELDS
  const asked = Array.isArray(settings.submit_actions) ? settings.submit_actions.map(String) : ['email']
  return {
    ...settings,
    form_fields: fields.map((field: Settings) => ({ ...field, custom_id: idOf(field) })),
    submit_actions: asked.filter((action) => isKept(action, settings, options)),
    ...popupOf(settings, options),
  }
}

const idOf = ({ custom_id, _id }: Settings) => {
  const id = typeof custom_id === 'string' && custom_id !== '' ? custom_id : `field_${String(_id ?? 'x')}`
  return id.replaceAll(/[^\w-]/g, '_').slice(0, 64)
}

function isKept(action: string, settings: Settings, { note, askConsent }: FormOptions): boolean {
  if (KEPT.has(action)) return true
  if (action === 'email' || action === 'email2') {
    const to = String(settings[action === 'email' ? 'email_to' : 'email_to_2'] ?? '')
    // An answer to whoever filled the form in goes nowhere else.
    if (/^\s*\[field\b[^\]]*\]\s*$/.test(to)) return true
    if (to !== '') askConsent({ kind: 'email', address: to })
    return false
  }
  if (action === 'webhook') {
    if (typeof settings.webhooks === 'string' && settings.webhooks !== '')
      askConsent({ kind: 'webhook', address: settings.webhooks })
    return false
  }
  if (!NEEDLESS.has(action)) note(`Depois do envio, «${action}» não existe aqui; as respostas ficam guardadas na loja.`)
  return false
}

function popupOf({ popup_action_popup_id: old }: Settings, { newId, note }: FormOptions): Settings {
  if (old === undefined || old === '') return {}
  const id = newId('popup', Number(old))
  if (id === undefined) note(`O formulário abre o popup ${String(old)}, que não está nesta loja.`)
  return { popup_action_popup_id: id === undefined ? '' : String(id) }
}
