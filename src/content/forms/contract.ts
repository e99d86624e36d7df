import type { SafeHtml } from '#kit/safe-html.ts'

export const FIELD_TYPES = {
  text: 'Texto',
  email: 'E-mail',
  tel: 'Telefone',
  url: 'Endereço da web',
  number: 'Número',
  password: 'Senha',
  textarea: 'Texto longo',
  select: 'Lista',
  radio: 'Uma opção',
  checkbox: 'Várias opções',
  acceptance: 'Aceite',
  date: 'Data',
  time: 'Hora',
  upload: 'Arquivo',
  hidden: 'Oculto',
  html: 'HTML',
  step: 'Etapa',
  captcha: 'Captcha da própria loja',
  recaptcha: 'reCAPTCHA v2',
  recaptcha_v3: 'reCAPTCHA v3',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
  honeypot: 'Pote de mel',
} as const
export type FieldType = keyof typeof FIELD_TYPES

/** Captchas of other companies: each is shown in a frame of ours and checked by a call from the server. */
export const OUTSIDE_CAPTCHAS = ['recaptcha', 'recaptcha_v3', 'hcaptcha', 'turnstile'] as const
export type OutsideCaptcha = (typeof OUTSIDE_CAPTCHAS)[number]
export const isOutsideCaptcha = (type: string): type is OutsideCaptcha => OUTSIDE_CAPTCHAS.includes(type as OutsideCaptcha)

/** One field of a form, as the page draws it and as the server checks it. */
export type FormField = {
  id: string
  type: FieldType
  label: string
  placeholder: string
  required: boolean
  /** Required only while another field holds this value. */
  requiredWhen: { field: string; value: string } | undefined
  /** What stands in it at first. */
  value: string
  options: { label: string; value: string }[]
  multiple: boolean
  rows: number
  min: string
  max: string
  maxSizeMb: number
  fileTypes: string[]
  maxFiles: number
  html: SafeHtml
  checked: boolean
  inline: boolean
  width: { desktop: number; tablet: number; mobile: number }
  icon: string
  nextLabel: string
  previousLabel: string
}

export type FormMessages = { success: string; error: string; required: string }
export type MailPlan = { to: string; subject: string; content: string; replyTo: string }
export type PopupAnswer = { action: 'open' | 'close'; id: string; toggle: boolean; do_not_show_again: boolean }

/** A whole form, read from the settings of its element. */
export type Form = {
  name: string
  fields: FormField[]
  messages: FormMessages
  /** What happens after a good submit, one after the other: what is to be done, as the action of this name reads it. */
  actions: { name: string; plan: unknown }[]
}

/** What a person sent in one field, as it is kept, mailed and listed. */
export type SentField = { id: string; type: FieldType; label: string; value: string | string[] }

/** The part of the answer that scripts read. */
export type AnswerData = {
  message: string
  errors: Record<string, string>
  redirect_url?: string
  popup?: PopupAnswer
}
export type FormAnswer = { success: boolean; data: AnswerData & { data: Partial<AnswerData> } }

/** What a page that was cached for days needs at the moment of sending. */
export type Ticket = { nonce: string; work: Challenge | undefined }
export type Challenge = { salt: string; challenge: string; signature: string; max: number }

/** What a form shows after it was sent without scripts. */
export type ShownAnswer = {
  formId: string
  success: boolean
  message: string
  errors: Record<string, string>
  values: Record<string, string[]>
  nonce: string
  question: { text: string; ticket: string } | undefined
}

export const AJAX_URL = '/wp-admin/admin-ajax.php'
export const SEND_ACTION = 'elementor_pro_forms_send_form'
export const TICKET_ACTION = 'vitrine_form_ticket'
export const CAPTCHA_FRAME = '/formulario/captcha/'
export const NONCE_FIELD = 'form_nonce'
export const SOLUTION_FIELD = 'captcha_solution'
/** The hidden field of an outside captcha's token. */
export const RESPONSE_FIELD = 'response'

export const fieldName = (field: FormField) =>
  `form_fields[${field.id}]${field.type === 'checkbox' || (field.multiple && (field.type === 'select' || field.type === 'upload')) ? '[]' : ''}`

/** Whether a field must be filled in, with the others as they stand. */
export function isRequired(field: FormField, valuesOf: (id: string) => string[]): boolean {
  if (field.requiredWhen) return valuesOf(field.requiredWhen.field).includes(field.requiredWhen.value)
  return field.required
}
