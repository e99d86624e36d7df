import { qrSvg } from '#kit/qr-svg.ts'
import type { Charge } from './charge-rows.ts'
import type { Instructions } from './contract.ts'
import { ServiceTrouble, type Shown } from './provider.ts'

const isSecure = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'

/** What a service wants shoppers to be shown. An address leads them away to pay: one that is not https is not handed on. */
export function checkedShown(shown: Shown): Shown {
  if ((shown.kind === 'link' || shown.kind === 'challenge') && !isSecure(shown.url))
    throw new ServiceTrouble('down', 'O serviço respondeu com um endereço que não é seguro.')
  // The line is enough to pay a boleto.
  return shown.kind === 'boleto' && !isSecure(shown.pdfUrl) ? { ...shown, pdfUrl: '' } : shown
}

const WAITING =
  'Estamos falando com o banco para criar a sua cobrança. Esta página mostra o código assim que ele chegar. Seu pedido está guardado.'
const CARD_WAITING =
  'Estamos confirmando o seu cartão. Esta página mostra o resultado assim que ele chegar. Seu pedido está guardado: não pague de novo.'
const REVIEW =
  'O pagamento com cartão está em análise. O resultado aparece nesta página, quase sempre em minutos e no máximo em dois dias úteis. Seu pedido está guardado: não pague de novo.'

/** How a charge is paid, as a page draws it. */
export function drawnCharge(
  { shown, expiresAt, amountCents }: Pick<Charge, 'shown' | 'expiresAt' | 'amountCents'>,
  receiver: string,
): Instructions {
  switch (shown?.kind) {
    case undefined:
      return { kind: 'waiting', text: WAITING }
    case 'link':
      return shown
    case 'boleto':
      return { ...shown, dueAt: new Date(shown.dueAt), amountCents }
    case 'pix':
      return {
        kind: 'pix',
        copyPaste: shown.copyPaste,
        qrSvg: qrSvg(shown.copyPaste, 'QR Code do Pix'),
        expiresAt,
        amountCents,
        receiver,
      }
    case 'challenge':
      return shown
    case 'review':
      return { kind: 'review', text: REVIEW }
    case 'refused':
      return { kind: 'words', lines: [shown.text] }
  }
}

/** The same for an order that is paid by a card in the service's own fields; `charge` is the last one. */
export function drawnCard(charge: Pick<Charge, 'shown' | 'state' | 'expiresAt' | 'amountCents'> | undefined, payUrl: string) {
  const shown = charge?.shown
  if (charge?.state === 'paid') return undefined
  if (charge?.state === 'new') return { kind: 'waiting', text: CARD_WAITING } as const
  if (charge?.state === 'open' && shown) return drawnCharge(charge, '')
  const refused = shown?.kind === 'refused' ? shown : undefined
  return { kind: 'card', payUrl, problem: refused?.text, offersOtherWay: refused?.offersOtherWay ?? false } as const
}
