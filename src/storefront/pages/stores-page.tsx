import { nearestFirst } from '#kit/brazil/nearest-cep.ts'
import { formatCep, placeOfCep, readCep } from '#kit/brazil/cep.ts'
import type { ShownPickupPoint } from '#shop/shipping/contract.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { StoreList } from '#widgets/store-locator/store-list.tsx'
import type { PageModel } from '../page-model.ts'
import { crumbFacts, storeFacts } from '../structured-facts.ts'

export const STORES_URL = '/nossas-lojas/'
const TITLE = 'Nossas lojas'
const CRUMBS = [
  { title: 'Início', url: '/' },
  { title: TITLE, url: STORES_URL },
]

/** Where an address asks to be near to; kept pages tell such addresses apart by this alone. */
export const askedCep = (query: Record<string, unknown>): string | undefined =>
  query.cep === undefined ? undefined : (readCep(query.cep) ?? '')

/** The shop's places, the nearest first where somebody says a CEP; an empty one could not be read. */
export function storesPage(points: ShownPickupPoint[], cep: string | undefined, shopUrl: string): PageModel | undefined {
  if (points.length === 0) return undefined
  const isKnown = cep !== undefined && cep !== ''
  const { city, state } = isKnown ? placeOfCep(cep) : {}
  return {
    info: { id: 0, kind: 'page', title: TITLE, path: STORES_URL, crumbs: CRUMBS, pageNumber: 1 },
    head: {
      description: 'Endereços, horários e contatos das nossas lojas e pontos de retirada.',
      canonical: shopUrl + STORES_URL,
      facts: [...points.map((point) => storeFacts(point, shopUrl)), crumbFacts(CRUMBS, shopUrl)],
    },
    bodyClass: 'stores-page',
    tags: ['settings'],
    widgets: ['store-locator', 'breadcrumbs'],
    body: {
      node: (
        <div className="page-width">
          <Breadcrumbs crumbs={CRUMBS} />
          <header className="page-heading">
            <h1>{TITLE}</h1>
            {isKnown && (
              <p role="status">
                As mais perto do CEP {formatCep(cep)}
                {(city ?? state) && ` (${[city, state].filter(Boolean).join(' – ')})`} primeiro.
              </p>
            )}
          </header>
          <h2 className="screen-reader-text">Endereços</h2>
          <StoreList
            points={isKnown ? nearestFirst(points, cep) : points}
            hasSearch={points.length > 1}
            cep={cep}
            problem={cep === '' ? 'Confira o CEP: são oito números, como 01310-100.' : undefined}
          />
        </div>
      ),
    },
  }
}
