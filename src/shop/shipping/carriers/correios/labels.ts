import { setTimeout as pause } from 'node:timers/promises'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import {
  type CarrierSettings,
  type KnownLabel,
  type LabelKey,
  type LabelMaking,
  type LabelSize,
  LabelUnsure,
} from '../carrier.ts'
import { centsOf, findOut, unreadable } from '../wire.ts'
import type { CorreiosApi } from './api.ts'
import { postingRequest } from './label-request.ts'

const SERVICE = 'Correios'
const POSTINGS = '/prepostagem/v1/prepostagens'
const PAGE_SIZE = 50
const MOST_PAGES = 20
const LAYOUTS: Record<LabelSize, string> = { a4: 'PADRAO', '10x15': 'LINEAR_100_150' }
/** A PDF is made while we wait, not for longer than a person does. */
const LOOKS = 12
const LOOK_MS = 700
const CANCELLED = 5

/** Labels of Correios: a posting is announced (nothing is paid before it is handed over), and its label is a file that is made later. */
export function createLabels({ ask, access }: CorreiosApi, settings: CarrierSettings, now: () => Date): LabelMaking {
  const { user = '' } = settings
  /** What an earlier try has announced, by what it noted; throws where the list does not say. */
  const announced = async ({ reference, since }: LabelKey): Promise<KnownLabel | undefined> => {
    const days = { dataInicialCriacaoPrePostagem: dayOf(since, -1), dataFinalCriacaoPrePostagem: dayOf(now(), 1) }
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = new URLSearchParams({ ...days, page: String(page), size: String(PAGE_SIZE) })
      const rows = listOf(recordOf(await ask('GET', `/prepostagem/v2/prepostagens?${query.toString()}`))['itens']).map(recordOf)
      const own = rows.find((row) => textOf(row['observacao']).includes(reference) && row['statusAtual'] !== CANCELLED)
      if (own) return readLabel(own)
      if (rows.some((row) => row['observacao'] === undefined)) throw new LabelUnsure(UNSURE)
      if (rows.length < PAGE_SIZE) return undefined
    }
    throw new LabelUnsure(UNSURE)
  }
  const download = async (receipt: string): Promise<Buffer> => {
    for (let look = 0; look < LOOKS; look++) {
      const file = textOf(recordOf(await ask('GET', `${POSTINGS}/rotulo/download/assincrono/${receipt}`))['dados'])
      if (file !== '') return Buffer.from(file, 'base64')
      await pause(LOOK_MS)
    }
    throw new ServiceTrouble('busy', `${SERVICE}: o rótulo ainda está sendo feito. Tente de novo em instantes.`, 10)
  }
  return {
    labelsInPdf: 10,
    buyLabel: async (asked, key) => {
      const known = key.isRepeat ? await findOut(() => announced(key)) : undefined
      if (known) return known
      const { cardNumber } = await access()
      const body = postingRequest(asked, key.reference, { ...settings, postageCard: cardNumber })
      const answer = recordOf(await ask('POST', POSTINGS, { body }))
      const label = readLabel(answer)
      await key.keepId(label.id)
      return { ...label, cents: centsOf(answer['precoPrePostagem']) ?? centsOf(answer['precoServico']) }
    },
    // It comes with the posting.
    labelCode: async ({ code }) => code,
    labelPdf: async (labels, size) => {
      const { cardNumber } = await access()
      const body = {
        codigosObjeto: labels.map(({ code }) => code),
        idCorreios: user,
        numeroCartaoPostagem: cardNumber,
        tipoRotulo: 'P',
        formatoRotulo: 'ET',
        layoutImpressao: LAYOUTS[size],
        imprimeRemetente: 'S',
      }
      const receipt = textOf(recordOf(await ask('POST', `${POSTINGS}/rotulo/assincrono/pdf`, { body }))['idRecibo'])
      if (receipt === '') throw unreadable(SERVICE)
      return await download(encodeURIComponent(receipt))
    },
    cancelLabel: async ({ code }) => {
      const query = new URLSearchParams({ idCorreiosSolicitanteCancelamento: user })
      try {
        await ask('DELETE', `${POSTINGS}/objeto/${encodeURIComponent(code)}?${query.toString()}`)
      } catch (error) {
        if (!(error instanceof ServiceTrouble && error.kind === 'refused' && /cancelad/i.test(error.message))) throw error
      }
    },
  }
}

const UNSURE =
  'Correios: não deu para saber se a pré-postagem foi feita. Confira no portal dos Correios antes de comprar de novo.'
const DAY_MS = 86_400_000
const dayOf = (moment: Date, daysOn: number) => new Date(moment.getTime() + daysOn * DAY_MS).toISOString().slice(0, 10)

function readLabel(answer: Record<string, unknown>): KnownLabel {
  const [id, code] = [textOf(answer['id']), textOf(answer['codigoObjeto'])]
  if (id === '' || code === '') throw unreadable(SERVICE)
  return { id, code }
}
