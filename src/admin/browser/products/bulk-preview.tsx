import { Box, Link, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { BulkPreviewRow } from '#api/vitrine/bulk-routes.ts'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import { previewText } from './bulk-input.ts'

type Options = { ids: readonly unknown[]; /** What would be asked for. */ input: object }
type Preview = { rows: BulkPreviewRow[]; total: number }
const FIRST = 8

/** What each product would be, by the shop's own rule, before anything is changed. */
export function BulkPreview({ ids, input }: Options) {
  const provider = useDataProvider<Provider>()
  const [isWhole, setIsWhole] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['bulk-preview', ids, input],
    queryFn: () => provider.tell<Preview>('/vitrine/v1/products/bulk/preview', { ids, ...input }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.rows ?? []
  const left = (data?.total ?? 0) - FIRST
  return (
    <Box component="section" aria-label="Prévia" sx={{ mt: 2, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="subtitle2" component="h3">
        Prévia
      </Typography>
      {error && <Typography variant="body2">A prévia não chegou: {error.message}</Typography>}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, maxBlockSize: 260, overflow: 'auto' }}>
        {rows.slice(0, isWhole ? undefined : FIRST).map((row) => (
          <Typography
            component="li"
            variant="body2"
            key={`${row.product_id} ${row.variation_id}`}
            color={row.is_given_away ? 'error' : undefined}
            sx={{ overflowWrap: 'anywhere' }}
          >
            <strong>{row.name}</strong>: {previewText(row)}
            {row.is_given_away && ' (sairia de graça)'}
          </Typography>
        ))}
      </Box>
      {left > 0 && !isWhole && (
        <Link component="button" type="button" variant="body2" onClick={() => setIsWhole(true)}>
          Ver mais {count(left, 'item', 'itens')}
        </Link>
      )}
      {isWhole && left + FIRST > rows.length && (
        <Typography variant="body2">E mais {count(left + FIRST - rows.length, 'item', 'itens')}.</Typography>
      )}
    </Box>
  )
}
