import { expect, test } from 'vitest'
import { checkFields } from './check-fields.ts'
import type { FieldType, FormField } from './contract.ts'
import type { PostedFile } from './posted.ts'
import { FORM_TEXT } from './text.ts'

const aField = (type: FieldType, over: Partial<FormField> = {}): FormField => ({
  id: 'campo',
  type,
  label: 'Campo',
  placeholder: '',
  required: false,
  requiredWhen: undefined,
  value: '',
  options: [],
  multiple: false,
  rows: 4,
  min: '',
  max: '',
  maxSizeMb: 1,
  fileTypes: [],
  maxFiles: 3,
  html: '' as FormField['html'], // nothing to clean
  checked: false,
  inline: false,
  width: { desktop: 100, tablet: 100, mobile: 100 },
  icon: '',
  nextLabel: '',
  previousLabel: '',
  ...over,
})
const OPTIONS = { options: ['a', 'b'].map((value) => ({ label: value, value })) }

function problem(field: FormField, values: string[], files: PostedFile[] = []) {
  return checkFields([field], { values: new Map([['campo', values]]), files: new Map([['campo', files]]) }).campo
}

test.each<[FieldType, Partial<FormField>, string[], string | undefined]>([
  ['text', {}, [''], undefined],
  ['text', { required: true }, [''], FORM_TEXT.required],
  ['text', { required: true }, ['   '], FORM_TEXT.required],
  ['text', { required: true }, [], FORM_TEXT.required],
  ['text', {}, ['x'.repeat(1_001)], FORM_TEXT.tooLong],
  ['text', {}, ['um', 'dois'], FORM_TEXT.option],
  ['textarea', {}, ['x'.repeat(1_001)], undefined],
  ['textarea', {}, ['x'.repeat(20_001)], FORM_TEXT.tooLong],
  ['email', {}, ['ana@exemplo.com'], undefined],
  ['email', {}, ['ana'], FORM_TEXT.email],
  ['email', {}, ['a@b.com\nBcc: c@d.com'], FORM_TEXT.email],
  ['tel', {}, ['(32) 3355-0000'], undefined],
  ['tel', {}, ['12345'], FORM_TEXT.phone],
  ['url', {}, ['javascript:alert(1)'], FORM_TEXT.url],
  ['url', {}, ['https://exemplo.com'], undefined],
  ['number', { min: '2', max: '5' }, ['3,5'], undefined],
  ['number', { min: '2', max: '5' }, ['1'], FORM_TEXT.atLeast('2')],
  ['number', { min: '2', max: '5' }, ['6'], FORM_TEXT.atMost('5')],
  ['number', {}, ['1e400'], FORM_TEXT.number],
  ['number', {}, ['dois'], FORM_TEXT.number],
  ['password', { required: true }, [''], FORM_TEXT.required],
  ['select', OPTIONS, ['a'], undefined],
  ['select', OPTIONS, ['c'], FORM_TEXT.option],
  ['select', OPTIONS, ['a', 'b'], FORM_TEXT.option],
  ['select', { ...OPTIONS, multiple: true }, ['a', 'b'], undefined],
  ['radio', OPTIONS, ['z'], FORM_TEXT.option],
  ['radio', { ...OPTIONS, required: true }, [], FORM_TEXT.required],
  ['checkbox', OPTIONS, ['a', 'b'], undefined],
  ['checkbox', OPTIONS, ['a', 'z'], FORM_TEXT.option],
  ['acceptance', { required: true }, [], FORM_TEXT.required],
  ['acceptance', { required: true }, ['on'], undefined],
  ['time', {}, ['23:59'], undefined],
  ['time', {}, ['24:00'], FORM_TEXT.time],
  ['hidden', { required: true }, [], undefined],
  ['html', { required: true }, [], undefined],
  ['step', { required: true }, [], undefined],
  ['captcha', { required: true }, [], undefined],
  ['honeypot', {}, [''], undefined],
  ['honeypot', {}, ['comprem!'], FORM_TEXT.spam],
])('[FORM-1] %s %o with %j', (type, over, values, expected) => {
  expect(problem(aField(type, over), values)).toBe(expected)
})

test.each([
  ['2026-03-01', undefined],
  ['2026-02-28', FORM_TEXT.atLeast('01/03/2026')],
  ['2026-04-01', FORM_TEXT.atMost('31/03/2026')],
  ['2026-02-30', FORM_TEXT.date],
  ['01/03/2026', FORM_TEXT.date],
])('[FORM-7] the date %s between its bounds', (value, expected) => {
  expect(problem(aField('date', { min: '2026-03-01', max: '2026-03-31' }), [value])).toBe(expected)
})

test('[FORM-1] a field may be required only while another holds a value', () => {
  const order = aField('text', { id: 'pedido', requiredWhen: { field: 'assunto', value: 'troca' } })
  const check = (assunto: string) => checkFields([order], { values: new Map([['assunto', [assunto]]]), files: new Map() })
  expect(check('elogio')).toEqual({})
  expect(check('troca')).toEqual({ pedido: FORM_TEXT.required })
})

const aFile = (over: Partial<PostedFile> = {}): PostedFile => ({ field: 'campo', name: 'jarro.png', size: 10, path: '', ...over })

test.each<[string, Partial<FormField>, PostedFile[], string | undefined]>([
  ['a picture', {}, [aFile()], undefined],
  ['nothing where something must be', { required: true }, [], FORM_TEXT.required],
  ['an empty file', {}, [aFile({ size: 0 })], FORM_TEXT.fileEmpty],
  ['one byte over a megabyte', {}, [aFile({ size: 1024 * 1024 + 1 })], FORM_TEXT.fileTooBig],
  ['a program', {}, [aFile({ name: 'jarro.exe' })], FORM_TEXT.fileType],
  ['an ending that is not on the list', { fileTypes: ['pdf'] }, [aFile()], FORM_TEXT.fileType],
  ['two files where one fits', {}, [aFile(), aFile()], FORM_TEXT.tooManyFiles(1)],
  ['three files of three', { multiple: true }, [aFile(), aFile(), aFile()], undefined],
])('[FORM-6] the server takes or refuses %s', (_what, over, files, expected) => {
  expect(problem(aField('upload', over), [], files)).toBe(expected)
})

test('[FORM-4] a form of its own words for "required" uses them', () => {
  const posted = { values: new Map(), files: new Map() }
  expect(checkFields([aField('text', { required: true })], posted, 'Faltou este.')).toEqual({ campo: 'Faltou este.' })
})
