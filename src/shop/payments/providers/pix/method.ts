import { readPixKey } from '#kit/brazil/pix-key.ts'
import { dueOf } from '../../due.ts'
import { brCode } from './br-code.ts'
import { discountField, holdField, type MethodDefinition } from '../../method.ts'
import { qrSvg } from '#kit/qr-svg.ts'
import { flagOf, numberOf, percentSetting, textOf, wordsOf } from '../../settings.ts'

/** A code lives as long as the units are held. */
const HOLD_MINUTES = 30

/** Pix without any payment service: the code says what to pay to whom, the merchant sees it arrive and confirms. */
const pix: MethodDefinition = {
  position: 10,
  id: 'pix',
  deskName: 'Pix manual',
  deskHelp:
    'Sem serviço de pagamento: quem compra paga pelo código, e você confirma quando vê o dinheiro no extrato. Alguns bancos não mostram o identificador do pedido: compare o valor, o horário e o nome. Uma devolução pelo Pix é aceita até 90 dias depois do pagamento.',
  fields: [
    {
      name: 'key',
      label: 'Chave Pix',
      description: 'CPF, CNPJ, e-mail, telefone ou chave aleatória de quem recebe.',
      kind: 'text',
      fallback: '',
      most: 77,
      check: (typed) => (typed.trim() === '' ? '' : readPixKey(typed)),
      wrong: 'Confira a chave: ela precisa ser um CPF, um CNPJ, um e-mail, um telefone com DDD ou uma chave aleatória.',
    },
    {
      name: 'merchantName',
      label: 'Nome de quem recebe',
      description: 'Aparece no aplicativo do banco. Vazio: o nome da loja.',
      kind: 'text',
      fallback: '',
      most: 100,
    },
    {
      name: 'merchantCity',
      label: 'Cidade de quem recebe',
      description: 'Vazio: a cidade da loja.',
      kind: 'text',
      fallback: '',
      most: 100,
    },
    discountField,
    holdField(HOLD_MINUTES, 5),
  ],
  read: (stored, shop) => {
    const key = textOf(stored['key'], '', 77)
    const merchantName = textOf(stored['merchantName'], shop.name, 100)
    const merchantCity = textOf(stored['merchantCity'], shop.city, 100)
    return {
      id: 'pix',
      title: textOf(stored['title'], 'Pix', 100),
      description: wordsOf(
        stored['description'],
        'Depois de finalizar o pedido, aparece o código para pagar no aplicativo do seu banco.',
      ),
      // Without a key there is nobody to pay to.
      enabled: flagOf(stored['enabled'], false) && key !== '',
      discountPercent: percentSetting(stored['discountPercent']),
      firstStatus: () => 'pending',
      holdMinutes: numberOf(stored['holdMinutes'], { fallback: HOLD_MINUTES, least: 5, most: 10_080 }),
      instructions: ({ id, status, holdUntil, ...sums }) => {
        const amountCents = dueOf(sums)
        if (status !== 'pending' || amountCents <= 0 || key === '') return undefined
        const copyPaste = brCode({ key, merchantName, merchantCity, amountCents, txid: pixTxid(id) })
        return {
          kind: 'pix',
          copyPaste,
          qrSvg: qrSvg(copyPaste, 'QR Code do Pix'),
          expiresAt: holdUntil,
          amountCents,
          receiver: merchantName,
        }
      },
    }
  },
}

/** What the merchant finds in the bank's statement. */
const pixTxid = (orderId: number) => `PED${orderId}`
export default pix
