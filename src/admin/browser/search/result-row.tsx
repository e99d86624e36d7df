import { Avatar, Box, Chip, Link, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import type { SearchPreview } from '#api/vitrine/search-preview-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { moved } from '../shared/moved.ts'
import { Steps } from '../shared/steps.tsx'
import { hide, pin, type Placing, unpin } from './search-labels.ts'

type Options = {
  product: SearchPreview['products'][number]
  place: number
  now: Placing
  isBusy: boolean
  onSave: (next: Placing, text: string) => Promise<unknown>
}

/** One of what is found: why it stands here, and what may be said of it. */
export function ResultRow({ product, place, now, isBusy, onSave }: Options) {
  const { id, name, price, in_stock: inStock, picture, is_pinned: isPinned, because } = product
  const at = now.pinned.indexOf(id)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ inlineSize: 24, textAlign: 'end' }}>
        {place}
      </Typography>
      <Avatar variant="rounded" src={picture} alt="" sx={{ inlineSize: 40, blockSize: 40 }}>
        {name.charAt(0)}
      </Avatar>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouteLink} to={`/products/${id}`}>
          {name}
        </Link>{' '}
        {isPinned && <Chip size="small" color="primary" label="Fixado" />} {!inStock && <Chip size="small" label="Esgotado" />}
        <Typography variant="body2" color="textSecondary">
          {formatMoney(price)} · {because.join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {at >= 0 ? (
          <>
            <Steps
              name={name}
              at={at}
              of={now.pinned.length}
              onMove={(to) => void onSave({ ...now, pinned: moved(now.pinned, at, to) }, `${name} mudou de lugar.`)}
            />
            <ActionButton
              label="Soltar"
              name={name}
              disabled={isBusy}
              onClick={() => void onSave(unpin(now, id), `${name} volta ao seu lugar.`)}
            />
          </>
        ) : (
          <ActionButton
            label="Fixar"
            name={name}
            disabled={isBusy}
            onClick={() => void onSave(pin(now, id), `${name} fica fixado nesta busca.`)}
          />
        )}
        <ActionButton
          label="Esconder"
          name={name}
          disabled={isBusy}
          onClick={() => void onSave(hide(now, id), `${name} não aparece mais nesta busca.`)}
        />
      </Box>
    </Box>
  )
}
