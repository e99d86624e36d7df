import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import type { FeedHealth as Answer } from '#shop/channels/check-feed.ts'
import { count } from '#kit/pt-br.ts'
import { useApiAction } from '../shared/use-api.ts'
import { type FeedRecord, healthText, joinHealth } from './health-labels.ts'

/** What the channel would refuse, asked for by a press, part by part of a large shop. */
export function FeedHealth({ feed }: { feed: FeedRecord }) {
  const { run, isBusy } = useApiAction()
  const [health, setHealth] = useState<Answer>()
  const check = (after: number) =>
    void run(async (provider) => {
      const part = await provider.read<Answer>(`/vitrine/v1/channel-feeds/${feed.id}/health?after=${after}`)
      setHealth((before) => (after === 0 ? part : joinHealth(before, part)))
    })
  return (
    <>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => check(0)}
        aria-label={`Conferir produtos: ${feed.name}`}
        sx={{ mt: 1 }}
      >
        {isBusy ? 'Conferindo…' : 'Conferir produtos'}
      </Button>
      <Box role="status" sx={{ mt: 1 }}>
        {health && <Alert severity={health.refused > 0 ? 'warning' : 'success'}>{healthText(health)}</Alert>}
      </Box>
      {health && health.rows.length > 0 && <Rows rows={health.rows} />}
      {health && health.next !== null && (
        <Button disabled={isBusy} onClick={() => check(health.next ?? 0)}>
          Conferir os próximos
        </Button>
      )}
    </>
  )
}

const Rows = ({ rows }: { rows: Answer['rows'] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
    {rows.map((row) => (
      <Box
        component="li"
        key={row.product_id}
        sx={{ borderLeft: 3, borderColor: row.is_refused ? 'error.main' : 'divider', pl: 1.5, minWidth: 0 }}
      >
        <Link component={RouteLink} to={`/products/${row.product_id}`} sx={{ overflowWrap: 'anywhere' }}>
          {row.name || `Produto nº ${row.product_id}`}
        </Link>
        {row.problems.map(({ kind, text, offers }) => (
          <Typography key={text} variant="body2" color={kind === 'refused' ? 'error' : 'textSecondary'}>
            {kind === 'refused' ? 'Recusado: ' : 'Dica: '}
            {text}
            {offers > 1 && ` (${count(offers, 'variação', 'variações')})`}
          </Typography>
        ))}
      </Box>
    ))}
  </Box>
)
