import { Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { count } from '#kit/pt-br.ts'
import { Panel } from '../shared/panel.tsx'
import { RankedList } from './ranked-list.tsx'
import type { ProductReport, SearchReport } from './visit-labels.ts'

/** What visitors looked for and the shop did not have, or calls by another name. */
export function SearchesPanel({ rows }: Pick<SearchReport, 'rows'>) {
  const most = Math.max(1, ...rows.map(({ searches }) => searches))
  return (
    <Panel title="Buscas sem resultado">
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nestes dias, toda busca encontrou alguma coisa.
        </Typography>
      ) : (
        <>
          <RankedList
            rows={rows.map(({ words, searches }) => ({
              key: words,
              name: (
                <Link href={`/?s=${encodeURIComponent(words)}`} target="_blank" rel="noopener">
                  {words}
                </Link>
              ),
              value: count(searches, 'vez', 'vezes'),
              part: searches / most,
            }))}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            Se você vende isso com outro nome, escreva a palavra no nome, na descrição ou nas etiquetas do produto: a busca passa
            a encontrar.
          </Typography>
        </>
      )}
    </Panel>
  )
}

/** What visitors looked at and nobody bought. */
export function ProductsPanel({ rows }: Pick<ProductReport, 'rows'>) {
  const most = Math.max(1, ...rows.map(({ views }) => views))
  return (
    <Panel title="Vistos e não comprados">
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nenhum produto foi visto sem ser comprado nestes dias.
        </Typography>
      ) : (
        <>
          <RankedList
            rows={rows.map(({ product_id: id, name, views }) => ({
              key: id,
              name: (
                <Link component={RouterLink} to={`/products/${id}`}>
                  {name}
                </Link>
              ),
              value: count(views, 'vez', 'vezes'),
              part: views / most,
            }))}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            Confira preço, frete, fotos, prazo e estoque destes produtos.
          </Typography>
        </>
      )}
    </Panel>
  )
}
