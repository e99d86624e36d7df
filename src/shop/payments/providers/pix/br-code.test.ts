import fc from 'fast-check'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { brCode, crc16 } from './br-code.ts'
import { qrSvg } from '#kit/qr-svg.ts'

const CENTRAL_BANK =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'

test.each([
  ['123456789', '29B1'],
  [CENTRAL_BANK, '1D3D'],
])('the check of «%s» is the one that banks compute', (text, check) => {
  expect(crc16(text)).toBe(check)
})

test('a Pix code says key, amount, receiver and order, each with its length', () => {
  const code = brCode({
    key: 'pix@loja.example',
    merchantName: 'Cerâmica & Pão do José da Esquina Velha',
    merchantCity: 'São João del-Rei de Minas',
    amountCents: 123_456,
    txid: 'PED102',
  })
  expect(code.slice(0, -4)).toBe(
    '000201' +
      '26380014br.gov.bcb.pix0116pix@loja.example' +
      '520400005303986' +
      '54071234.56' +
      '5802BR' +
      '5925CERAMICA & PAO DO JOSE DA' +
      '6015SAO JOAO DEL-RE' +
      '62100506PED102' +
      '6304',
  )
  expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
})

test('a check that begins with zero keeps its zero', () => {
  const casa = { key: 'pix@loja.example', merchantName: 'Casa', merchantCity: 'Tiradentes', amountCents: 9_500 }
  expect(brCode({ ...casa, txid: 'PED206' })).toMatch(/62100506PED20663040691$/)
})

test('every code has a check of four digits and names within their bounds, whatever the shop is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 10 ** 11 }), (name, amountCents) => {
      const code = brCode({ key: '52998224725', merchantName: name, merchantCity: name, amountCents, txid: 'PED1' })
      expect(code).toMatch(/^[\x20-\x7e]+6304[0-9A-F]{4}$/)
      const fields = readFields(code)
      expect(fields.get('54')).toBe((amountCents / 100).toFixed(2))
      expect(fields.get('59')!.length).toBeLessThanOrEqual(25)
      expect(fields.get('60')!.length).toBeLessThanOrEqual(15)
    }),
  )
})

test.each(['PED1', 'A'.repeat(25), 'z9'])('«%s» names a payment', (txid) => {
  expect(brCode({ key: 'a', merchantName: 'A', merchantCity: 'B', amountCents: 1, txid })).toContain(
    `05${String(txid.length).padStart(2, '0')}${txid}6304`,
  )
})

test.each(['', 'PED-1', 'A'.repeat(26), 'ção'])('«%s» names none', (txid) => {
  expect(() => brCode({ key: 'a', merchantName: 'A', merchantCity: 'B', amountCents: 1, txid })).toThrow(/can't name a Pix/)
})

test('lengths count bytes, as in a key with an accent; a code that would not fit is a mistake of ours', () => {
  const code = (key: string) => brCode({ key, merchantName: 'A', merchantCity: 'B', amountCents: 1, txid: 'P1' })
  expect(code('joão@loja.example')).toContain('0118joão@loja.example')
  expect(() => code('x'.repeat(78))).toThrow(/at most 99 fit/)
})

test('a name of a payment that banks refuse is a mistake of ours', () => {
  expect(() => brCode({ key: 'a', merchantName: 'A', merchantCity: 'B', amountCents: 1, txid: 'PED-1' })).toThrow(
    /can't name a Pix/,
  )
})

test('the QR is read back as the code, by a reader', () => {
  const code = brCode({
    key: 'pix@loja.example',
    merchantName: 'Casa',
    merchantCity: 'Tiradentes',
    amountCents: 9_500,
    txid: 'PED7',
  })
  const svg = qrSvg(code, 'QR Code do "Pix"')
  expect(svg).toContain('aria-label="QR Code do &quot;Pix&quot;"')
  expect(decodeQR(rasterOf(svg))).toBe(code)
})

function readFields(code: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4))
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/** The picture that a camera would see. */
function rasterOf(svg: string) {
  const scale = 4
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)![1])
  const size = modules * scale
  const data = new Uint8Array(size * size * 4).fill(255)
  const dark = /fill="#000" d="([^"]+)"/.exec(svg)![1]!
  for (const [, x, y, width] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  return { width: size, height: size, data }
}
