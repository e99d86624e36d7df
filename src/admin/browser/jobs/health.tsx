import OkIcon from '@mui/icons-material/CheckCircle'
import WrongIcon from '@mui/icons-material/Error'
import SkippedIcon from '@mui/icons-material/RemoveCircleOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import { MailWarning } from '../shared/mail-warning.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'

type Finding = { id: string; question: string; status: 'ok' | 'problem' | 'skipped'; problems: string[]; skipped: string | null }

/** What is wrong first; what is well below it. */
const inOrder = (findings: Finding[]) =>
  findings.toSorted((one, other) => Number(other.status === 'problem') - Number(one.status === 'problem'))

/** The doctor's questions, answered by the shop as it runs. */
export function Health() {
  const { data, error, isFetching, refetch } = useAnswer<Finding[]>('/vitrine/v1/doctor')
  const wrong = data?.filter(({ status }) => status === 'problem').length ?? 0
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxInlineSize: 820 }}>
      <Title title="Saúde da loja" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <Alert severity={wrong === 0 ? 'success' : 'warning'}>
          {wrong === 0 ? 'Tudo em ordem.' : `${count(wrong, 'ponto precisa', 'pontos precisam')} de atenção.`}
        </Alert>
      )}
      <MailWarning />
      <Panel
        title="Exame"
        action={
          <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
            Examinar de novo
          </Button>
        }
      >
        {isFetching && <LinearProgress aria-label="Examinando" />}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {inOrder(data ?? []).map((finding) => (
            <Answer key={finding.id} finding={finding} />
          ))}
        </Box>
      </Panel>
    </Box>
  )
}

function Answer({ finding: { question, status, problems, skipped } }: { finding: Finding }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}>
      {status === 'ok' && <OkIcon color="success" titleAccess="Sim" />}
      {status === 'problem' && <WrongIcon color="error" titleAccess="Não" />}
      {status === 'skipped' && <SkippedIcon color="disabled" titleAccess="Não perguntado" />}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: status === 'problem' ? 600 : 400, overflowWrap: 'anywhere' }}>
          {question}
        </Typography>
        {skipped && (
          <Typography variant="body2" color="textSecondary">
            Não perguntado: {skipped}.
          </Typography>
        )}
        {problems.map((problem) => (
          <Typography key={problem} variant="body2" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
            {problem}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
