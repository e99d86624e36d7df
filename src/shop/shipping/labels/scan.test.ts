import { expect, test } from 'vitest'
import { sentMessage, whatsappUrl } from './label-text.ts'
import { readScan, scanProblem } from './scan.ts'

const isPostal = (code: string) => code === 'AB123456785BR'

test.each<[typed: string, code: string, number: string]>([
  ['AB123456785BR', 'AB123456785BR', ''],
  [' ab 123 456 785 br ', 'AB123456785BR', ''],
  ['#1042', '1042', '1042'],
  ['1042', '1042', '1042'],
  ['', '', ''],
])('«%s» is read', (typed, code, number) => expect(readScan(typed)).toMatchObject({ code, number }))

test.each<[typed: string, isNew: boolean, says: string | undefined]>([
  ['AB123456785BR', true, undefined],
  ['ab123456785br', false, undefined],
  ['AB123456784BR', true, 'dígito'],
  ['AB123456784BR', false, 'dígito'],
  ['JD-0001.22', true, undefined],
  ['#1042', false, undefined],
  ['', false, 'Leia ou digite'],
  ['<b>', true, 'não é um código'],
])('«%s» as a code that is new or not (%s)', (typed, isNew, says) => {
  const problem = scanProblem(readScan(typed), { isNew, isPostal })
  expect(problem ?? 'fine').toContain(says ?? 'fine')
})

test('a message for WhatsApp is typed ahead for a mobile, and for nothing else', () => {
  const told = { shopName: 'Casa Aroeira', firstName: 'Ana', number: '42', code: 'AB123456785BR', link: 'https://r.example/1' }
  expect(sentMessage(told)).toBe(
    'Olá, Ana! O seu pedido #42 da Casa Aroeira está a caminho. O código de rastreio é AB123456785BR. Acompanhe aqui: https://r.example/1',
  )
  expect(sentMessage({ ...told, firstName: '', code: '', link: undefined })).toBe(
    'Olá! O seu pedido #42 da Casa Aroeira está a caminho.',
  )
  expect(whatsappUrl('+5511912345678', 'a caminho & já')).toBe('https://wa.me/5511912345678?text=a%20caminho%20%26%20j%C3%A1')
  expect(whatsappUrl('+551133334444', 'x')).toBeUndefined()
  expect(whatsappUrl(undefined, 'x')).toBeUndefined()
})
