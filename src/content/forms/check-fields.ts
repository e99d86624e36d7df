import { isEmailAddress } from '#kit/email-address.ts'
import { type FormField, isRequired } from './contract.ts'
import { allowedKind } from '#kit/file-kind.ts'
import type { Posted, PostedFile } from './posted.ts'
import { FORM_TEXT } from './text.ts'
import { isPhone, isWebAddress } from './validity.ts'

type Checks = Partial<Record<FormField['type'], (value: string, field: FormField) => string | undefined>>

const LONGEST = { short: 1_000, long: 20_000 }
const MB = 1024 * 1024

/** Each field's problem by its id, judged from the form's own settings whatever the browser has checked. Empty when all is well. */
export function checkFields(fields: FormField[], posted: Posted, required: string = FORM_TEXT.required): Record<string, string> {
  const valuesOf = (id: string) => posted.values.get(id) ?? []
  const problems = fields.flatMap((field): [string, string][] => {
    const problem = problemOf(field, { valuesOf, files: posted.files.get(field.id) ?? [], required })
    return problem === undefined ? [] : [[field.id, problem]]
  })
  return Object.fromEntries(problems)
}

type Around = { valuesOf: (id: string) => string[]; files: PostedFile[]; required: string }

function problemOf(field: FormField, { valuesOf, files, required }: Around): string | undefined {
  const values = valuesOf(field.id)
  const filled = values.filter((value) => value.trim() !== '')
  if (field.type === 'honeypot') return filled.length > 0 ? FORM_TEXT.spam : undefined
  const isEmpty = field.type === 'upload' ? files.length === 0 : filled.length === 0
  if (isEmpty) return isRequired(field, valuesOf) && !SILENT.has(field.type) ? required : undefined
  if (field.type === 'upload') return uploadProblem(field, files)
  const several = field.type === 'checkbox' || (field.type === 'select' && field.multiple)
  if (values.length > 1 && !several) return FORM_TEXT.option
  for (const value of filled) {
    if (value.length > (field.type === 'textarea' ? LONGEST.long : LONGEST.short)) return FORM_TEXT.tooLong
    const problem = CHECKS[field.type]?.(value, field)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** These hold nothing that a person fills in. */
const SILENT = new Set(['html', 'step', 'hidden', 'captcha', 'recaptcha', 'recaptcha_v3', 'hcaptcha', 'turnstile'])

const oneOf = (value: string, { options }: FormField) =>
  options.some((option) => option.value === value) ? undefined : FORM_TEXT.option

const CHECKS: Checks = {
  email: (value) => (isEmailAddress(value.trim()) ? undefined : FORM_TEXT.email),
  tel: (value) => (isPhone(value.trim()) ? undefined : FORM_TEXT.phone),
  url: (value) => (isWebAddress(value.trim()) ? undefined : FORM_TEXT.url),
  number: (value, { min, max }) => {
    // A comma is what Brazilians write; "1e400" and the like are no numbers that a form can mean.
    const number = /^-?\d{1,15}([.,]\d{1,9})?$/.test(value.trim()) ? Number(value.trim().replace(',', '.')) : undefined
    if (number === undefined) return FORM_TEXT.number
    if (min !== '' && number < Number(min)) return FORM_TEXT.atLeast(min)
    if (max !== '' && number > Number(max)) return FORM_TEXT.atMost(max)
    return undefined
  },
  date: (value, { min, max }) => {
    if (!isDate(value)) return FORM_TEXT.date
    if (min !== '' && value < min) return FORM_TEXT.atLeast(brazilian(min))
    if (max !== '' && value > max) return FORM_TEXT.atMost(brazilian(max))
    return undefined
  },
  time: (value) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : FORM_TEXT.time),
  select: oneOf,
  radio: oneOf,
  checkbox: oneOf,
}

function uploadProblem(field: FormField, files: PostedFile[]): string | undefined {
  const most = field.multiple ? field.maxFiles : 1
  if (files.length > most) return FORM_TEXT.tooManyFiles(most)
  for (const { name, size } of files) {
    if (size === 0) return FORM_TEXT.fileEmpty
    if (size > field.maxSizeMb * MB) return FORM_TEXT.fileTooBig
    if (!allowedKind(name, field.fileTypes)) return FORM_TEXT.fileType
  }
  return undefined
}

/** A day that the calendar has: February 30th is none. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const brazilian = (date: string) => date.split('-').reverse().join('/')
