import type { Finding, Fix, WidgetOf } from '../finding.ts'
import type { PageFacts } from '../page-facts.ts'

/** A telephone on slow 4G, as page speed is usually measured: 1.6 Mbit/s, 150 ms to the shop and back. */
const BYTES_PER_MS = 200
const ROUND_TRIP_MS = 150
/** Name, connection, encryption, answer. */
const TRIPS_BEFORE_PAGE = 4
export const GOOD_MS = 2_500

/** When the largest thing of the first screen is there, estimated: what has to come before it, then itself. */
export function largestAfterMs({ weight, largest }: Pick<PageFacts, 'weight' | 'largest'>): number | undefined {
  if (!largest) return undefined
  const first = TRIPS_BEFORE_PAGE * ROUND_TRIP_MS + (weight.page + weight.style) / BYTES_PER_MS
  if (largest.what === 'text') return Math.round(first)
  return Math.round(first + ROUND_TRIP_MS * (largest.isLate ? 2 : 1) + largest.bytes / BYTES_PER_MS)
}

export function firstScreenFindings(facts: Pick<PageFacts, 'weight' | 'largest'>, widgetOf: WidgetOf): Finding[] {
  const { largest } = facts
  const ms = largestAfterMs(facts)
  if (!largest || ms === undefined || largest.what === 'text') return []
  const { element, file, isLate } = largest
  if (isLate)
    return [
      {
        key: 'first-screen late',
        kind: 'first-screen',
        element,
        isGrave: true,
        text: `A imagem ${file} é a maior da primeira tela, mas só é buscada por último.`,
        fix: fetchFirst(element, widgetOf),
      },
    ]
  if (ms <= GOOD_MS) return []
  const text = `A imagem ${file}, a maior da primeira tela, aparece só depois de ${inSeconds(ms)} num celular com 4G lento. Use uma imagem mais leve.`
  return [{ key: 'first-screen slow', kind: 'first-screen', element, isGrave: true, text }]
}

function fetchFirst(element: string | undefined, widgetOf: WidgetOf): Fix | undefined {
  const knows = element !== undefined && widgetOf(element)?.settings.some(({ name }) => name === 'first_on_page')
  return knows ? { label: 'Buscar primeiro', change: (settings) => ({ ...settings, first_on_page: 'yes' }) } : undefined
}

export const inSeconds = (ms: number) =>
  `${(ms / 1_000).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`
