import { Alert, Typography } from '@mui/material'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { CopyField } from './copy-field.tsx'
import { FeedHealth } from './feed-health.tsx'
import type { FeedRecord } from './health-labels.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

/** One list of products for each shopping channel: its address, where it is told, and what would be refused. */
export function FeedsTab() {
  const { data, error } = useAnswer<FeedRecord[]>('/vitrine/v1/channel-feeds')
  if (error) return <Alert severity="info">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Cada endereço mostra sempre os produtos, preços e estoque de agora. O canal o lê sozinho, em geral uma vez por dia.
      </Typography>
      {data.map((feed) => (
        <Panel key={feed.id} title={feed.name}>
          <Typography variant="body2" sx={{ mb: 1.5 }}>
            {feed.where}
          </Typography>
          <CopyField label={`Endereço da lista: ${feed.name}`} value={feed.url} />
          <FeedHealth feed={feed} />
        </Panel>
      ))}
    </>
  )
}
