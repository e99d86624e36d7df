import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Tracking } from '../carrier.ts'
import type { TrackingEvent, TrackingStep } from '#shop/orders/tracking/step.ts'

/** What Correios tell of an object, by type and number. The types BDE, BDI and BDR share their numbers. */
const OF_NUMBERS: Readonly<Record<string, Readonly<Record<string, TrackingStep>>>> = {
  OEC: { '01': 'out-for-delivery', '09': 'returned' },
  BD: {
    ...numbers('delivered', '00 01 67 68 70'),
    ...numbers('failed-attempt', '02 20 21 25 34 35 36 46 47'),
    ...numbers('returned', '03 04 05 06 07 08 10 19 22 23 26 33 48 49'),
    ...numbers('problem', '09 12 28 37 43 50 51 52 80'),
    ...numbers('awaiting-pickup', '24'),
    ...numbers('moving', '32 41 45 59 66 69'),
  },
}
const OF_TYPES: Readonly<Record<string, TrackingStep>> = {
  PO: 'posted',
  CO: 'posted',
  RO: 'moving',
  DO: 'moving',
  PMT: 'moving',
  TRI: 'moving',
  PAR: 'moving',
  LDI: 'awaiting-pickup',
  BLQ: 'problem',
}

/** The type says most, but delivery to the sender is no delivery: what the words say of a return goes first. */
export function correiosStep(type: string, number: string, words: string): TrackingStep {
  if (/devol|ao remetente/i.test(words)) return 'returned'
  const family = /^BD[EIR]$/.test(type) ? 'BD' : type
  const numbered = Object.hasOwn(OF_NUMBERS, family) ? OF_NUMBERS[family]![number.padStart(2, '0')] : undefined
  if (numbered) return numbered
  if (Object.hasOwn(OF_TYPES, type)) return OF_TYPES[type]!
  return stepOfWords(words)
}

/** For a type that nobody has written down yet. */
function stepOfWords(words: string): TrackingStep {
  if (/não entregue|não (pôde|foi possível)|tentativa/i.test(words)) return 'failed-attempt'
  if (/entregue ao destinatário|objeto entregue/i.test(words)) return 'delivered'
  if (/saiu para entrega/i.test(words)) return 'out-for-delivery'
  if (/aguardando retirada/i.test(words)) return 'awaiting-pickup'
  if (/postado/i.test(words)) return 'posted'
  return /extravi|roub|bloquead|apreend/i.test(words) ? 'problem' : 'moving'
}

/** The events of one `objetos[]` of «Rastro»; what can't be read is left out. Its moments are those of Brasília. */
export function correiosEvents(object: unknown): TrackingEvent[] {
  const { codObjeto, eventos } = recordOf(object)
  return listOf(eventos).flatMap((told): TrackingEvent[] => {
    const { tipo, codigo, descricao, detalhe, dtHrCriado, unidade } = recordOf(told)
    const [type, number, words] = [textOf(tipo).trim().toUpperCase(), textOf(codigo).trim(), textOf(descricao).trim()]
    const at = readLocalMoment(textOf(dtHrCriado))
    if (type === '' || words === '' || Number.isNaN(at.getTime())) return []
    const { cidade, uf } = recordOf(recordOf(unidade)['endereco'])
    return [
      {
        package: textOf(codObjeto).trim(),
        source: 'correios',
        code: `${type}-${number}`,
        step: correiosStep(type, number, words),
        text: [words, textOf(detalhe).trim()].filter((part) => part !== '').join('. '),
        place: [textOf(cidade).trim(), textOf(uf).trim()].filter((part) => part !== '').join(' – '),
        at,
      },
    ]
  })
}

/** How many codes one question may hold. */
const MOST_CODES = 50

/** Asks «Rastro» for the whole history of many objects at once. */
export const correiosTracking = (
  ask: (method: 'GET', path: string, asking: { signal?: AbortSignal | undefined }) => Promise<unknown>,
) =>
  ({
    mostAtOnce: MOST_CODES,
    ask: async (packages, signal) => {
      const query = packages.map(({ code }) => `codigosObjetos=${encodeURIComponent(code.toUpperCase())}`).join('&')
      const answer = recordOf(await ask('GET', `/srorastro/v1/objetos?${query}&resultado=T`, { signal }))
      const told = new Map(listOf(answer['objetos']).map((object) => [textOf(recordOf(object)['codObjeto']).trim(), object]))
      return packages.flatMap(({ code, reference }) => {
        const events = correiosEvents(told.get(code.toUpperCase())).map((event) => ({ ...event, package: code }))
        return events.length === 0 ? [] : [{ code, reference, events }]
      })
    },
  }) satisfies Tracking

function numbers(step: TrackingStep, list: string): Record<string, TrackingStep> {
  return Object.fromEntries(list.split(' ').map((number) => [number, step]))
}
