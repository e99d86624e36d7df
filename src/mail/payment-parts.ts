import { formatMoney } from '#kit/money.ts'
import { formatDate } from '#kit/pt-br.ts'
import type { Instructions } from '#shop/payments/contract.ts'
import type { LetterPart } from './letter.ts'

/** What the buyer has to do to pay, where anything is left to do. */
export function howToPay(instructions: Instructions | undefined, shopUrl: string): LetterPart[] {
  if (!instructions) return []
  const heading: LetterPart = { kind: 'heading', text: 'Como pagar' }
  switch (instructions.kind) {
    case 'pix':
      return [
        heading,
        {
          kind: 'words',
          text: `Copie o código Pix abaixo e pague ${formatMoney(instructions.amountCents)} no aplicativo do seu banco (Pix copia e cola):`,
        },
        { kind: 'code', text: instructions.copyPaste },
      ]
    case 'boleto':
      return [
        heading,
        {
          kind: 'words',
          text: `Pague o boleto de ${formatMoney(instructions.amountCents)} até ${formatDate(instructions.dueAt)}.`,
        },
        ...(instructions.line === '' ? [] : [{ kind: 'code' as const, text: instructions.line }]),
        ...(instructions.pdfUrl === '' ? [] : [{ kind: 'button' as const, label: 'Abrir o boleto', url: instructions.pdfUrl }]),
      ]
    case 'waiting':
      return [heading, { kind: 'words', text: 'O código para pagar está na página do pedido.' }]
    case 'card':
      return [heading, { kind: 'button', label: 'Pagar com cartão', url: new URL(instructions.payUrl, shopUrl).href }]
    case 'review':
      return [heading, { kind: 'words', text: instructions.text }]
    case 'challenge':
      return [heading, { kind: 'words', text: 'O seu banco pede uma confirmação, que está na página do pedido.' }]
    case 'words':
      return [heading, ...instructions.lines.map((text) => ({ kind: 'words' as const, text }))]
    case 'link':
      return [heading, { kind: 'button', label: instructions.label, url: new URL(instructions.url, shopUrl).href }]
  }
}
