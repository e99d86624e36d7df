import { Box } from '@mui/material'
import { moved, placeIn } from '../shared/moved.ts'
import { useOrder } from '../shared/use-order.ts'
import { type Found, ResultRow } from './result-row.tsx'
import type { Placing } from './search-labels.ts'

type Options = {
  products: readonly Found[]
  now: Placing
  isBusy: boolean
  onSave: (next: Placing, text: string) => Promise<unknown>
}

/** What is found, the first first; those that are pinned are put in order by hand. */
export function ResultList({ products, now, isBusy, onSave }: Options) {
  const siblings = now.pinned.map((id) => ({ id }))
  const ordering = useOrder({
    siblingsOf: () => siblings,
    onMove: (id, to) => {
      const name = products.find((one) => String(one.id) === id)?.name ?? 'O produto'
      void onSave({ ...now, pinned: moved(now.pinned, placeIn(siblings, id), to) }, `${name} mudou de lugar.`)
    },
  })
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {products.map((product, at) => (
        <ResultRow
          key={product.id}
          product={product}
          place={at + 1}
          now={now}
          siblings={siblings}
          ordering={ordering}
          isBusy={isBusy}
          onSave={onSave}
        />
      ))}
    </Box>
  )
}
