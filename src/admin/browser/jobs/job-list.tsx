import { Box, Button, Card, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { type JobRecord, kindText, reasonText, STATES } from './job-labels.ts'
import { Confirm } from '../shared/confirm.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

/** What the shop does by itself, and what a person has to look at. */
export const JobList = () => (
  <RecordList<JobRecord> title="Tarefas" actions={false} filterDefaultValues={{ status: 'dead' }}>
    <StateTabs />
    <Rows />
  </RecordList>
)

function StateTabs() {
  const { filterValues, setFilters } = useListContext()
  const { data: totals } = useAnswer<Partial<Record<JobRecord['status'], number>>>('/vitrine/v1/jobs/totals')
  return (
    <Tabs
      value={(filterValues as { status?: string }).status ?? 'dead'}
      onChange={(_event, status: string) => setFilters({ status })}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Situação das tarefas"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {STATES.map(({ status, name }) => {
        const total = totals?.[status]
        return <Tab key={status} value={status} label={total === undefined ? name : `${name} (${total})`} />
      })}
    </Tabs>
  )
}

function Rows() {
  const { data = [], isPending } = useListContext<JobRecord>()
  if (isPending) return <ScreenSkeleton />
  if (data.length === 0) return <EmptyList>Nenhuma tarefa falhou. Tudo em dia.</EmptyList>
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 1, m: 0, display: 'grid', gap: 1 }}>
      {data.map((job) => (
        <Job key={job.id} job={job} />
      ))}
    </Box>
  )
}

function Job({ job }: { job: JobRecord }) {
  const { run, isBusy } = useApiAction()
  const [isAsking, setIsAsking] = useState(false)
  const name = kindText(job.kind)
  return (
    <Card component="li" sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}{' '}
            <Box component="span" sx={{ fontWeight: 400 }}>
              nº {job.id}
            </Box>
          </Typography>
          <Typography variant="caption" color="textSecondary">
            Pedida em {momentText(job.created_at)} · tentativa {job.attempts} de {job.max_attempts}
            {job.status === 'waiting' && ` · próxima em ${momentText(job.run_at)}`}
            {job.ref && ` · sobre ${job.ref}`}
          </Typography>
        </Box>
        {job.status === 'dead' && (
          <Button
            size="small"
            variant="outlined"
            disabled={isBusy}
            aria-label={`Tentar de novo: ${name} nº ${job.id}`}
            onClick={() => void run((provider) => provider.tell(`/vitrine/v1/jobs/${job.id}/retry`, {}), 'De novo na fila.')}
          >
            Tentar de novo
          </Button>
        )}
        {(job.status === 'dead' || job.status === 'waiting') && (
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            aria-label={`Desistir: ${name} nº ${job.id}`}
            onClick={() => setIsAsking(true)}
          >
            Desistir
          </Button>
        )}
      </Box>
      {job.error && (
        <Typography
          variant="body2"
          component="pre"
          sx={{ m: 0, mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: '0.8rem' }}
        >
          {reasonText(job.error)}
        </Typography>
      )}
      <Confirm
        isOpen={isAsking}
        title={`Desistir de: ${name}?`}
        content="A tarefa não será feita. Um e-mail, por exemplo, deixa de ser enviado."
        confirm="Desistir"
        onConfirm={() => {
          setIsAsking(false)
          void run((provider) => provider.tell(`/vitrine/v1/jobs/${job.id}/give-up`, {}), 'A tarefa não será mais feita.')
        }}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  )
}
