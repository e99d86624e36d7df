import { decimalMoney, type Cents } from '#kit/money.ts'

/** What a static Pix code says. The key is the merchant's: CPF, CNPJ, e-mail, telephone or a random one. */
export type BrCode = { key: string; merchantName: string; merchantCity: string; amountCents: Cents; txid: string }

const MAX_NAME = 25
const MAX_CITY = 15

/** The text behind the QR, «Pix copia e cola»: fields of the EMV standard, each with its length, and a check at the end. */
export function brCode({ key, merchantName, merchantCity, amountCents, txid }: BrCode): string {
  if (!/^[A-Za-z0-9]{1,25}$/.test(txid))
    throw new Error(`"${txid}" can't name a Pix payment: one to 25 letters and digits. Make it of the order's number.`)
  return codeOf({ merchantName, merchantCity, account: field('01', key), amount: field('54', decimalMoney(amountCents)), txid })
}

/** What a code says that leads to a charge at the bank: where that is, without https://. */
export type DynamicBrCode = { location: string; merchantName: string; merchantCity: string }

/** The code of a charge whose bank did not send it ready: amount and name of the payment stand at the location. */
export const dynamicBrCode = ({ location, merchantName, merchantCity }: DynamicBrCode): string =>
  codeOf({ merchantName, merchantCity, account: field('25', location), amount: '', txid: '***' })

type Parts = { merchantName: string; merchantCity: string; account: string; amount: string; txid: string }

function codeOf({ merchantName, merchantCity, account, amount, txid }: Parts): string {
  const code = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + account),
    field('52', '0000'),
    field('53', '986'),
    amount,
    field('58', 'BR'),
    field('59', plain(merchantName, MAX_NAME) || 'LOJA'),
    field('60', plain(merchantCity, MAX_CITY) || 'BRASIL'),
    field('62', field('05', txid)),
    '6304',
  ].join('')
  return code + crc16(code)
}

/** CRC-16/CCITT-FALSE, always four digits: without the leading zero one code in sixteen could not be read. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function field(id: string, value: string): string {
  const length = Buffer.byteLength(value, 'utf8')
  if (length > 99) throw new Error(`Field ${id} of a Pix code has ${length} bytes, but at most 99 fit. Shorten what is in it.`)
  return id + String(length).padStart(2, '0') + value
}

/** Upper case without accents: some banks' apps read nothing else. */
const plain = (text: string, most: number) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .,&/-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim()
