import { type Form, isOutsideCaptcha, type OutsideCaptcha, RESPONSE_FIELD, SOLUTION_FIELD } from './contract.ts'
import { askService, type CaptchaKeys, type Fetch, readKeys, SERVICES } from './outside-captcha.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import { FORM_TEXT } from './text.ts'

type Options = {
  settings: { get: (name: string) => Promise<unknown> }
  work: ProofOfWork
  fetch: Fetch
  /** Secrets are kept locked. */
  unlock: (stored: string) => string | undefined
}
export type Captchas = ReturnType<typeof createCaptchas>

/** The captcha of a form: the one of a service when its keys are there, otherwise the shop's own. */
export function createCaptchas({ settings, work, fetch, unlock }: Options) {
  const keysOf = async (kind: OutsideCaptcha): Promise<CaptchaKeys | undefined> => {
    const keys = readKeys(await settings.get('captcha'), kind)
    const secretKey = keys && unlock(keys.secretKey)
    return secretKey === undefined ? undefined : { ...keys!, secretKey }
  }

  /** undefined: the form has none. */
  const of = async (form: Form): Promise<Found | undefined> => {
    const field = form.fields.find(({ type }) => type === 'captcha' || isOutsideCaptcha(type))
    if (!field) return undefined
    const keys = isOutsideCaptcha(field.type) ? await keysOf(field.type) : undefined
    if (!keys || !isOutsideCaptcha(field.type)) return { fieldId: field.id, kind: 'work' }
    return { fieldId: field.id, kind: field.type, keys }
  }

  return {
    of,
    keysOf,
    /** The problem by the captcha field's id; empty when all is well or there is none. */
    check: async (form: Form, fields: Record<string, unknown>): Promise<Record<string, string>> => {
      const found = await of(form)
      if (!found) return {}
      if (found.kind === 'work') {
        const solution = solutionOf(fields)
        if (solution === '') return { [found.fieldId]: FORM_TEXT.captchaMissing }
        return (await work.accept(solution)) ? {} : { [found.fieldId]: FORM_TEXT.captchaWrong }
      }
      const token = [RESPONSE_FIELD, SERVICES[found.kind].field].map((name) => fields[name]).find(isToken)
      if (token === undefined) return { [found.fieldId]: FORM_TEXT.captchaMissing }
      const verdict = await askService(found.kind, { token, keys: found.keys, fetch })
      if (verdict === 'person') return {}
      return { [found.fieldId]: verdict === 'no-answer' ? FORM_TEXT.captchaAway : FORM_TEXT.captchaWrong }
    },
  }
}

type Found = { fieldId: string; kind: 'work' } | { fieldId: string; kind: OutsideCaptcha; keys: CaptchaKeys }

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 4_096

/** What the browser found, or what a person without scripts answered to the question. */
function solutionOf(fields: Record<string, unknown>): string {
  const { [SOLUTION_FIELD]: solution, captcha_ticket: ticket, captcha_answer: answer } = fields
  if (typeof solution === 'string' && solution !== '') return solution
  return typeof ticket === 'string' && typeof answer === 'string' && answer.trim() !== '' ? `${ticket}:${answer.trim()}` : ''
}
