import { Alert, Box, Typography } from '@mui/material'
import { useGetMany } from 'react-admin'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { lowestText, type Lowest, type PastPrice, pastPriceText, raisedText, unprovenSale } from './price-labels.ts'
import { nameOf } from './variation-rows.ts'

/** What it cost before: a «de/por» has to be true. */
export function PricesPanel({ productId }: { productId: number }) {
  const { data: prices = [] } = useAnswer<PastPrice[]>(`/vitrine/v1/products/${productId}/prices?per_page=10`)
  const { data: lowest = [] } = useAnswer<Lowest[]>(`/vitrine/v1/products/${productId}/lowest-prices`)
  const ids = [...new Set(prices.map((price) => price.variation_id).filter((id) => id > 0))]
  const { data: variations = [] } = useGetMany<VariationRecord>('variations', { ids, meta: { product: productId } })
  const named = new Map(variations.map((variation) => [variation.id, nameOf(variation)]))
  const raised = raisedText(lowest)
  if (prices.length === 0) return null
  return (
    <Panel title="Preços anteriores">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {lowestText(lowest)}
      </Typography>
      {unprovenSale(lowest) && (
        <Alert severity="warning" sx={{ my: 1 }}>
          O preço cheio não foi cobrado nos últimos 30 dias. Um «de/por» só pode mostrar um preço que a loja praticou de verdade.
        </Alert>
      )}
      {raised && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {raised}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
        {prices.map((price) => (
          <Typography key={price.id} component="li" variant="body2">
            {momentText(`${price.since_gmt}Z`)} · {pastPriceText(price)}
            {price.variation_id > 0 && ` · ${named.get(price.variation_id) ?? 'variação'}`}
          </Typography>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
        Cada mudança de preço fica guardada.
      </Typography>
    </Panel>
  )
}
