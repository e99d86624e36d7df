import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { momentText } from '../shared/words.ts'

/** A version of before, as the API tells it. */
export type RevisionRecord = {
  id: number
  date: string
  author_name: string
  title: { raw: string }
  excerpt?: { raw: string }
  document: unknown[]
}

type Options = {
  revision: RevisionRecord
  /** What it changed of the version before it. */
  changes: string
  onCompare: () => void
  onRestore: () => void
}

/** One version of before: when, by whom, and what was done in it. */
export function RevisionRow({ revision: { date, author_name, title }, changes, onCompare, onRestore }: Options) {
  const when = momentText(date)
  return (
    <Row title={title.raw || '(sem título)'} facts={[when, author_name, changes]}>
      <Button size="small" aria-label={`Comparar com a versão de ${when}`} onClick={onCompare}>
        Comparar
      </Button>
      <Button size="small" variant="outlined" aria-label={`Restaurar a versão de ${when}`} onClick={onRestore}>
        Restaurar
      </Button>
    </Row>
  )
}

/** What is saved at the moment; it is in the shop already, so there is nothing to bring back. */
export const PresentVersion = ({ date, changes }: { date: string | null; changes: string }) => (
  <Row title="Versão atual" facts={[momentText(date), changes]} />
)

const Row = ({ title, facts, children }: { title: string; facts: string[]; children?: ReactNode }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider', flexWrap: 'wrap' }}
  >
    <Box sx={{ flex: 1, minWidth: 180 }}>
      <Typography variant="body2">{title}</Typography>
      <Typography variant="caption" color="textSecondary">
        {facts.filter((text) => text !== '').join(' · ')}
      </Typography>
    </Box>
    {children && <Box sx={{ display: 'flex', gap: 1 }}>{children}</Box>}
  </Box>
)
