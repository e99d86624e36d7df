import { Box, Link, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import type { StoredValueMoveRecord } from '#api/vitrine/gift-card-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { momentText } from '../shared/words.ts'

/** The ledger of a card or of a customer's credit, newest first. */
export function MoveList({ moves }: { moves: readonly StoredValueMoveRecord[] }) {
  if (moves.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Nenhum movimento ainda.
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {moves.map((move) => (
        <Box
          component="li"
          key={move.id}
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2">
              {move.words}
              {move.order_number && (
                <>
                  {' · '}
                  <Link component={RouteLink} to={`/orders/${move.order_id}/show`} aria-label={`Pedido #${move.order_number}`}>
                    #{move.order_number}
                  </Link>
                </>
              )}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {momentText(move.date ?? '')} · {move.author}
              {move.note && ` · ${move.note}`}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
            {move.cents > 0 ? '+' : '−'}
            {formatMoney(Math.abs(move.cents))}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
