import { memo, type ReactNode } from 'react'
import { type FormField, isOutsideCaptcha } from '#content/forms/contract.ts'
import type { SafeHtml } from '#kit/safe-html.ts'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import { CaptchaFrame } from './captcha-frame.tsx'
import { FieldControl } from './field-control.tsx'
import { FORM_WORDS } from './text.ts'

type Props = {
  field: FormField
  error: string | undefined
  /** What was typed before the page was drawn again. */
  typed: string[] | undefined
  showLabels: boolean
  markRequired: boolean
  size: string
  onFiles: (field: FormField, input: HTMLInputElement) => void
}

/** A field with its label and its problem, under the names that scripts of this ecosystem look for. */
export function Field(props: Props): ReactNode {
  const { field, error, showLabels, markRequired } = props
  if (field.type === 'hidden') return <FieldControl {...props} />
  const id = `form-field-${field.id}`
  const isGroup = field.type === 'radio' || field.type === 'checkbox'
  const hasLabel = field.label !== '' && !UNLABELLED.has(field.type)
  const label = {
    className: `elementor-field-label${showLabels ? '' : ' elementor-screen-only screen-reader-text'}`,
    children: field.label,
  }
  return (
    <div className={groupClass(field, error, markRequired)} aria-hidden={field.type === 'honeypot' || undefined}>
      {hasLabel && (isGroup ? <span {...label} id={`${id}-label`} /> : <label {...label} htmlFor={id} />)}
      <Control {...props} />
      {error !== undefined && (
        <span
          className="elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline"
          role="alert"
          id={`${id}-error`}
        >
          {error}
        </span>
      )}
    </div>
  )
}

/** These bring words of their own, or none. */
const UNLABELLED = new Set(['acceptance', 'html', 'honeypot', 'captcha', 'recaptcha', 'recaptcha_v3', 'hcaptcha', 'turnstile'])

function Control(props: Props) {
  const { field } = props
  if (field.type === 'html') return <Written html={field.html} />
  if (field.type === 'captcha') return <p className="elementor-field-note">{FORM_WORDS.captchaNote}</p>
  if (isOutsideCaptcha(field.type)) return <CaptchaFrame kind={field.type} fieldId={field.id} />
  return <FieldControl {...props} />
}

/** Cleaned when the settings were read. Drawn by the server and never again: the page's policy lets no script write markup. */
const Written = memo(function Written({ html }: { html: SafeHtml }) {
  return <TrustedMarkup html={html} className="prose" suppressHydrationWarning />
})

function groupClass({ id, type, required, width }: FormField, error: string | undefined, markRequired: boolean) {
  return [
    `elementor-field-group elementor-field-type-${type} elementor-field-group-${id} elementor-column elementor-col-${width.desktop}`,
    width.tablet > 0 && `elementor-md-${width.tablet}`,
    width.mobile > 0 && `elementor-sm-${width.mobile}`,
    required && 'elementor-field-required',
    required && markRequired && 'elementor-mark-required',
    error !== undefined && 'elementor-error',
  ]
    .filter(Boolean)
    .join(' ')
}
