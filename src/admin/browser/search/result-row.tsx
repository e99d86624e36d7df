import { Avatar, Box, Chip, Link, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import type { SearchPreview } from '#api/vitrine/search-preview-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { OrderedRow } from '../shared/ordered-row.tsx'
import type { Ordering } from '../shared/use-order.ts'
import { hide, pin, type Placing, unpin } from './search-labels.ts'

export type Found = SearchPreview['products'][number]

type Options = {
  product: Found
  place: number
  now: Placing
  /** Those that are pinned. */
  siblings: readonly { id: number }[]
  ordering: Ordering
  isBusy: boolean
  onSave: (next: Placing, text: string) => Promise<unknown>
}

/** One of what is found: why it stands here, and what may be said of it. */
export function ResultRow({ product, place, now, siblings, ordering, isBusy, onSave }: Options) {
  const { id, name, price, in_stock: inStock, picture, is_pinned: isPinned, because } = product
  const at = now.pinned.indexOf(id)
  const said = (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ inlineSize: 20, textAlign: 'end' }}>
        {place}
      </Typography>
      <Avatar variant="rounded" src={picture} alt="" sx={{ inlineSize: 40, blockSize: 40 }}>
        {name.charAt(0)}
      </Avatar>
      <Box sx={{ flex: { xs: '1 1 8rem', sm: '1 1 12rem' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouteLink} to={`/products/${id}`}>
          {name}
        </Link>{' '}
        {isPinned && <Chip size="small" color="primary" label="Fixado" />} {!inStock && <Chip size="small" label="Esgotado" />}
        <Typography variant="body2" color="textSecondary">
          {formatMoney(price)} · {because.join(' · ')}
        </Typography>
      </Box>
    </>
  )
  const act = (label: string, next: Placing, text: string) => (
    <ActionButton label={label} name={name} disabled={isBusy} onClick={() => void onSave(next, text)} />
  )
  const hiding = act('Esconder', hide(now, id), `${name} não aparece mais nesta busca.`)
  if (at >= 0)
    return (
      <OrderedRow
        ordering={ordering}
        siblings={siblings}
        at={at}
        name={name}
        acts={
          <>
            {act('Soltar', unpin(now, id), `${name} volta ao seu lugar.`)}
            {hiding}
          </>
        }
      >
        {said}
      </OrderedRow>
    )
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {/* As wide as a handle, so that pictures stand below each other where there is room. */}
      <Box sx={{ inlineSize: 44, display: { xs: 'none', sm: 'block' } }} />
      {said}
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {act('Fixar', pin(now, id), `${name} fica fixado nesta busca.`)}
        {hiding}
      </Box>
    </Box>
  )
}
